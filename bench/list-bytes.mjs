// GET /v1/campaign/mine with 5,006 campaigns: bytes uncompressed and compressed, CPU time of the compression, and the delay
// of other requests meanwhile.
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openFileStore } from '../apps/api/src/files/open-file-store.ts'
import { createJobRunner } from '../apps/api/src/job-runner.ts'
import { jobHandlers } from '../apps/api/src/jobs/job-handlers.ts'
import { createSealer } from '../apps/api/src/secrets.ts'
import { createServing } from '../apps/api/src/serving/create-serving.ts'
import { startSession } from '../apps/api/src/store/accounts/sessions.ts'
import { ensureMonths } from '../apps/api/src/store/facts/partitions.ts'
import { CREATIVES_PER_CAMPAIGN, openWorld } from './world.mjs'

const RUNS = Number(process.env.RUNS ?? 5)
const CAMPAIGNS = 5006
const LIVE = CAMPAIGNS * CREATIVES_PER_CAMPAIGN
/** Last day with facts, so that all 14 days of the trend have data. */
const now = () => new Date('2025-03-14T22:00:00Z')
/** Random IDs as in the product, because sequential ones would compress better. */
const id = (kind, n) => `substr(encode(sha256(('${kind}' || ${n})::bytea), 'base64'), 3, 20)`
const plainID = (kind, n) => `translate(${id(kind, n)}, '+/=', 'xyz')`

async function fill(db) {
  const run = (text) => db.execute(text)
  await ensureMonths(db, [now()])
  await run(`insert into "user" (id, email, first_name, last_name, role, password_hash, created_at, verified_at)
    values ('benchUser', 'bench@placard.test', 'Bench', 'User', 'staff', 'none', now(), now())`)
  await run(`insert into campaign (id, owner_id, name, created_at, updated_at)
    select ${plainID('c', 'n')}, 'benchUser', 'Campaign ' || n, now(), now() from generate_series(1, ${CAMPAIGNS}) n`)
  await run(`insert into creative (id, campaign_id, name, type, width, height, platform, position)
    select ${plainID('r', 'n')}, ${plainID('c', `(1 + n / ${CREATIVES_PER_CAMPAIGN})`)}, 'Creative ' || n, 'Banner', 300, 250, 'Adform',
      n % ${CREATIVES_PER_CAMPAIGN} from generate_series(0, ${LIVE - 1}) n`)
  await run(`insert into live_creative (id, creative_id, position, published_at)
    select ${plainID('l', 'n')}, ${plainID('r', 'n')}, 0, now() from generate_series(0, ${LIVE - 1}) n`)
  await run(`insert into hourly_fact
    select ${plainID('l', `(n * ${CREATIVES_PER_CAMPAIGN})`)}, timestamptz '2025-03-01T12:00:00Z' + make_interval(days => d),
      1000 + (n * 7919 + d * 104729) % 50000, n % 50, n % 9, 400, 300, 250, 220, 200, now()
    from generate_series(0, 13) d, generate_series(0, ${CAMPAIGNS - 1}) n`)
  await run(`insert into live_total
    select ${plainID('l', 'n')}, (n * 7919) % 500000, n % 900, n % 90, 400, 300, 250, 220, 200, now()
    from generate_series(0, ${LIVE - 1}) n`)
  await run('vacuum analyze')
}

/** Returns the transferred bytes of a response body and its duration in ms. */
const fetchRaw = (url, headers) =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    get(url, { headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk) => {
        bytes += chunk.length
      })
      answer.on('end', () => {
        const { statusCode, headers: said } = answer
        const encoding = said['content-encoding'] ?? 'identity'
        if (statusCode !== 200 || encoding !== headers['accept-encoding'])
          reject(new Error(`${statusCode} ${encoding}`))
        else resolve({ bytes, ms: performance.now() - start })
      })
      answer.on('error', reject)
    }).on('error', reject)
  })

const world = await openWorld()
await fill(world.db)
const config = readConfig({ PLACARD_CONSOLE_DIR: 'none', PLACARD_DATA_DIR: world.dataDir }, import.meta.dirname)
const parts = { config, db: world.db, sealer: createSealer('bench'), now }
const base = { ...parts, ...createServing(parts, 'bench', console.log), files: await openFileStore(config) }
const app = await buildApp({
  ...base,
  jobs: createJobRunner({ ...parts, say: console.log }, jobHandlers(base, console.log)),
})
const secret = await startSession(world.db, {
  userID: 'benchUser',
  passwordHash: 'none',
  now: now(),
  expiresAt: new Date('2030-01-01'),
  previous: undefined,
})
const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/v1/campaign/mine`

/** Returns the longest delay of the event loop during `work`, in ms. */
async function longestWait(work) {
  let longest = 0
  let isDone = false
  const watch = (async () => {
    while (!isDone) {
      const start = performance.now()
      await sleep(1)
      longest = Math.max(longest, performance.now() - start - 1)
    }
  })()
  const result = await work()
  isDone = true
  await watch
  return { ...result, longest }
}

const runs = { identity: [], gzip: [], br: [] }
for (let run = 0; run <= RUNS; run++)
  for (const encoding of Object.keys(runs)) {
    const headers = { cookie: `placard=${secret}`, 'accept-encoding': encoding }
    const cpu = process.cpuUsage()
    const result = await longestWait(() => fetchRaw(url, headers))
    const { user, system } = process.cpuUsage(cpu)
    if (run > 0) runs[encoding].push({ ...result, cpu: (user + system) / 1000 })
  }
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
for (const [encoding, results] of Object.entries(runs)) {
  const of = (name) =>
    median(results.map((result) => result[name]))
      .toFixed(0)
      .padStart(6)
  console.log(
    `${encoding.padEnd(9)} ${(results[0].bytes / 1e6).toFixed(2).padStart(6)} MB   ${of('ms')} ms   processor ${of('cpu')} ms   longest wait of others ${of('longest')} ms`,
  )
}
await app.close()
await base.events.close()
await world.close()
