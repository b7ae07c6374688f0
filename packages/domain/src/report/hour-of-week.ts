import {
  COUNTER_NAMES,
  type Counters,
  METRICS,
  type MetricDefinition,
  type MetricName,
  sumCounters,
} from '../metric/metric.js'
import { formatMetric, withMinus } from '../metric/metric-format.js'
import { offsetMinutes, zoneOffset } from '../timezone/timezone.js'
import { type ReportRange, rangeMoments } from './report-range.js'
import type { Report } from './report-schema.js'

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000]
const HOURS_A_DAY = 24

/** Names of the weekdays, Monday first. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Hour of the week, such as Mondays from 14:00 on, with the counters of all its hours in a range. */
export interface HourOfWeek {
  /** 0 is Monday. */
  weekday: number
  /** The hour on the clock of the zone, 0 to 23. */
  hour: number
  /** Number of its hours that are over; 0 when the clock skipped it, or none is over yet. */
  hours: number
  /** Sums of the hours that are over. */
  over: Counters
  /** Counters of the current hour so far; undefined when it is another one. */
  running?: Counters
}

/** A report by hour as a week: 7 days of 24 hours. */
export interface HoursOfWeek {
  /** Monday's 24 hours first. */
  cells: HourOfWeek[]
  /** The zone whose clock it is. */
  tzCode: string
  /** The minute at which hours begin on that clock: 30 in zones of half hours; undefined where the range has several. */
  minute?: number
}

/** A mean over hours, or the sum of them. Ratios are always those of sums. */
export type HourOfWeekValue = 'sum' | 'average'

/** Every hour of a range that has begun, as its UTC moment, of whole hours as reports count them. */
function hoursBegun(range: ReportRange, now: number): number[] {
  const { from, to } = rangeMoments(range, range.tzCode)
  const first = Math.ceil(from.getTime() / HOUR_MS)
  const last = Math.min(Math.floor(to.getTime() / HOUR_MS), Math.ceil(now / HOUR_MS) - 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * HOUR_MS)
}

/** Local time at each moment, as if it were UTC. Reads the offset once a day, and hourly only where it changes. */
function clocksAt(moments: number[], tzCode: string): Date[] {
  const offsetAt = (at: number) => offsetMinutes(zoneOffset(tzCode, new Date(at))) * MINUTE_MS
  const clocks: Date[] = []
  for (let start = 0; start < moments.length; start += HOURS_A_DAY) {
    const day = moments.slice(start, start + HOURS_A_DAY)
    const [first, last] = [offsetAt(day[0] ?? 0), offsetAt(day.at(-1) ?? 0)]
    for (const at of day) clocks.push(new Date(at + (first === last ? first : offsetAt(at))))
  }
  return clocks
}

/**
 * Puts the hours of a report by hour into the hours of a week on its zone's clock. An hour belongs to the one in which
 * it begins. The hour that a clock shows twice counts as two; the one that it skips has none, and so no data.
 */
export function hoursOfWeek({ rows, range, generatedAt }: Pick<Report, 'rows' | 'range' | 'generatedAt'>): HoursOfWeek {
  const { tzCode } = range
  const now = Date.parse(generatedAt)
  const counted = new Map<number, Counters[]>()
  for (const row of rows) {
    const at = Date.parse(row.bucket)
    const others = counted.get(at)
    if (others) others.push(row)
    else counted.set(at, [row])
  }
  const cells = WEEKDAYS.flatMap((_, weekday) =>
    Array.from({ length: HOURS_A_DAY }, (__, hour): HourOfWeek => ({ weekday, hour, hours: 0, over: sumCounters([]) })),
  )
  const minutes = new Set<number>()
  const moments = hoursBegun(range, now)
  const clocks = clocksAt(moments, tzCode)
  for (const [index, at] of moments.entries()) {
    const clock = clocks[index] ?? new Date(at)
    minutes.add(clock.getUTCMinutes())
    const cell = cells[((clock.getUTCDay() + 6) % WEEKDAYS.length) * HOURS_A_DAY + clock.getUTCHours()]
    if (!cell) continue
    const sum = sumCounters(counted.get(at) ?? [])
    if (at + HOUR_MS > now) cell.running = sum
    else {
      cell.hours += 1
      for (const name of COUNTER_NAMES) cell.over[name] += sum[name]
    }
  }
  return { cells, tzCode, minute: minutes.size === 1 ? [...minutes][0] : undefined }
}

/**
 * A metric over some hours of the week; null is no data. A sum has the hour that is still being counted, so that all of
 * them make the report's total; an average has only hours that are over.
 */
export function hourOfWeekValue(
  cells: readonly HourOfWeek[],
  metric: MetricName,
  value: HourOfWeekValue,
): number | null {
  const { kind, value: ofCounters }: MetricDefinition = METRICS[metric]
  const hours = cells.reduce((sum, cell) => sum + cell.hours, 0)
  const running = value === 'sum' ? cells.flatMap((cell) => cell.running ?? []) : []
  if (hours === 0 && running.length === 0) return null
  const result = ofCounters(sumCounters([...cells.map(({ over }) => over), ...running]))
  return result === null || kind === 'ratio' || value === 'sum' ? result : result / hours
}

const fine = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
/** Averages from this value on are shown without decimals. */
const WHOLE_FROM = 100

/** A value of hours of the week in full; averages of counts have a digit after the point while they are small. */
export function formatHourOfWeek(metric: MetricName, value: number | null, kind: HourOfWeekValue): string {
  const { kind: unit }: MetricDefinition = METRICS[metric]
  if (value === null || unit === 'ratio' || kind === 'sum' || value >= WHOLE_FROM) return formatMetric(metric, value)
  return withMinus(fine.format(value))
}

/** An hour of a day as a clock shows it: '14:00'. */
export const formatHour = (hour: number, minute = 0): string =>
  `${String(hour % HOURS_A_DAY).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

/** Label of an hour of the week: 'Monday 14:00 to 15:00'. */
export const hourOfWeekLabel = ({ weekday, hour }: Pick<HourOfWeek, 'weekday' | 'hour'>, minute = 0): string =>
  `${WEEKDAYS[weekday] ?? ''} ${formatHour(hour, minute)} to ${formatHour(hour + 1, minute)}`
