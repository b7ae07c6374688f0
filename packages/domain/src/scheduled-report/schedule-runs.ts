import { addDaysTo, type Day, dayCount, dayInZone, momentInZone, startOfDayInZone } from '../day/day.js'
import { MAX_RANGE_DAYS } from '../report-range/report-range.js'
import type { Zone, ZoneOffset } from '../timezone/timezone.js'
import type { ScheduleInput } from './scheduled-report.js'

/** Time in ms until the data of a period is complete: no run is earlier. */
export const SETTLE_MS = 3 * 3_600_000

/** Frequency, day, time zone and time of a schedule, with the zone's offsets if a server sent them. */
export type ScheduleRule = Pick<ScheduleInput, 'frequency' | 'weekday' | 'monthDay' | 'tzCode' | 'time'> & {
  offsets?: readonly ZoneOffset[] | undefined
}

/** The first and last day of a campaign; null while undecided. */
export interface Flight {
  start: Day | null
  end: Day | null
}

/** Run of a schedule: the days in its zone that it covers, and its due time. */
export interface ScheduleRun {
  start: Day
  end: Day
  runAt: Date
}

const readWeekday = (day: Day) => new Date(day).getUTCDay() || 7
const readDayOfMonth = (day: Day) => Number(day.slice(8))

/** True on the day of a monthly run: the last one of a month that is too short. */
function isMonthDay(day: Day, monthDay: number): boolean {
  return readDayOfMonth(day) === monthDay || (readDayOfMonth(day) < monthDay && addDaysTo(day, 1).endsWith('-01'))
}

/** Returns the period that is sent on `day`: whole days, a whole calendar month; undefined if none is. */
function periodOn(day: Day, { frequency, weekday = 1, monthDay = 1 }: ScheduleRule) {
  if (frequency === 'Monthly') {
    if (!isMonthDay(day, monthDay)) return undefined
    const end = addDaysTo(day, -readDayOfMonth(day))
    return { start: `${end.slice(0, 7)}-01`, end }
  }
  if (frequency === 'Weekly' && readWeekday(day) !== weekday) return undefined
  return { start: addDaysTo(day, frequency === 'Weekly' ? -7 : -1), end: addDaysTo(day, -1) }
}

const settledAt = (end: Day, zone: Zone) => startOfDayInZone(addDaysTo(end, 1), zone).getTime() + SETTLE_MS

function runOn(day: Day, rule: ScheduleRule): ScheduleRun | undefined {
  const period = periodOn(day, rule)
  if (!period) return undefined
  const chosen = momentInZone(day, rule.time, rule).getTime()
  return { ...period, runAt: new Date(Math.max(chosen, settledAt(period.end, rule))) }
}

/** Days have four-digit years, so later ends are ignored. */
const LAST_END = '9999-12-28'

/** Returns the only run of an end-of-campaign schedule: the last days of the flight, up to the maximum range. */
function endRun(rule: ScheduleRule, { start, end }: Flight): ScheduleRun | undefined {
  if (start === null || end === null || end > LAST_END) return undefined
  const days = Math.min(MAX_RANGE_DAYS, dayCount(start, end))
  const [first, second] = [1, 2].map((later) => momentInZone(addDaysTo(end, later), rule.time, rule)) as [Date, Date]
  const isSettled = first.getTime() >= settledAt(end, rule)
  return { start: addDaysTo(end, 1 - days), end, runAt: isSettled ? first : second }
}

/** Returns a schedule's next run after a moment; undefined if there is none. */
export function nextRun(rule: ScheduleRule, flight: Flight, after: Date): ScheduleRun | undefined {
  if (rule.frequency === 'On campaign end') {
    const run = endRun(rule, flight)
    return run && run.runAt > after ? run : undefined
  }
  for (let day = dayInZone(after, rule); ; day = addDaysTo(day, 1)) {
    const run = runOn(day, rule)
    if (run && run.runAt > after) return run
  }
}

/** Next runs of a schedule, `count` at most; one or none for a schedule on the campaign's end. */
export function nextRuns(rule: ScheduleRule, flight: Flight, after: Date, count: number): ScheduleRun[] {
  const runs: ScheduleRun[] = []
  while (runs.length < count) {
    const run = nextRun(rule, flight, runs.at(-1)?.runAt ?? after)
    if (!run) break
    runs.push(run)
  }
  return runs
}

/** Returns the runs from the time `from` on that are due before `until`, the last `count` of them, newest first. */
export function runsBetween(rule: ScheduleRule, flight: Flight, from: Date, until: Date, count: number): ScheduleRun[] {
  const runs: ScheduleRun[] = []
  while (runs.length < count) {
    const run = latestRun(rule, flight, new Date((runs.at(-1)?.runAt ?? until).getTime() - 1))
    if (!run || run.runAt < from) break
    runs.push(run)
  }
  return runs
}

/**
 * Returns the latest run due by a moment, whether or not the schedule existed then; undefined before a campaign's
 * end.
 */
export function latestRun(rule: ScheduleRule, flight: Flight, by: Date): ScheduleRun | undefined {
  if (rule.frequency === 'On campaign end') {
    const run = endRun(rule, flight)
    return run && run.runAt <= by ? run : undefined
  }
  for (let day = dayInZone(by, rule); ; day = addDaysTo(day, -1)) {
    const run = runOn(day, rule)
    if (run && run.runAt <= by) return run
  }
}
