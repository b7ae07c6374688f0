// Delay of other requests while files of a report of 1,000,000 rows are read from the database and written in one process.
import { join } from 'node:path'
import { addDaysTo } from '@placard/domain/internal/dates'
import { writeReport } from '../apps/api/src/exports/write-report.ts'
import { ensureMonths } from '../apps/api/src/store/facts/partitions.ts'
import { findReportSubject } from '../apps/api/src/store/reports/report-subject.ts'
import { FIRST_HOUR, openWorld } from './world.mjs'

const DAYS = 400
const CREATIVES = Number(process.env.ROWS ?? 1_000_000) / DAYS
const START = FIRST_HOUR.slice(0, 10)
const DAY_MS = 86_400_000

async function fillCampaign(db) {
  const first = Date.parse(FIRST_HOUR)
  await ensureMonths(
    db,
    Array.from({ length: DAYS }, (_, day) => new Date(first + day * DAY_MS)),
  )
  await db.execute(`insert into "user" (id, email, first_name, last_name, role, password_hash, created_at, verified_at)
    values ('benchUser', 'bench@placard.test', 'Bench', 'User', 'staff', 'none', now(), now())`)
  await db.execute(
    `insert into campaign (id, owner_id, name, created_at, updated_at) values ('large', 'benchUser', 'Large', now(), now())`,
  )
  await db.execute(`insert into creative (id, campaign_id, name, type, width, height, platform, position)
    select 'r' || n, 'large', 'Creative ' || n, 'Banner', 300, 250, 'Adform', n from generate_series(1, ${CREATIVES}) n`)
  await db.execute(`insert into live_creative (id, creative_id, position, published_at)
    select 'l' || n, 'r' || n, 0, now() from generate_series(1, ${CREATIVES}) n`)
  for (let day = 0; day < DAYS; day++)
    await db.execute(`insert into hourly_fact
      select 'l' || n, timestamptz '${FIRST_HOUR}' + make_interval(days => ${day}), 1000 + n, n % 50, n % 9, 400, 300, 250, 220, 200, now()
      from generate_series(1, ${CREATIVES}) n`)
  await db.execute('vacuum analyze')
}

/**
 * Schedules a turn of the event loop repeatedly, like a request that arrives meanwhile, and records the CPU time of each,
 * which other work of the machine does not change.
 */
function watchTurns() {
  const turns = []
  let isOver = false
  let last = process.threadCpuUsage()
  const turn = () => {
    const now = process.threadCpuUsage()
    turns.push((now.user + now.system - last.user - last.system) / 1000)
    last = process.threadCpuUsage()
    if (!isOver) setTimeout(turn, 1)
  }
  turn()
  return () => {
    isOver = true
    return turns.sort((one, other) => one - other)
  }
}

async function measure({ db, dataDir }, format) {
  const request = {
    campaignID: 'large',
    start: START,
    end: addDaysTo(START, DAYS - 1),
    zone: 'Europe/Berlin',
    format,
    type: 'Full',
    withVideo: true,
  }
  const subject = await findReportSubject(db, { shareTokenID: 'none', campaignID: 'large' }, { campaignID: 'large' })
  const waiting = { signal: new AbortController().signal, onProgress: () => undefined, now: new Date() }
  const started = performance.now()
  const countTurns = watchTurns()
  await writeReport(db, subject, request, join(dataDir, format), waiting)
  const turns = countTurns()
  const at = (share) =>
    `${turns[Math.min(turns.length - 1, Math.floor(turns.length * share))].toFixed(1).padStart(6)} ms`
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${format.padEnd(11)} ${seconds.padStart(6)} s   a turn takes p50 ${at(0.5)}   p99 ${at(0.99)}   p99.9 ${at(0.999)}   at most ${at(1)}`,
  )
}

const world = await openWorld(process.env.DATABASE_URL)
try {
  await fillCampaign(world.db)
  console.log(`${CREATIVES * DAYS} rows, ${world.kind} database`)
  for (const format of ['csv', 'xlsx', 'xlsx-pivot']) await measure(world, format)
} finally {
  await world.close()
}
