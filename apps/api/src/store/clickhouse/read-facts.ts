import { DAY_MS, HOUR_MS } from '@placard/domain/internal/dates'
import type { ClosedDay } from './closed-days.js'
import type { Engine } from './engine.js'
import { judgeServings } from './judge-servings.js'
import type { MovedMonth } from './older-facts.js'

/** Longest time from a serving to an event of it, and the difference of clocks, in ms: with a margin. */
const LONGEST_MS = 50 * HOUR_MS
const EARLIEST_MS = HOUR_MS

/** Number of live ids in one query, so that a list of everything neither exceeds a limit nor one request's time. */
const IDS_AT_ONCE = 20_000

/** Runs that are valid: of closed days of serving, and of months that came from PostgreSQL. */
export interface ValidRuns {
  closed: readonly ClosedDay[]
  moved: readonly MovedMonth[]
}

/** Facts to sum. */
export interface FactsQuery {
  /** Live ids, and the number of the group of each. */
  liveIDs: readonly string[]
  groups: readonly number[]
  /** First and last moment of the hours, in ms. */
  from: number
  to: number
  /** Columns of facts that are summed. */
  columns: readonly string[]
  /** Columns of the result, over `hour` (hours since 1970), `place` (group), `live_id` and `columns`. */
  select: string
  /** Columns to group by. */
  groupBy: string
  /** @default none */
  having?: string
  /** True if only whole UTC days matter, which are stored as sums. @default false */
  isDaily?: boolean
  parameters?: Record<string, readonly number[]>
}

const OPEN =
  'live_id in {ids:Array(String)} and served_at >= fromUnixTimestamp64Milli({servedFrom:Int64}) and served_at <= fromUnixTimestamp64Milli({servedTo:Int64}) and toDate(served_at) not in {closed:Array(Date)}'
/** Group of a live id. */
const PLACE = 'toUInt32(transform(live_id, {ids:Array(String)}, {places:Array(UInt32)}, toUInt32(0))) as place'
const IN_RUNS = 'day in {closed:Array(Date)} and run in {runs:Array(UInt64)}'

/** Returns the facts of a table whose rows are of hours. */
const readHours = (table: string, runs: string, columns: string) =>
  `select live_id, ${PLACE}, toInt64(intDiv(toUnixTimestamp(hour), 3600)) as hour, ${columns} from ${table}
  where live_id in {ids:Array(String)} and ${table}.hour >= toDateTime({from:UInt32}, 'UTC') and ${table}.hour <= toDateTime({to:UInt32}, 'UTC') and ${runs}`

/** Returns the facts of the table whose rows are of days. */
const readDays = (columns: string) =>
  `select live_id, ${PLACE}, toInt64(toUnixTimestamp(toDateTime(date, 'UTC')) / 3600) as hour, ${columns} from fact_day
  where live_id in {ids:Array(String)} and date >= toDate({from:UInt32}) and date <= toDate({to:UInt32}) and ${IN_RUNS}`

async function readSome<Row>(engine: Engine, { closed, moved }: ValidRuns, query: FactsQuery): Promise<Row[]> {
  const { from, to, isDaily = false, columns } = query
  const [servedFrom, servedTo] = [from - LONGEST_MS, to + EARLIEST_MS]
  // Facts of other days of serving have no hours in the range. One that is missing here would be judged twice.
  const near = closed.filter(({ day }) => Date.parse(day) >= servedFrom - DAY_MS && Date.parse(day) <= servedTo)
  const names = columns.join(', ')
  const servedDays = Math.floor(servedTo / DAY_MS) - Math.floor(servedFrom / DAY_MS) + 1
  const within = near.filter(({ day }) => Date.parse(day) > servedFrom - DAY_MS).length
  // Separate queries, because to plan the judging takes longer than to read the facts of a campaign.
  const sources = [
    ...(within < servedDays ? [`select live_id, ${PLACE}, hour, ${names} from (${judgeServings(OPEN, columns)})`] : []),
    ...(near.length === 0 ? [] : [isDaily ? readDays(names) : readHours('fact', IN_RUNS, names)]),
    ...(moved.length > 0 ? [readHours('moved', 'run in {moved:Array(UInt64)}', names)] : []),
  ]
  const having = query.having === undefined ? '' : ` having ${query.having}`
  const rows = sources.map((source) =>
    engine.read<Row>(
      `select ${query.select} from (${source})
      where hour * 3600 >= {from:UInt32} and hour * 3600 <= {to:UInt32} group by ${query.groupBy}${having}`,
      {
        ids: query.liveIDs,
        places: query.groups,
        from: Math.ceil(from / 1000),
        to: Math.floor(to / 1000),
        servedFrom,
        servedTo,
        closed: near.map(({ day }) => day),
        runs: near.map(({ run }) => BigInt(run)),
        moved: moved.map(({ run }) => BigInt(run)),
        ...query.parameters,
      },
    ),
  )
  return (await Promise.all(rows)).flat()
}

/**
 * Sums facts: those of closed days as they are stored, and servings of all others as judged now. A day of serving is
 * read from exactly one side. There can be several rows of the same group: add them up.
 */
export async function readFacts<Row>(engine: Engine, runs: ValidRuns, query: FactsQuery): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < query.liveIDs.length; at += IDS_AT_ONCE) {
    const part = {
      liveIDs: query.liveIDs.slice(at, at + IDS_AT_ONCE),
      groups: query.groups.slice(at, at + IDS_AT_ONCE),
    }
    rows.push(...(await readSome<Row>(engine, runs, { ...query, ...part })))
  }
  return rows
}
