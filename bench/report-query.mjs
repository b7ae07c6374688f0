// Report of a campaign, 30 days by day, over a tenth of the rows and over all of them; peer: DuckDB in memory.
import { DuckDBInstance } from '@duckdb/node-api'
import { reportRows } from '../apps/api/src/store/reports/report-rows.ts'
import { CREATIVES_PER_CAMPAIGN, FIRST_HOUR, factSize, fill, line, openWorld, summary } from './world.mjs'

const ROWS = Number(process.env.ROWS ?? 10_000_000)
const HOURS = 5000
const LIVE_IDS = Math.floor(ROWS / HOURS / 100) * 100
const RUNS = 100

const listLiveIDs = (campaign) =>
  Array.from({ length: CREATIVES_PER_CAMPAIGN }, (_, index) => `l${campaign * CREATIVES_PER_CAMPAIGN + index}`)
const range = { start: '2025-04-01', end: '2025-04-30' }

async function measure(live, ask) {
  const times = []
  let expected
  for (let run = 0; run < RUNS; run++) {
    const campaign = (run * 37) % (live / CREATIVES_PER_CAMPAIGN)
    const started = performance.now()
    const rows = await ask(listLiveIDs(campaign))
    times.push(performance.now() - started)
    expected ??= rows
    if (rows !== expected || rows !== CREATIVES_PER_CAMPAIGN * 30) throw new Error(`It answered ${rows} rows.`)
  }
  return summary(times)
}

const ask = (db) => async (liveIDs) =>
  (
    await reportRows(db, {
      creatives: liveIDs.map((id) => ({ id, liveIDs: [id] })),
      liveIDs,
      ...range,
      zone: 'UTC',
      bucket: 'day',
      withVideoData: true,
    })
  ).length

async function product(name, databaseUrl) {
  const world = await openWorld(databaseUrl)
  try {
    const tenth = LIVE_IDS / 10
    await fill(world.db, { from: 0, to: tenth, hours: HOURS })
    console.log(line(`${name}, ${(tenth * HOURS) / 1e6} million rows`, await measure(tenth, ask(world.db))))
    await fill(world.db, { from: tenth, to: LIVE_IDS, hours: HOURS })
    console.log(line(`${name}, ${(LIVE_IDS * HOURS) / 1e6} million rows`, await measure(LIVE_IDS, ask(world.db))))
    console.log(`${name}: ${await factSize(world.db)}`)
  } finally {
    await world.close()
  }
}

async function duck() {
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect()
  await connection.run(`create table fact as select 'l' || n as live_id, timestamp '${FIRST_HOUR.slice(0, 19).replace('T', ' ')}' + to_hours(h::int) as hour,
    (1000 + (n * 7 + h * 13) % 500)::int as impressions, (h % 50)::int as engagement, (h % 9)::int as clicks,
    400 as video_starts, 300 as q1, 250 as q2, 220 as q3, 200 as completes
    from range(${LIVE_IDS}) a(n), range(${HOURS}) b(h)`)
  return measure(LIVE_IDS, async (liveIDs) => {
    const names = liveIDs.map((id) => `'${id}'`).join(',')
    const answer =
      await connection.runAndReadAll(`select live_id, date_trunc('day', hour) as day, sum(impressions), sum(engagement),
      sum(clicks), sum(video_starts), sum(q1), sum(q2), sum(q3), sum(completes) from fact
      where live_id in (${names}) and hour >= '2025-04-01' and hour < '2025-05-01' group by all`)
    return answer.getRows().length
  })
}

console.log(
  `One campaign (${CREATIVES_PER_CAMPAIGN} live ids), 30 days by day, ${RUNS} different campaigns one after the other`,
)
await product('Placard, embedded database')
if (process.env.DATABASE_URL) await product('Placard, PostgreSQL', process.env.DATABASE_URL)
console.log(line(`DuckDB in memory, ${(LIVE_IDS * HOURS) / 1e6} million rows`, await duck()))
