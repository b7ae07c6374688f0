// Hourly facts in PostgreSQL beside ClickHouse (npm's chdb, in this process), through the product's own code: bytes per
// fact, the report of one campaign, and sums of all campaigns. Both have the same random facts, and one thread each:
// queries of a sum run one after the other. "by hour" reads no stored sums of days and no facts by time.
// DATABASE_URL=… npm run fact-homes. MILLIONS: number of facts, 10 by default. DAYS: the last days that they are of, 183
// by default; sums of 30 days only read the last 61, so those of a third of the facts take as long as those of all.
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '../apps/api/node_modules/drizzle-orm/index.js'
import { createClickHouseFacts } from '../apps/api/src/store/clickhouse/clickhouse-facts.ts'
import { copyRecentFacts } from '../apps/api/src/store/clickhouse/recent-facts.ts'
import { createTables, FACT_COLUMNS } from '../apps/api/src/store/clickhouse/tables.ts'
import { ensureMonths } from '../apps/api/src/store/facts/partitions.ts'
import { createPostgresFacts } from '../apps/api/src/store/facts/postgres-facts.ts'
import { installChdb } from '../scripts/services/chdb.mjs'
import { line, openWorld, summary } from './world.mjs'

const MILLIONS = Number(process.env.MILLIONS ?? 10)
const DAYS = Number(process.env.DAYS ?? 183)
const HOURS = 24 * DAYS
const FIRST = Date.UTC(2026, 9, 31) - DAYS * 864e5
const LIVE_IDS = Math.round((MILLIONS * 1e6) / HOURS)
const LAST = Math.floor((HOURS - 1) / 24)
const dayAt = (day) => new Date(FIRST + day * 864e5).toISOString().slice(0, 10)
const days = { start: dayAt(LAST - 33), end: dayAt(LAST - 4), zone: 'Europe/Berlin' }
const CAMPAIGNS = 20
const RUNS = Number(process.env.RUNS ?? 40)
const SUMS = 7

/** Counters from a random number, in the order of the columns of facts: a busy live ID with invalid traffic. */
const counters = (random, div) => [
  `50 + ${random} % 950`,
  `${div(random, 1000)} % 37`,
  `${div(random, 7)} % 9`,
  `40 + ${random} % 760`,
  `30 + ${random} % 610`,
  `20 + ${random} % 509`,
  `10 + ${random} % 407`,
  `${random} % 331`,
  `${div(random, 3)} % 5`,
]
const listLiveIDs = (run) => Array.from({ length: 20 }, (_, index) => `l${(run * 53 + index * 7) % LIVE_IDS}`)
const all = Array.from({ length: LIVE_IDS }, (_, index) => `l${index}`)

async function openPostgres() {
  const world = await openWorld(process.env.DATABASE_URL)
  await ensureMonths(
    world.db,
    Array.from({ length: HOURS / 24 }, (_, day) => new Date(FIRST + day * 864e5)),
  )
  const values = counters('r', (value, by) => `${value} / ${by}`)
  for (let at = 0; at < HOURS; at += 240)
    await world.db.execute(sql`insert into hourly_fact (live_id, hour, ${sql.raw('impressions, engagement, clicks, video_starts, first_quartiles, midpoints, third_quartiles, video_completes, invalid_traffic')}, written_at)
      select 'l' || n, to_timestamp(${FIRST / 1000} + h * 3600), ${sql.raw(values.join(', '))}, now()
      from generate_series(${at}::int, ${Math.min(at + 240, HOURS) - 1}::int) h, generate_series(0, ${LIVE_IDS - 1}::int) n,
        lateral (select ('x' || substr(md5(n || '-' || h), 1, 7))::bit(28)::int as r) random`)
  await world.db.execute(sql`vacuum analyze hourly_fact`)
  await world.db.execute(
    sql.raw(
      `alter database "${new URL(process.env.DATABASE_URL).pathname.slice(1)}" set max_parallel_workers_per_gather = 0`,
    ),
  )
  await world.db.execute(sql`set max_parallel_workers_per_gather = 0`)
  const { rows } = await world.db.execute(
    sql`select sum(pg_total_relation_size(inhrelid))::float as bytes from pg_inherits where inhparent = 'hourly_fact'::regclass`,
  )
  return { world, facts: createPostgresFacts(world.db), bytes: rows[0].bytes }
}

async function openClickHouse(db) {
  const { folder } = installChdb()
  process.env.PLACARD_TEST_CHDB ??= folder
  // Imported here, because the module reads the variable when it is evaluated.
  const { openTestEngine } = await import('../apps/api/src/testing/test-engine.ts')
  const path = join(tmpdir(), `placard-bench-chdb-${process.pid}`)
  const engine = await openTestEngine(path)
  await createTables(engine)
  const values = counters('r', (value, by) => `intDiv(${value}, ${by})`)
  for (let at = 0; at < HOURS; at += 240)
    await engine.run(`insert into fact (live_id, hour, day, run, ${FACT_COLUMNS.slice(0, 9).join(', ')})
      select concat('l', toString(n)), toDateTime(${FIRST / 1000} + h * 3600, 'UTC') as hour, toDate(hour), 1, ${values.join(', ')} from (
        select ${at} + intDiv(number, ${LIVE_IDS}) as h, number % ${LIVE_IDS} as n,
          bitShiftRight(reinterpretAsUInt32(reverse(substring(MD5(concat(toString(n), '-', toString(h))), 1, 4))), 4) as r
        from numbers(${LIVE_IDS * Math.min(240, HOURS - at)}))`)
  const names = FACT_COLUMNS.slice(0, 9)
  await engine.run(`insert into fact_day (live_id, date, day, run, ${names.join(', ')})
    select live_id, toDate(hour) as date, day, run, ${names.map((name) => `sum(${name})`).join(', ')} from fact group by live_id, date, day, run`)
  await engine.insert(
    'closed',
    Array.from({ length: HOURS / 24 }, (_, day) => [dayAt(day), 1, 0, 1]),
  )
  await copyRecentFacts(engine, Date.now())
  const sizes = {}
  for (const table of ['fact', 'fact_day', 'recent_fact']) {
    await engine.run(`optimize table ${table} final`)
    const [{ bytes }] = await engine.read(
      `select sum(bytes_on_disk) as bytes from system.parts where active and table = '${table}' and database = currentDatabase()`,
    )
    sizes[table] = Number(bytes)
  }
  let last = Promise.resolve()
  const read = (query, parameters) => {
    last = last.then(() => engine.read(`${query} settings max_threads = 1`, parameters))
    return last
  }
  const open = (options) => createClickHouseFacts({ ...engine, read }, db, console.log, options)
  const bytes = sizes.fact + sizes.fact_day + sizes.recent_fact
  return { engine, path, facts: open(), byHour: open({ isByTime: false }), bytes, sizes }
}

async function time(runs, work) {
  const times = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    await work(run)
    times.push(performance.now() - started)
  }
  return summary(times)
}

const postgres = await openPostgres()
// The moved months of an empty database: all that ClickHouse adds to is nothing.
const empty = await openWorld()
const clickHouse = await openClickHouse(empty.db)
const campaign = (facts) => (run) => {
  const liveIDs = listLiveIDs(run % CAMPAIGNS)
  const creatives = liveIDs.map((id) => ({ id, liveIDs: [id] }))
  return facts.reportRows({ ...days, creatives, liveIDs, bucket: 'day', withVideoData: true })
}
const whole = (facts) => () => facts.reportTotals(all, days)
const count = LIVE_IDS * HOURS
const homes = [
  ['PostgreSQL', postgres],
  ['ClickHouse', clickHouse],
]
const summing = [...homes, ['ClickHouse by hour', { facts: clickHouse.byHour }]]
console.log(`${count} facts of ${LIVE_IDS} live IDs, ${days.start} to ${days.end}`)
for (const [name, { bytes }] of homes) console.log(`${name}: ${(bytes / count).toFixed(1)} bytes per fact`)
for (const [table, bytes] of Object.entries(clickHouse.sizes))
  console.log(`  ${table}: ${(bytes / count).toFixed(1)} bytes per fact`)
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other)
const isEqual =
  same(await campaign(postgres.facts)(3), await campaign(clickHouse.facts)(3)) &&
  same(await whole(postgres.facts)(), await whole(clickHouse.facts)()) &&
  same(await whole(postgres.facts)(), await whole(clickHouse.byHour)())
console.log(`figures equal: ${isEqual}`)
for (const round of [1, 2]) {
  for (const [name, { facts }] of homes)
    console.log(line(`${name}, one campaign by day, round ${round}`, await time(RUNS, campaign(facts))))
  for (const [name, { facts }] of summing)
    console.log(line(`${name}, all campaigns, round ${round}`, await time(SUMS, whole(facts))))
}
await Promise.all([postgres.world.close(), empty.close(), clickHouse.engine.close()])
rmSync(clickHouse.path, { recursive: true, force: true })
process.exit(isEqual ? 0 : 1)
