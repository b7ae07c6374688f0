// CPU time of the most frequent calls, in the server and in PostgreSQL on the same Linux machine. Unlike wall-clock times,
// they hardly depend on other work of the machine. Peer: the same SQL without the server.
import { readFileSync } from 'node:fs'
import { eq } from '../apps/api/node_modules/drizzle-orm/index.js'
import { buildApp } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openFileStore } from '../apps/api/src/files/open-file-store.ts'
import { createJobRunner } from '../apps/api/src/job-runner.ts'
import { jobHandlers } from '../apps/api/src/jobs/job-handlers.ts'
import { createSealer } from '../apps/api/src/secrets.ts'
import { createServing } from '../apps/api/src/serving/create-serving.ts'
import { startSession } from '../apps/api/src/store/accounts/sessions.ts'
import { listCampaigns } from '../apps/api/src/store/campaigns/campaigns.ts'
import { addFacts } from '../apps/api/src/store/facts/facts.ts'
import { createPostgresFacts } from '../apps/api/src/store/facts/postgres-facts.ts'
import { reportRows } from '../apps/api/src/store/reports/report-rows.ts'
import { campaign } from '../apps/api/src/store/schema.ts'
import { CREATIVES_PER_CAMPAIGN, fill, openWorld } from './world.mjs'

const HOURS = 5000
const LIVE_IDS = Number(process.env.ROWS ?? 10_000_000) / HOURS
const TICK_MS = 10
const now = () => new Date('2025-06-30T22:00:00Z')
const counters = {
  impressions: 5,
  engagement: 1,
  clicks: 1,
  videoStarts: 3,
  firstQuartiles: 2,
  midpoints: 2,
  thirdQuartiles: 1,
  videoCompletes: 1,
}

const { db, close, dataDir } = await openWorld(process.env.DATABASE_URL)
if ((await db.$count(campaign)) === 0) await fill(db, { from: 0, to: LIVE_IDS, hours: HOURS })

/** Returns the CPU time of PostgreSQL for each connection to this database, in ms. */
async function databaseCpu() {
  const { rows } = await db.execute('select pid from pg_stat_activity where datname = current_database()')
  return new Map(
    rows.map(({ pid }) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
      return [pid, (Number(fields[11]) + Number(fields[12])) * TICK_MS]
    }),
  )
}

async function measure(name, runs, call) {
  for (let run = 0; run < 20; run++) await call(run)
  const [before, own] = [await databaseCpu(), process.cpuUsage()]
  for (let run = 0; run < runs; run++) await call(run)
  const { user, system } = process.cpuUsage(own)
  let database = 0
  for (const [pid, cpu] of await databaseCpu()) database += cpu - (before.get(pid) ?? 0)
  const inMs = (total) => `${(total / runs).toFixed(2)} ms`
  console.log(`${name.padEnd(48)} PostgreSQL ${inMs(database)}   server ${inMs((user + system) / 1000)}`)
}

const listLiveIDs = (run) =>
  Array.from({ length: CREATIVES_PER_CAMPAIGN }, (_, index) => `l${((run * 37) % (LIVE_IDS / 10)) * 10 + index}`)
const days = (start, end) => ({ start, end, zone: 'UTC', bucket: 'day', withVideoData: true })
await measure('report of 10 live ids, 30 days by day', 200, (run) =>
  reportRows(db, { liveIDs: listLiveIDs(run), ...days('2025-05-01', '2025-05-30') }),
)
await measure('report of 10 live ids, 7 days by day', 200, (run) =>
  reportRows(db, { liveIDs: listLiveIDs(run), ...days('2025-05-01', '2025-05-07') }),
)

const config = readConfig({ PLACARD_CONSOLE_DIR: 'none', PLACARD_DATA_DIR: dataDir }, import.meta.dirname)
const parts = { config, db, sealer: createSealer('bench'), now }
const base = { ...parts, ...createServing(parts, 'bench', console.log), files: await openFileStore(config) }
const app = await buildApp({
  ...base,
  jobs: createJobRunner({ ...parts, say: console.log }, jobHandlers(base, console.log)),
})
const session = { userID: 'benchUser', passwordHash: 'none', now: now(), previous: undefined }
const secret = await startSession(db, { ...session, expiresAt: new Date('2030-01-01') })
const url = '/api/v1/campaign/mine?paginate%5Bpage%5D=1'
await measure('list of 25 campaigns, whole', 100, async () => {
  const { statusCode } = await app.inject({ url, headers: { cookie: `placard=${secret}` } })
  if (statusCode !== 200) throw new Error(`It answered ${statusCode}.`)
})
const where = eq(campaign.ownerID, 'benchUser')
await measure('list of 25 campaigns, its SQL alone', 100, () =>
  listCampaigns({ db, facts: createPostgresFacts(db) }, { where, page: 1, now: now() }),
)

const hour = new Date('2025-06-30T00:00:00Z')
await measure('1,000 facts added', 100, (run) =>
  addFacts(
    db,
    Array.from({ length: 1000 }, (_, index) => ({ liveID: `l${(run * 331 + index) % LIVE_IDS}`, hour, counters })),
    now(),
  ),
)
await app.close()
await base.events.close()
await close()
