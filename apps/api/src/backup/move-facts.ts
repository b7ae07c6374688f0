import type { InvalidKind } from '@placard/domain/creative'
import { INVALID_KINDS } from '@placard/domain/internal/creative'
import { COUNTER_NAMES } from '@placard/domain/internal/report'
import { SERVING_LIFE_MS } from '@placard/domain/internal/tags'
import { sql } from 'drizzle-orm'
import { type Engine, EngineAway } from '../store/clickhouse/engine.js'
import { listMonths, monthBounds, monthTable, readMovedMonths } from '../store/clickhouse/older-facts.js'
import { FACT_COLUMNS, listColumns, localTable, onCluster } from '../store/clickhouse/tables.js'
import { hourlyFact, invalidFact, movedMonth } from '../store/schema.js'
import type { Db } from '../store/store.js'

/** Number of rows that are copied at once. */
const ROWS_AT_ONCE = 20_000

const COLUMNS = COUNTER_NAMES.map((name) => hourlyFact[name].name)

/** Months and rows that were moved. */
export interface MovedFacts {
  months: number
  rows: number
}

/** Key of a row. */
interface FactKey {
  live_id: string
  hour: number
}

async function readPage(db: Db, month: string, after: FactKey): Promise<unknown[][]> {
  const table = sql.identifier(monthTable(month))
  const { from, to } = monthBounds(month)
  const { rows } = await db.execute<Record<string, unknown> & FactKey>(sql`
    select live_id, extract(epoch from hour)::int as hour, ${sql.raw(COLUMNS.join(', '))} from ${table}
    where (live_id, hour) > (${after.live_id}, to_timestamp(${after.hour})) order by live_id, ${table}.hour limit ${ROWS_AT_ONCE}`)
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  const reasons = await db.execute<{ live_id: string; hour: number; kind: InvalidKind; amount: number }>(sql`
    select live_id, extract(epoch from hour)::int as hour, kind, amount from ${invalidFact}
    where live_id >= ${first.live_id} and live_id <= ${last.live_id} and hour >= ${from.toISOString()}::timestamptz and hour < ${to.toISOString()}::timestamptz`)
  const amounts = new Map(reasons.rows.map(({ live_id, hour, kind, amount }) => [`${live_id} ${hour} ${kind}`, amount]))
  return rows.map((row) => [
    row.live_id,
    row.hour,
    ...COLUMNS.map((name) => row[name]),
    ...INVALID_KINDS.map((kind) => amounts.get(`${row.live_id} ${row.hour} ${kind}`) ?? 0),
  ])
}

/** Returns the number of a month's rows and the sum of each column, as texts. */
async function digestDatabase(db: Db, month: string): Promise<string[]> {
  const { from, to } = monthBounds(month)
  const sums = COLUMNS.map((name) => `coalesce(sum(${name}), 0)::text as ${name}`)
  const { rows: facts } = await db.execute<Record<string, string>>(
    sql`select count(*)::text as rows, ${sql.raw(sums.join(', '))} from ${sql.identifier(monthTable(month))}`,
  )
  const { rows: kinds } = await db.execute<{ kind: InvalidKind; sum: string }>(
    sql`select kind, sum(amount)::text as sum from ${invalidFact}
      where hour >= ${from.toISOString()}::timestamptz and hour < ${to.toISOString()}::timestamptz group by kind`,
  )
  const sumByKind = new Map(kinds.map(({ kind, sum }) => [kind, sum]))
  return [
    ...['rows', ...COLUMNS].map((name) => facts[0]?.[name] ?? '0'),
    ...INVALID_KINDS.map((kind) => sumByKind.get(kind) ?? '0'),
  ]
}

async function digestEngine(engine: Engine, run: string): Promise<string[]> {
  const [row] = await engine.read<Record<string, string>>(
    `select toString(count()) as rows, ${FACT_COLUMNS.map((name) => `toString(sum(${name})) as s_${name}`).join(', ')} from moved where run = {run:UInt64}`,
    { run },
  )
  return ['rows', ...FACT_COLUMNS.map((name) => `s_${name}`)].map((name) => row?.[name] ?? '0')
}

/** Copies a month, compares it, and records that it is read in ClickHouse from now on. Returns its number of rows. */
async function moveMonth(engine: Engine, db: Db, month: string, now: Date): Promise<number> {
  const run = String((BigInt(now.getTime()) << 21n) + BigInt(Math.floor(Math.random() * 2 ** 21)))
  // Rows of an attempt that was interrupted are read by nobody.
  await engine.run(
    `alter table ${localTable(engine, 'moved')}${onCluster(engine)} drop partition '${month.slice(0, 7).replace('-', '')}'`,
  )
  let after: FactKey = { live_id: '', hour: 0 }
  for (;;) {
    const page = await readPage(db, month, after)
    const last = page.at(-1)
    if (!last) break
    await engine.insert(
      `moved (live_id, hour, ${listColumns()}, run)`,
      page.map((row) => [...row, run]),
      { isSafe: true },
    )
    after = { live_id: String(last[0]), hour: Number(last[1]) }
  }
  return db.transaction(async (tx) => {
    // A server without ClickHouse that still writes into the month has to wait until it is compared.
    await tx.execute(sql`lock table ${sql.identifier(monthTable(month))} in share mode`)
    const [before, copied] = [await digestDatabase(tx, month), await digestEngine(engine, run)]
    if (before.join() !== copied.join())
      throw new Error(
        `${month.slice(0, 7)} differs after copying (${before.join(', ')} in the database, ${copied.join(', ')} in ClickHouse). It is still read in the database; run the command again.`,
      )
    const rows = Number(before[0])
    await tx.insert(movedMonth).values({ month, run, rows, movedAt: now })
    return rows
  })
}

/**
 * Moves the facts of closed months from the database to ClickHouse, while servers run. It can be interrupted and
 * repeated: a month is read in the database until all of it was copied and compared, and from then on in ClickHouse.
 * Its rows stay in the database for 30 days.
 */
export async function moveFacts(engine: Engine, db: Db, now: Date, print: (text: string) => void): Promise<MovedFacts> {
  const done = new Set((await readMovedMonths(db)).map(({ month }) => month))
  const moved: MovedFacts = { months: 0, rows: 0 }
  for (const month of await listMonths(db)) {
    if (done.has(month) || monthBounds(month).to.getTime() + SERVING_LIFE_MS > now.getTime()) continue
    try {
      const rows = await moveMonth(engine, db, month, now)
      print(`${month.slice(0, 7)}: ${rows} rows, counts and sums are equal.`)
      moved.months += 1
      moved.rows += rows
    } catch (cause) {
      if (!(cause instanceof EngineAway)) throw cause
      throw new Error(
        `ClickHouse stopped answering (${cause.message}). ${moved.months} months were moved; run the command again.`,
      )
    }
  }
  return moved
}
