import type { InvalidKind } from '@placard/domain/creative'
import { COUNTER_NAMES } from '@placard/domain/internal/report'
import type { CounterName, Counters } from '@placard/domain/report'
import { type SQL, sql } from 'drizzle-orm'
import { hourlyFact, invalidFact, liveTotal } from '../schema.js'
import type { Db } from '../store.js'

/** Counters of a live id in one UTC hour. */
export interface Fact {
  liveID: string
  hour: Date
  counters: Counters
  /** Reasons of its invalid traffic, as far as known. */
  kinds?: Partial<Record<InvalidKind, number>> | undefined
}

const column = <T>(facts: Fact[], type: string, cell: (fact: Fact) => T) =>
  sql`${sql.param(facts.map(cell))}::${sql.raw(type)}[]`

const joinColumns = (names: readonly CounterName[], part: (column: SQL) => SQL): SQL =>
  sql.join(
    names.map((name) => part(sql.identifier(hourlyFact[name].name) as unknown as SQL)),
    sql`, `,
  )

/** Columns of the counters, in their order. */
export const COUNTERS: SQL = joinColumns(COUNTER_NAMES, (name) => name)

/** Conditions for the hours of events and of videos, by the first part of their columns' names. */
const HOURS = {
  event: sql`impressions + engagement + clicks > 0`,
  video: sql`video_starts + video_completes > 0`,
}
const HOUR_COLUMNS = sql.raw('first_event_hour, last_event_hour, first_video_hour, last_video_hour')
const FIRST_AND_LAST = sql.join(
  [HOURS.event, HOURS.video].map((is) => sql`min(hour) filter (where ${is}), max(hour) filter (where ${is})`),
  sql`, `,
)
const WIDENED = sql.raw(
  ['event', 'video']
    .map(
      (kind) =>
        `first_${kind}_hour = least(live_total.first_${kind}_hour, excluded.first_${kind}_hour), last_${kind}_hour = greatest(live_total.last_${kind}_hour, excluded.last_${kind}_hour)`,
    )
    .join(', '),
)

/**
 * Returns the end of a statement whose CTE `given` has live ids, hours, counts and the kind of invalid traffic among
 * them: adds them to the hours and to the totals. Rows are written in a fixed order, so that two servers never
 * deadlock.
 */
export function addGiven(writtenAt: Date): SQL {
  const sums = joinColumns(COUNTER_NAMES, (name) => sql`sum(${name})`)
  const raised = (table: SQL) =>
    joinColumns(COUNTER_NAMES, (name) => sql`${name} = ${table}.${name} + excluded.${name}`)
  const at = sql`${writtenAt.toISOString()}::timestamptz`
  return sql`hours as (
      insert into ${hourlyFact} (live_id, hour, ${COUNTERS}, written_at)
      select live_id, hour, ${sums}, ${at} from given group by live_id, hour order by live_id, hour
      on conflict (live_id, hour) do update set ${raised(sql`hourly_fact`)}, written_at = excluded.written_at
    )
    insert into ${liveTotal} (live_id, ${COUNTERS}, written_at, first_impression_at, ${HOUR_COLUMNS}, last_invalid_kind, last_invalid_at)
    select live_id, ${sums}, ${at}, case when sum(impressions) > 0 then ${at} end, ${FIRST_AND_LAST}, max(kind), case when max(kind) is not null then ${at} end
    from given group by live_id order by live_id
    on conflict (live_id) do update set ${raised(sql`live_total`)}, written_at = greatest(live_total.written_at, excluded.written_at),
      first_impression_at = case when live_total.impressions = 0 then excluded.first_impression_at else live_total.first_impression_at end,
      ${WIDENED},
      last_invalid_kind = coalesce(excluded.last_invalid_kind, live_total.last_invalid_kind),
      last_invalid_at = coalesce(excluded.last_invalid_at, live_total.last_invalid_at)`
}

/** Returns a CTE that adds the invalid traffic of the CTE `reasons` (live id, hour, kind, amount) by its reason. */
export const addReasons: SQL = sql`reasoned as (
      insert into ${invalidFact} (live_id, hour, kind, amount)
      select live_id, hour, kind, sum(amount)::int from reasons group by live_id, hour, kind order by live_id, hour, kind
      on conflict (live_id, hour, kind) do update set amount = invalid_fact.amount + excluded.amount
    )`

/**
 * Adds counts to the hours of live ids and to their totals, in one statement. The monthly partition has to exist:
 * see `ensureMonths`.
 */
export async function addFacts(db: Db, facts: Fact[], writtenAt: Date): Promise<void> {
  if (facts.length === 0) return
  const input = sql.join(
    [
      column(facts, 'text', ({ liveID }) => liveID),
      column(facts, 'timestamptz', ({ hour }) => hour.toISOString()),
      ...COUNTER_NAMES.map((name) => column(facts, 'int', (fact) => fact.counters[name])),
    ],
    sql`, `,
  )
  const reasons = JSON.stringify(
    facts.flatMap(({ liveID, hour, kinds = {} }) =>
      Object.entries(kinds).map(([kind, amount]) => ({ live_id: liveID, hour: hour.toISOString(), kind, amount })),
    ),
  )
  await db.execute(
    sql`with given (live_id, hour, ${COUNTERS}, kind) as (select *, null::text from unnest(${input})),
      reasons as (select * from json_to_recordset(${reasons}::json) as each(live_id text, hour timestamptz, kind text, amount int)),
      ${addReasons}, ${addGiven(writtenAt)}`,
  )
}
