import { INVALID_KINDS } from '@placard/domain/internal/creative'
import { COUNTER_NAMES } from '@placard/domain/internal/report'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import { engineTotal, hourlyFact, liveTotal } from '../schema.js'
import type { Db } from '../store.js'
import { readClosedDays } from './closed-days.js'
import type { Engine } from './engine.js'
import { judgeServings } from './judge-servings.js'
import { listColumns } from './tables.js'

/** Key of the advisory lock; unique in this database. */
const TOTALS_LOCK = 7_205_113

/** Number of live ids whose totals are written at once. */
const ROWS_AT_ONCE = 2000

const isEvent = 'impressions + engagement + clicks > 0'
const isVideo = 'videoStarts + videoCompletes > 0'
const hasInvalid = 'invalidTraffic > 0'

/**
 * Sums per live id that has servings: of days whose servings are dropped from sums by day, which nothing changes any
 * more, and of the others by hour, whose first and last hours are needed too.
 */
const TOTALS = `
  select live_id, ${COUNTER_NAMES.map((name) => `sum(${name}) as t_${name}`).join(', ')},
    ${[isEvent, isVideo].map((is, index) => `minIf(hour, isHourly and ${is}) as first_${index}, maxIf(hour, isHourly and ${is}) as last_${index}`).join(', ')},
    argMaxIf(arrayFirst(each -> each.1 > 0, [${INVALID_KINDS.map((kind) => `(invalid_${kind}, '${kind}')`).join(', ')}]).2, hour, isHourly and ${hasInvalid}) as kind
  from (
    select live_id, hour, true as isHourly, ${listColumns()} from (${judgeServings('toDate(served_at) not in {closed:Array(Date)}')})
    union all
    select live_id, toInt64(intDiv(toUnixTimestamp(hour), 3600)) as hour, true as isHourly, ${listColumns()} from fact
      where day in {kept:Array(Date)} and run in {runs:Array(UInt64)}
    union all
    select live_id, toInt64(0) as hour, false as isHourly, ${listColumns()} from fact_day
      where day in {dropped:Array(Date)} and run in {runs:Array(UInt64)} and live_id in (select distinct live_id from serving)
  ) group by live_id`

interface TotalRow extends Record<`t_${string}` | 'live_id' | 'kind', string> {
  first_0: string
  last_0: string
  first_1: string
  last_1: string
}

const columns = COUNTER_NAMES.map((name) => hourlyFact[name].name)
const list = (each: (name: string) => string): SQL => sql.raw(columns.map(each).join(', '))
const total = getTableName(liveTotal)
const HOURS = ['first_event_hour', 'last_event_hour', 'first_video_hour', 'last_video_hour'] as const

/** Adds the difference to what was added before, and widens the hours; what did not change is not written. */
const addTotals = (rows: TotalRow[], now: Date): SQL => {
  const hour = (text: string) => (Number(text) > 0 ? new Date(Number(text) * 3_600_000).toISOString() : null)
  const json = JSON.stringify(
    rows.map((row) => ({
      live_id: row.live_id,
      ...Object.fromEntries(COUNTER_NAMES.map((name) => [hourlyFact[name].name, Number(row[`t_${name}`])])),
      first_event_hour: hour(row.first_0),
      last_event_hour: hour(row.last_0),
      first_video_hour: hour(row.first_1),
      last_video_hour: hour(row.last_1),
      kind: row.kind === '' ? null : row.kind,
    })),
  )
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`with given as (
      select * from json_to_recordset(${json}::json) as each(live_id text, ${list((name) => `${name} bigint`)},
        ${sql.raw(HOURS.map((name) => `${name} timestamptz`).join(', '))}, kind text)
    ),
    changed as (
      select given.live_id, ${list((name) => `given.${name} - coalesce(before.${name}, 0) as ${name}`)},
        ${sql.raw(HOURS.map((name) => `given.${name}`).join(', '))}, given.kind
      from given left join ${engineTotal} as before on before.live_id = given.live_id
      where (before.read_at is null or before.read_at < ${at}) and (${list((name) => `given.${name}`)}) is distinct from (${list((name) => `coalesce(before.${name}, 0)`)})
    ),
    noted as (
      insert into ${engineTotal} (live_id, ${list((name) => name)}, read_at)
      select live_id, ${list((name) => name)}, ${at} from given where live_id in (select live_id from changed)
      on conflict (live_id) do update set ${list((name) => `${name} = excluded.${name}`)}, read_at = excluded.read_at
    )
    insert into ${liveTotal} (live_id, ${list((name) => name)}, written_at, ${sql.raw(HOURS.join(', '))}, first_impression_at, last_invalid_kind, last_invalid_at)
    select live_id, ${list((name) => name)}, ${at}, ${sql.raw(HOURS.join(', '))}, case when impressions > 0 then ${at} end,
      case when invalid_traffic > 0 then kind end, case when invalid_traffic > 0 then ${at} end
    from changed order by live_id
    on conflict (live_id) do update set ${list((name) => `${name} = ${total}.${name} + excluded.${name}`)},
      written_at = greatest(${sql.raw(total)}.written_at, excluded.written_at),
      first_event_hour = least(${sql.raw(total)}.first_event_hour, excluded.first_event_hour),
      last_event_hour = greatest(${sql.raw(total)}.last_event_hour, excluded.last_event_hour),
      first_video_hour = least(${sql.raw(total)}.first_video_hour, excluded.first_video_hour),
      last_video_hour = greatest(${sql.raw(total)}.last_video_hour, excluded.last_video_hour),
      first_impression_at = case when ${sql.raw(total)}.impressions = 0 then excluded.first_impression_at else ${sql.raw(total)}.first_impression_at end,
      last_invalid_kind = coalesce(excluded.last_invalid_kind, ${sql.raw(total)}.last_invalid_kind),
      last_invalid_at = coalesce(excluded.last_invalid_at, ${sql.raw(total)}.last_invalid_at)`
}

/**
 * Brings the totals of live ids in the database up to date, which lists and tags show: so they need no query of
 * ClickHouse, and show the last known totals while it is away. Repeating it adds nothing. `now` is when it begins.
 */
export async function addEngineTotals(engine: Engine, db: Db, now: Date): Promise<void> {
  const days = await readClosedDays(engine)
  const rows = await engine.read<TotalRow>(TOTALS, {
    closed: days.map(({ day }) => day),
    kept: days.filter(({ isDropped }) => !isDropped).map(({ day }) => day),
    dropped: days.filter(({ isDropped }) => isDropped).map(({ day }) => day),
    runs: days.map(({ run }) => BigInt(run)),
  })
  await db.transaction(async (tx) => {
    // The difference is to what is stored when the statement begins.
    await tx.execute(sql`select pg_advisory_xact_lock(${TOTALS_LOCK})`)
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await tx.execute(addTotals(rows.slice(at, at + ROWS_AT_ONCE), now))
  })
}
