import { formatInTimeZone } from 'date-fns-tz'
import { rangeText } from '../report/range-text.js'
import { type ReportRange, rangeMoments } from '../report/report-range.js'
import { timezoneAt } from '../timezone/timezone.js'
import { type Flight, latestRun, nextRun, type ScheduleRule, type ScheduleRun } from './schedule-runs.js'

/** What each run of a frequency covers, to be read beside the choice. */
export const SCHEDULE_COVERS: Readonly<Record<ScheduleRule['frequency'], string>> = {
  Daily: 'Each day covers the day before.',
  Weekly: 'Each Monday covers the week before, Monday to Sunday.',
  Monthly: 'Each 1st of a month covers the month before.',
  'On campaign end': 'Once, after the last day of the campaign is over. Covers the whole campaign.',
}

/** A moment with its zone and offset, such as 'Mon 16 Nov 2026 at 09:00 (GMT+01:00) Europe/Berlin'. */
export const zonedMomentText = (at: Date, tzCode: string): string =>
  `${formatInTimeZone(at, tzCode, "EEE d MMM yyyy 'at' HH:mm")} ${timezoneAt(tzCode, at).label}`

/** When a run is and what it covers. */
export const runText = ({ runAt, ...range }: ScheduleRun, tzCode: string): string =>
  `${zonedMomentText(runAt, tzCode)}, covering ${rangeText(range)}`

/** When a schedule runs next and what it will cover, or why it will not run. */
export function nextRunText(rule: ScheduleRule, flight: Flight, now: Date): string {
  const run = nextRun(rule, flight, now)
  if (run) return `Next: ${runText(run, rule.tzCode)}.`
  return latestRun(rule, flight, now)
    ? 'Not planned any more: the campaign has ended.'
    : 'Not planned yet: the campaign has no last day.'
}

/** The zone that a range's days are counted in, with its offset; with both where the clocks change on the way. */
export function rangeZoneText({ tzCode, ...days }: ReportRange): string {
  const { from, to } = rangeMoments(days, tzCode)
  const [first, last] = [timezoneAt(tzCode, from), timezoneAt(tzCode, to)]
  return first.offset === last.offset ? first.label : `${first.label}, GMT${last.offset} since the clocks changed`
}
