import { formatInTimeZone } from 'date-fns-tz'
import { formatRange } from '../day/day-text.js'
import { EXPORT_FORMATS } from '../report/report-options.js'
import { type ReportRange, rangeMoments } from '../report/report-range.js'
import { timezoneAt } from '../timezone/timezone.js'
import { type Flight, latestRun, nextRun, type ScheduleRule, type ScheduleRun, SETTLE_MS } from './schedule-runs.js'
import type { ScheduleInput } from './scheduled-report.js'

/** Hint of each frequency: when a run is sent and what it covers. */
export const SCHEDULE_COVERS: Readonly<Record<ScheduleRule['frequency'], string>> = {
  Daily: 'Sent every day, covering the previous day.',
  Weekly: 'Sent every Monday, covering the previous Mon–Sun.',
  Monthly: 'Sent on the 1st, covering the previous month.',
  'On campaign end': 'Sent once, after the last day, covering the whole campaign.',
}

const WHEN: Readonly<Record<ScheduleRule['frequency'], string>> = {
  Daily: 'Every day',
  Weekly: 'Every Monday',
  Monthly: 'On the 1st of every month',
  'On campaign end': 'Once, after the last day of the campaign,',
}
const WHAT: Readonly<Record<ScheduleRule['frequency'], string>> = {
  Daily: 'of the day before',
  Weekly: 'of the week before',
  Monthly: 'of the month before',
  'On campaign end': 'of the whole campaign',
}

/** First hour at which the data of the previous day is complete, such as '03:00'. */
export const SETTLED_TIME = `${String(SETTLE_MS / 3_600_000).padStart(2, '0')}:00`

/** Hint beside a time at which the data is not complete yet. */
export const TIME_TOO_EARLY = `Not sent before ${SETTLED_TIME}: the last numbers of the day before still come in.`

/** True when reports are sent later than their time, because data is not complete by then. */
export const isTooEarly = ({ frequency, time }: Pick<ScheduleRule, 'frequency' | 'time'>): boolean =>
  frequency !== 'On campaign end' && time < SETTLED_TIME

const peopleText = (recipients: readonly string[]) =>
  recipients.length === 1 ? recipients[0] : `${recipients.length} people`

/**
 * Describes a schedule in one sentence: 'Every Monday at 09:00 (GMT+02:00) Europe/Berlin, the Summary report of the
 * week before as Excel, with video quartiles, to 2 people.' The zone has the offset of the moment `at`.
 */
export function describeSchedule(choices: Omit<ScheduleInput, 'campaignID'>, at: Date): string {
  const { frequency, type, format, tzCode, withVideo, recipients } = choices
  const time = isTooEarly(choices) ? SETTLED_TIME : choices.time
  const sentence = [
    `${WHEN[frequency]} at ${time} ${timezoneAt(tzCode, at).label}`,
    `the ${type} report ${WHAT[frequency]} as ${EXPORT_FORMATS[format]}`,
    ...(withVideo ? ['with video quartiles'] : []),
    ...(recipients.length > 0 ? [`to ${peopleText(recipients)}`] : []),
  ]
  return `${sentence.join(', ')}.`
}

/** Formats a moment with zone and offset: 'Mon 16 Nov 2026 at 09:00 (GMT+01:00) Europe/Berlin'. */
export const formatZonedMoment = (at: Date, tzCode: string): string =>
  `${formatInTimeZone(at, tzCode, "EEE d MMM yyyy 'at' HH:mm")} ${timezoneAt(tzCode, at).label}`

/** Due time of a run and the days that it covers. */
export const formatRun = ({ runAt, ...range }: ScheduleRun, tzCode: string): string =>
  `${formatZonedMoment(runAt, tzCode)}, covering ${formatRange(range)}`

/** Time and days of a schedule's next run, or the reason why there is none. */
export function formatNextRun(rule: ScheduleRule, flight: Flight, now: Date): string {
  const run = nextRun(rule, flight, now)
  if (run) return `Next: ${formatRun(run, rule.tzCode)}.`
  return latestRun(rule, flight, now)
    ? 'Not planned any more: the campaign has ended.'
    : 'Not planned yet: the campaign has no last day.'
}

/** Formats the time zone of a range with its offset; with both offsets across a clock change. */
export function rangeZoneText({ tzCode, ...days }: ReportRange): string {
  const { from, to } = rangeMoments(days, tzCode)
  const [first, last] = [timezoneAt(tzCode, from), timezoneAt(tzCode, to)]
  return first.offset === last.offset ? first.label : `${first.label}, GMT${last.offset} since the clocks changed`
}
