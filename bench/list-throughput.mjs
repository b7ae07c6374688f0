// Throughput of GET /v1/campaign/mine with session, SQL, contract and headers; peer: the same SQL through the bare
// framework.
import autocannon from 'autocannon'
import { eq } from '../apps/api/node_modules/drizzle-orm/index.js'
import Fastify from '../apps/api/node_modules/fastify/fastify.js'
import { buildApp } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openFileStore } from '../apps/api/src/files/open-file-store.ts'
import { createJobRunner } from '../apps/api/src/job-runner.ts'
import { jobHandlers } from '../apps/api/src/jobs/job-handlers.ts'
import { createSealer } from '../apps/api/src/secrets.ts'
import { createServing } from '../apps/api/src/serving/create-serving.ts'
import { startSession } from '../apps/api/src/store/accounts/sessions.ts'
import { listCampaigns } from '../apps/api/src/store/campaigns/campaigns.ts'
import { createPostgresFacts } from '../apps/api/src/store/facts/postgres-facts.ts'
import { campaign } from '../apps/api/src/store/schema.ts'
import { fill, openWorld } from './world.mjs'

const CONNECTIONS = 10
const PATIENCE_SECONDS = 60
const SECONDS = 10
/** Last day with facts, so that all 14 days of the trend have data. */
const now = () => new Date('2025-03-31T22:00:00Z')

async function load(url, headers) {
  const first = await fetch(url, { headers })
  if (!first.ok) throw new Error(`${first.status} ${await first.text()}`)
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    timeout: PATIENCE_SECONDS,
    duration: SECONDS,
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${url}`)
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 }
}

async function measure(name, databaseUrl) {
  const world = await openWorld(databaseUrl)
  await fill(world.db, { from: 0, to: 250, hours: 24 * 90 })
  const config = readConfig({ PLACARD_CONSOLE_DIR: 'none', PLACARD_DATA_DIR: world.dataDir }, import.meta.dirname)
  const parts = { config, db: world.db, sealer: createSealer('bench'), now }
  const base = { ...parts, ...createServing(parts, 'bench', console.log), files: await openFileStore(config) }
  const jobs = createJobRunner({ ...parts, say: console.log }, jobHandlers(base, console.log))
  const app = await buildApp({ ...base, jobs })
  const bare = Fastify()
  const where = eq(campaign.ownerID, 'benchUser')
  bare.get('/', async () =>
    listCampaigns({ db: world.db, facts: createPostgresFacts(world.db) }, { where, page: 1, now: now() }),
  )
  const secret = await startSession(world.db, {
    userID: 'benchUser',
    passwordHash: 'none',
    now: now(),
    expiresAt: new Date('2030-01-01'),
    previous: undefined,
  })
  const [own, peer] = await Promise.all([
    app.listen({ host: '127.0.0.1', port: 0 }),
    bare.listen({ host: '127.0.0.1', port: 0 }),
  ])
  const path = `${own}/api/v1/campaign/mine?paginate%5Bpage%5D=1`
  const headers = { cookie: `placard=${secret}` }
  await load(path, headers)
  const results = { Placard: await load(path, headers), bare: await load(peer, {}) }
  for (const [who, { perSecond, p50, p99 }] of Object.entries(results))
    console.log(`${name}, ${who}: ${perSecond.toFixed(0)} requests a second, p50 ${p50} ms, p99 ${p99} ms`)
  console.log(
    `${name}: ${((results.Placard.perSecond / results.bare.perSecond) * 100).toFixed(0)} % of the bare framework`,
  )
  await app.close()
  await base.events.close()
  await bare.close()
  await world.close()
}

console.log(`25 campaigns with counts and trends, ${CONNECTIONS} connections, ${SECONDS} s each after a warm-up`)
await measure('Embedded database')
if (process.env.DATABASE_URL) await measure('PostgreSQL', process.env.DATABASE_URL)
