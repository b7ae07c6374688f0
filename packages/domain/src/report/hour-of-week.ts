import { formatMetric, withMinus } from '../language/metric-format.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import {
  COUNTER_NAMES,
  type Counters,
  METRICS,
  type MetricDefinition,
  type MetricName,
  sumCounters,
} from '../metric/metric.js'
import { type ReportRange, rangeMoments } from '../report-range/report-range.js'
import { type Zone, zoneMinutes } from '../timezone/timezone.js'
import type { Report } from './report-schema.js'

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000]
const HOURS_A_DAY = 24

/** Names of weekdays, Monday first. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Hour of the week, such as Mondays from 14:00 on, with the counters of all its hours in a range. */
export interface HourOfWeek {
  /** Weekday; 0 is Monday. */
  weekday: number
  /** Local hour, 0 to 23. */
  hour: number
  /** Number of its complete hours; 0 if the clock skipped it or none is complete yet. */
  hours: number
  /** Sums of the complete hours. */
  over: Counters
  /** Counters of the hour in progress; undefined if it is another hour of the week. */
  running?: Counters
}

/** A report by hour as a week: 7 days of 24 hours. */
export interface HoursOfWeek {
  /** Monday's 24 hours first. */
  cells: HourOfWeek[]
  /** Time zone of the hours. */
  tzCode: string
  /** Minute at which hours start: 30 in zones with half-hour offsets; undefined if it changes within the range. */
  minute?: number
}

/** Sum, or mean per hour. Ratios are always computed from sums. */
export type HourOfWeekValue = 'sum' | 'average'

/** Returns the UTC start of every whole hour of a range that has started. */
function hoursBegun(range: ReportRange, now: number): number[] {
  const { from, to } = rangeMoments(range, range)
  const first = Math.ceil(from.getTime() / HOUR_MS)
  const last = Math.min(Math.floor(to.getTime() / HOUR_MS), Math.ceil(now / HOUR_MS) - 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * HOUR_MS)
}

/** Local time at each moment, as if it were UTC. Reads the offset once a day, and hourly only where it changes. */
function clocksAt(moments: number[], zone: Zone): Date[] {
  const offsetAt = (at: number) => zoneMinutes(zone, at) * MINUTE_MS
  const clocks: Date[] = []
  for (let start = 0; start < moments.length; start += HOURS_A_DAY) {
    const day = moments.slice(start, start + HOURS_A_DAY)
    const [first, last] = [offsetAt(day[0] ?? 0), offsetAt(day.at(-1) ?? 0)]
    for (const at of day) clocks.push(new Date(at + (first === last ? first : offsetAt(at))))
  }
  return clocks
}

/**
 * Sums the hours of an hourly report by hour of the week, in its time zone. An hour belongs to the local hour in
 * which it starts. An hour that occurs twice counts as two; a skipped one has no data.
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
  const clocks = clocksAt(moments, range)
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
 * Returns a metric over hours of the week; null is no data. A sum includes the hour in progress, so that it equals
 * the report's total; an average has only complete hours.
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

/** Averages are shown without decimals from this value on. */
const WHOLE_FROM = 100

/** Formats a value of hours of the week in full; small averages of counts have one decimal. */
export function formatHourOfWeek(
  metric: MetricName,
  value: number | null,
  kind: HourOfWeekValue,
  texts: ReportTexts = ENGLISH,
): string {
  const { kind: unit }: MetricDefinition = METRICS[metric]
  if (value === null || unit === 'ratio' || kind === 'sum' || value >= WHOLE_FROM)
    return formatMetric(metric, value, texts)
  return withMinus(texts.number(value, 1))
}

/** Formats an hour of a day: '14:00'. */
export const formatHour = (hour: number, minute = 0): string =>
  `${String(hour % HOURS_A_DAY).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

/** Label of an hour of the week: 'Monday 14:00 to 15:00'. */
export const hourOfWeekLabel = (
  { weekday, hour }: Pick<HourOfWeek, 'weekday' | 'hour'>,
  minute = 0,
  texts: ReportTexts = ENGLISH,
): string => texts.hourOfWeek(texts.weekdays[weekday] ?? '', formatHour(hour, minute), formatHour(hour + 1, minute))
