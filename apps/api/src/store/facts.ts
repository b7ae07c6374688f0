import { COUNTER_NAMES, type CounterName, type Counters } from '@placard/domain'
import { type SQL, sql } from 'drizzle-orm'
import { hourlyFact, liveTotal } from './schema.js'
import type { Db } from './store.js'

/** What was counted for a live id in one UTC hour. */
export interface Fact {
  liveID: string
  hour: Date
  counters: Counters
}

/** Any number will do, as long as nothing else in the database uses it. */
const MONTHS_LOCK = 7_205_112

const monthOf = (moment: Date) => moment.toISOString().slice(0, 7)

function nextMonth(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return monthOf(next)
}

/** Makes the tables of the months that these moments lie in, where they are missing. */
export async function ensureMonths(db: Db, moments: Iterable<Date>): Promise<void> {
  const months = new Set([...moments].map(monthOf))
  // Two servers that make the same table at once would fail in the database's own catalogue.
  await db.execute(sql`select pg_advisory_xact_lock(${MONTHS_LOCK})`)
  for (const month of months) {
    const table = sql.identifier(`hourly_fact_${month.replace('-', '_')}`)
    const bound = (each: string) => sql.raw(`'${each}-01T00:00:00Z'`)
    await db.execute(
      sql`create table if not exists ${table} partition of ${hourlyFact} for values from (${bound(month)}) to (${bound(nextMonth(month))})`,
    )
  }
}

const column = <T>(facts: Fact[], type: string, cell: (fact: Fact) => T) =>
  sql`${sql.param(facts.map(cell))}::${sql.raw(type)}[]`

const namesOf = (names: readonly CounterName[], part: (column: SQL) => SQL): SQL =>
  sql.join(
    names.map((name) => part(sql.identifier(hourlyFact[name].name) as unknown as SQL)),
    sql`, `,
  )

/**
 * Adds counts to the hours of live ids, and to their totals, in one statement: the only way in which facts are written.
 * The month's table must be there: see `ensureMonths`. Rows go in in one order, so that two servers never wait for each
 * other.
 */
export async function addFacts(db: Db, facts: Fact[], writtenAt: Date): Promise<void> {
  if (facts.length === 0) return
  const counters = namesOf(COUNTER_NAMES, (name) => name)
  const input = sql.join(
    [
      column(facts, 'text', ({ liveID }) => liveID),
      column(facts, 'timestamptz', ({ hour }) => hour.toISOString()),
      ...COUNTER_NAMES.map((name) => column(facts, 'int', (fact) => fact.counters[name])),
    ],
    sql`, `,
  )
  const sums = namesOf(COUNTER_NAMES, (name) => sql`sum(${name})`)
  const raised = (table: SQL) => namesOf(COUNTER_NAMES, (name) => sql`${name} = ${table}.${name} + excluded.${name}`)
  const at = sql`${writtenAt.toISOString()}::timestamptz`
  await db.execute(sql`
    with given (live_id, hour, ${counters}) as (select * from unnest(${input})),
    hours as (
      insert into ${hourlyFact} (live_id, hour, ${counters}, written_at)
      select live_id, hour, ${sums}, ${at} from given group by live_id, hour order by live_id, hour
      on conflict (live_id, hour) do update set ${raised(sql`hourly_fact`)}, written_at = excluded.written_at
    )
    insert into ${liveTotal} (live_id, ${counters}, written_at)
    select live_id, ${sums}, ${at} from given group by live_id order by live_id
    on conflict (live_id) do update set ${raised(sql`live_total`)}, written_at = greatest(live_total.written_at, excluded.written_at)`)
}
