// Hourly facts in PostgreSQL beside ClickHouse (npm's chdb, in this process) through the product's own code, and DuckDB by
// SQL: bytes per fact, the report of one campaign, and sums of all campaigns. All have the same random facts, and one
// thread each: queries of a sum run one after the other. They are measured in turns, so that other work slows down all.
// "by hour" reads no stored sums of days and no facts by time.
// DATABASE_URL=… npm run fact-homes. MILLIONS: number of facts, 10 by default. DAYS: the last days that they are of, 183
// by default; sums of 30 days only read the last 61, so those of a third of the facts take as long as those of all.
// KEEP=<folder>: keeps what is loaded, the database too, and measures it again without loading if it is there.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { sql } from '../apps/api/node_modules/drizzle-orm/index.js'
import { createClickHouseFacts } from '../apps/api/src/store/clickhouse/clickhouse-facts.ts'
import { createPostgresFacts } from '../apps/api/src/store/facts/postgres-facts.ts'
import { installChdb } from '../scripts/services/chdb.mjs'
import { createDuckDBFacts } from './duckdb-facts.mjs'
import { loadClickHouse, loadDuckDB, loadPostgres, planFacts } from './fact-loads.mjs'
import { line, openWorld, summary } from './world.mjs'

const MILLIONS = Number(process.env.MILLIONS ?? 10)
const DAYS = Number(process.env.DAYS ?? 183)
const RUNS = Number(process.env.RUNS ?? 40)
const SUMS = Number(process.env.SUMS ?? 9)
const CAMPAIGNS = 20
const { DATABASE_URL, KEEP } = process.env
const plan = planFacts(MILLIONS, DAYS)
const days = { start: plan.dayAt(DAYS - 34), end: plan.dayAt(DAYS - 5), zone: 'Europe/Berlin' }
const folder = KEEP === undefined ? mkdtempSync(join(tmpdir(), 'placard-bench-')) : resolve(KEEP)
mkdirSync(folder, { recursive: true })

/** Loads facts unless the folder says that they are there. */
async function loadOnce(name, load) {
  const note = join(folder, `${name}.json`)
  const wanted = {
    facts: plan.count,
    days: DAYS,
    ...(name === 'postgres' && { database: new URL(DATABASE_URL).pathname }),
  }
  if (existsSync(note)) {
    const loaded = JSON.stringify(JSON.parse(readFileSync(note, 'utf8')))
    if (loaded !== JSON.stringify(wanted)) throw new Error(`${note} is of other facts: ${loaded}`)
    return
  }
  const started = performance.now()
  await load()
  console.log(`${name} loaded in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  writeFileSync(note, JSON.stringify(wanted))
}

async function openPostgres() {
  const world = await openWorld(DATABASE_URL)
  await loadOnce('postgres', () => loadPostgres(world.db, plan))
  const database = new URL(DATABASE_URL).pathname.slice(1)
  await world.db.execute(sql.raw(`alter database "${database}" set max_parallel_workers_per_gather = 0`))
  await world.close()
  // Connections of before still have the setting of before.
  const again = await openWorld(DATABASE_URL)
  const { rows } = await again.db.execute(
    sql`select sum(pg_total_relation_size(inhrelid))::float as bytes from pg_inherits where inhparent = 'hourly_fact'::regclass`,
  )
  return { close: again.close, facts: createPostgresFacts(again.db), sizes: { hourly_fact: rows[0].bytes } }
}

async function openClickHouse(db) {
  process.env.PLACARD_TEST_CHDB ??= installChdb().folder
  // Imported here, because the module reads the variable when it is evaluated.
  const { openTestEngine } = await import('../apps/api/src/testing/test-engine.ts')
  const engine = await openTestEngine(join(folder, 'chdb'))
  await loadOnce('clickhouse', () => loadClickHouse(engine, plan))
  const sizes = {}
  for (const table of ['fact', 'fact_day', 'recent_fact']) {
    const [{ bytes }] = await engine.read(
      `select sum(bytes_on_disk) as bytes from system.parts where active and table = '${table}' and database = currentDatabase()`,
    )
    sizes[table] = Number(bytes)
  }
  await engine.run('system stop merges')
  let last = Promise.resolve()
  const read = (query, parameters) => {
    last = last.then(() => engine.read(`${query} settings max_threads = 1`, parameters))
    return last
  }
  const open = (options) => createClickHouseFacts({ ...engine, read }, db, console.log, options)
  return { close: engine.close, facts: open(), byHour: open({ isByTime: false }), sizes }
}

async function openDuckDB() {
  const path = join(folder, 'facts.duckdb')
  const instance = await DuckDBInstance.create(path, { threads: '1' })
  const connection = await instance.connect()
  await loadOnce('duckdb', () => loadDuckDB(connection, plan))
  return {
    close: () => connection.closeSync(),
    facts: createDuckDBFacts(connection),
    sizes: { fact: statSync(path).size },
  }
}

/** Measures several in turns, after one turn that is not measured. */
async function measure(runs, title, asked) {
  const times = new Map(Object.keys(asked).map((name) => [name, []]))
  for (let run = 0; run <= runs; run++)
    for (const [name, ask] of Object.entries(asked)) {
      const started = performance.now()
      await ask(run)
      if (run > 0) times.get(name).push(performance.now() - started)
    }
  const [peer] = [...times.values()].map(summary)
  for (const [name, list] of times) {
    const found = summary(list)
    const ratios = `${(found.min / peer.min).toFixed(2)} ${(found.p50 / peer.p50).toFixed(2)}`
    console.log(`${line(`${title}: ${name}`, found)}   best and p50 to PostgreSQL ${ratios}`)
  }
}

const listLiveIDs = (run) => Array.from({ length: 20 }, (_, index) => `l${(run * 53 + index * 7) % plan.liveIDs}`)
const all = Array.from({ length: plan.liveIDs }, (_, index) => `l${index}`)
const askCampaign = (facts) => (run) => {
  const liveIDs = listLiveIDs(run % CAMPAIGNS)
  const creatives = liveIDs.map((id) => ({ id, liveIDs: [id] }))
  return facts.reportRows({ ...days, creatives, liveIDs, bucket: 'day', withVideoData: true })
}
const askAll = (facts) => () => facts.reportTotals(all, days)
/** Returns text that is equal for equal figures, in whatever order. */
const toText = (found) =>
  JSON.stringify(
    [found]
      .flat()
      .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
      .toSorted(),
  )

const postgres = await openPostgres()
// The moved months of an empty database: all that ClickHouse adds to is nothing.
const empty = await openWorld()
const clickHouse = await openClickHouse(empty.db)
const duckDB = await openDuckDB()
console.log(`${plan.count} facts of ${plan.liveIDs} live IDs, ${days.start} to ${days.end}`)
for (const [name, { sizes }] of Object.entries({ PostgreSQL: postgres, ClickHouse: clickHouse, DuckDB: duckDB })) {
  const each = Object.entries(sizes).map(([table, bytes]) => `${table} ${(bytes / plan.count).toFixed(1)}`)
  const sum = Object.values(sizes).reduce((one, other) => one + other)
  console.log(`${name}: ${(sum / plan.count).toFixed(1)} bytes per fact (${each.join(', ')})`)
}
const homes = { PostgreSQL: postgres.facts, ClickHouse: clickHouse.facts, DuckDB: duckDB.facts }
const summing = { ...homes, 'ClickHouse by hour': clickHouse.byHour }
const figures = []
for (const facts of Object.values(summing))
  figures.push(`${toText(await askCampaign(facts)(3))} ${toText(await askAll(facts)())}`)
const isEqual = new Set(figures).size === 1
console.log(`figures equal: ${isEqual}`)
const mapFacts = (facts, ask) => Object.fromEntries(Object.entries(facts).map(([name, each]) => [name, ask(each)]))
for (const round of process.env.ROUNDS === '0' ? [] : [1, 2]) {
  await measure(RUNS, `round ${round}, one campaign by day`, mapFacts(homes, askCampaign))
  await measure(SUMS, `round ${round}, all campaigns`, mapFacts(summing, askAll))
}
for (const { close } of [postgres, empty, clickHouse, duckDB]) await close()
if (KEEP === undefined) rmSync(folder, { recursive: true, force: true })
process.exit(isEqual ? 0 : 1)
