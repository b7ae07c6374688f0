import { DAY_MS, HOUR_MS } from '@placard/domain/internal/dates'
import type { ClosedDay } from './closed-days.js'
import type { Engine } from './engine.js'
import { judgeServings } from './judge-servings.js'
import type { MovedMonth } from './older-facts.js'
import { findHours, type Hours, type SplitRange, splitRange } from './split-range.js'

/** Longest time from a serving to an event of it, and the difference of clocks, in ms: with a margin. */
const LONGEST_MS = 50 * HOUR_MS
const EARLIEST_MS = HOUR_MS

/** Number of live ids in one query, so that a list of everything neither exceeds a limit nor one request's time. */
const IDS_AT_ONCE = 20_000

/** Time of two more queries, of sums by day and of facts by time, in granules that could be read instead. */
const QUERY_GRANULES = 150
const GRANULE_ROWS = 1024
const MONTH_MS = 30 * DAY_MS

/** Runs that are valid: of closed days of serving, and of months that came from PostgreSQL. */
export interface ValidRuns {
  closed: readonly ClosedDay[]
  moved: readonly MovedMonth[]
  /** Mean number of facts of an hour in the copies by time. @default 0 */
  factsPerHour?: number
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
  /**
   * Moments in ms at which another sum begins. UTC days without one are read as they are summed up, as if everything
   * was counted in their first hour. @default every hour is a sum of its own
   */
  cuts?: readonly number[]
  /** True to read sums by day and copies by time, for tests. @default if it reads less */
  isByTime?: boolean
  parameters?: Record<string, readonly number[]>
}

/** Query of some facts, and the runs that are valid in it. */
interface Source {
  facts: string
  days: readonly string[]
  runs: readonly string[]
}

const OPEN =
  'live_id in {ids:Array(String)} and served_at >= fromUnixTimestamp64Milli({servedFrom:Int64}) and served_at <= fromUnixTimestamp64Milli({servedTo:Int64}) and toDate(served_at) not in {days:Array(Date)}'
const WITHIN = 'hour * 3600 >= {from:UInt32} and hour * 3600 <= {to:UInt32}'
const IN_RUNS = 'day in {days:Array(Date)} and run in {runs:Array(UInt64)}'

const joinRanges = (ranges: readonly Hours[], condition: (range: Hours) => string) =>
  `(${ranges.map((range) => `(${condition(range)})`).join(' or ')})`

/** Returns the column with the group of a live id. If all have the same, no row takes a look-up. */
function createPlace({ groups }: Pick<FactsQuery, 'groups'>): {
  place: string
  parameters: { places?: readonly number[] }
} {
  const [first = 0] = groups
  return groups.every((group) => group === first)
    ? { place: `toUInt32(${Math.trunc(first)}) as place`, parameters: {} }
    : {
        place: 'toUInt32(transform(live_id, {ids:Array(String)}, {places:Array(UInt32)}, toUInt32(0))) as place',
        parameters: { places: groups },
      }
}

/** Returns the facts of a table whose rows are of hours. */
function readHours(table: string, ranges: readonly Hours[], runs: string, columns: string): string {
  const isWithin = joinRanges(
    ranges,
    ({ from, to }) =>
      `${table}.hour >= toDateTime(${from * 3600}, 'UTC') and ${table}.hour < toDateTime(${to * 3600}, 'UTC')`,
  )
  return `select live_id, toInt64(intDiv(toUnixTimestamp(hour), 3600)) as hour, ${columns} from ${table}
  where live_id in {ids:Array(String)} and ${isWithin} and ${runs}`
}

/** Returns the facts of the table whose rows are of days. */
function readDays(ranges: readonly Hours[], columns: string): string {
  const isWithin = joinRanges(ranges, ({ from, to }) => `date >= toDate(${from / 24}) and date < toDate(${to / 24})`)
  return `select live_id, toInt64(toUInt16(date)) * 24 as hour, ${columns} from fact_day
  where live_id in {ids:Array(String)} and ${isWithin} and ${IN_RUNS}`
}

/** Returns the days of serving that can have facts in some hours. */
const findNear = (closed: readonly ClosedDay[], ranges: readonly Hours[]) =>
  closed.filter(({ day }) => {
    const at = Date.parse(day)
    return ranges.some(({ from, to }) => at >= from * HOUR_MS - LONGEST_MS - DAY_MS && at <= to * HOUR_MS + EARLIEST_MS)
  })

const listRuns = (days: readonly ClosedDay[]) => ({
  days: days.map(({ day }) => day),
  runs: days.map(({ run }) => run),
})

/**
 * Returns whether sums by day and hours from the copies by time are fewer granules than the hours of the live ids,
 * which have one or two granules per month of their own. The copies have those hours of all live ids.
 */
function readsLessByTime(query: FactsQuery, rest: readonly Hours[], factsPerHour: number): boolean {
  const hours = rest.reduce((sum, { from, to }) => sum + to - from, 0)
  const months = (query.to - query.from) / MONTH_MS + 1
  return (query.liveIDs.length * months) / 2 >= QUERY_GRANULES + (hours * factsPerHour) / GRANULE_ROWS
}

/** Returns the facts of closed days. Each day of serving is read from one table of hours. */
function listClosed(closed: readonly ClosedDay[], { days, rest }: SplitRange, isByTime: boolean, names: string) {
  const sources: Source[] = []
  const summed = findNear(closed, days)
  if (summed.length > 0) sources.push({ facts: readDays(days, names), ...listRuns(summed) })
  const near = findNear(closed, rest)
  const recent = isByTime ? near.filter(({ copy }) => copy !== undefined) : []
  if (recent.length > 0)
    sources.push({
      facts: readHours('recent_fact', rest, IN_RUNS, names),
      ...listRuns(recent.map((day) => ({ ...day, run: day.copy ?? day.run }))),
    })
  const others = isByTime ? near.filter(({ copy }) => copy === undefined) : near
  if (others.length > 0) sources.push({ facts: readHours('fact', rest, IN_RUNS, names), ...listRuns(others) })
  return sources
}

async function readSome<Row>(engine: Engine, runs: ValidRuns, query: FactsQuery): Promise<Row[]> {
  const { closed, moved, factsPerHour = 0 } = runs
  const { from, to, columns, cuts } = query
  const [servedFrom, servedTo] = [from - LONGEST_MS, to + EARLIEST_MS]
  // Facts of other days of serving have no hours in the range. One that is missing here would be judged twice.
  const near = closed.filter(({ day }) => Date.parse(day) >= servedFrom - DAY_MS && Date.parse(day) <= servedTo)
  const { place, parameters } = createPlace(query)
  const names = [place, ...columns].join(', ')
  const servedDays = Math.floor(servedTo / DAY_MS) - Math.floor(servedFrom / DAY_MS) + 1
  const within = near.filter(({ day }) => Date.parse(day) > servedFrom - DAY_MS).length
  const hours = [findHours(query)]
  const split = cuts ? splitRange({ from, to, cuts }) : { days: [], rest: hours }
  const isByTime = query.isByTime ?? readsLessByTime(query, split.rest, factsPerHour)
  const ranges = isByTime || split.rest.length === 0 ? split : { days: [], rest: hours }
  // Separate queries, because to plan the judging takes longer than to read the facts of a campaign.
  const sources: Source[] = [
    ...(within < servedDays
      ? [
          {
            facts: `select live_id, hour, ${names} from (${judgeServings(OPEN, columns)}) where ${WITHIN}`,
            ...listRuns(near),
          },
        ]
      : []),
    ...listClosed(near, ranges, isByTime, names),
    ...(moved.length > 0
      ? [
          {
            facts: readHours('moved', hours, 'run in {runs:Array(UInt64)}', names),
            days: [],
            runs: moved.map(({ run }) => run),
          },
        ]
      : []),
  ]
  const having = query.having === undefined ? '' : ` having ${query.having}`
  const rows = sources.map(({ facts, days, runs: numbers }) =>
    engine.read<Row>(`select ${query.select} from (${facts}) group by ${query.groupBy}${having}`, {
      ids: query.liveIDs,
      ...parameters,
      from: Math.ceil(from / 1000),
      to: Math.floor(to / 1000),
      servedFrom,
      servedTo,
      days,
      runs: numbers.map(BigInt),
      ...query.parameters,
    }),
  )
  return (await Promise.all(rows)).flat()
}

/**
 * Sums facts: those of closed days as they are stored, and servings of all others as judged now. A day of serving is
 * read from exactly one side. There can be several rows of the same group: add them up.
 */
export async function readFacts<Row>(engine: Engine, runs: ValidRuns, query: FactsQuery): Promise<Row[]> {
  if (query.liveIDs.length <= IDS_AT_ONCE) return query.liveIDs.length > 0 ? readSome<Row>(engine, runs, query) : []
  const rows: Row[] = []
  // In the order of the tables, so that each part of the list is a part of their rows.
  const pairs = query.liveIDs
    .map((id, index) => ({ id, group: query.groups[index] ?? 0 }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  for (let at = 0; at < pairs.length; at += IDS_AT_ONCE) {
    const part = pairs.slice(at, at + IDS_AT_ONCE)
    const some = { ...query, liveIDs: part.map(({ id }) => id), groups: part.map(({ group }) => group) }
    rows.push(...(await readSome<Row>(engine, runs, some)))
  }
  return rows
}
