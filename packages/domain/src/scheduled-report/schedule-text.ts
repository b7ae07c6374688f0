import { formatRange } from '../day/day-text.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import { type ReportRange, rangeMoments } from '../report-range/report-range.js'
import { localTime, timezoneAt, type Zone } from '../timezone/timezone.js'
import { type Flight, latestRun, nextRun, type ScheduleRule, type ScheduleRun, SETTLE_MS } from './schedule-runs.js'
import type { ScheduleInput } from './scheduled-report.js'

/** First hour at which the data of the previous day is complete, such as '03:00'. */
export const SETTLED_TIME = `${String(SETTLE_MS / 3_600_000).padStart(2, '0')}:00`

/** Returns the hint beside a time at which the data is not complete yet. */
export const tooEarlyText = (texts: ReportTexts = ENGLISH): string => texts.tooEarly(SETTLED_TIME)

/** True when reports are sent later than their time, because data is not complete by then. */
export const isTooEarly = ({
  frequency,
  monthDay = 1,
  time,
}: Pick<ScheduleRule, 'frequency' | 'monthDay' | 'time'>): boolean =>
  frequency !== 'On campaign end' && !(frequency === 'Monthly' && monthDay > 1) && time < SETTLED_TIME

type DayChoices = Pick<ScheduleRule, 'frequency' | 'weekday' | 'monthDay'>

/** Returns when a schedule is sent and what that covers: 'Sent every Monday, covering the seven days before.' */
export const scheduleCoversText = ({ frequency, weekday = 1, monthDay = 1 }: DayChoices, texts: ReportTexts): string =>
  texts.scheduleCovers(frequency, texts.weekdays[weekday - 1] ?? '', monthDay, SETTLE_MS / 3_600_000)

const peopleText = (recipients: readonly string[], texts: ReportTexts) =>
  recipients.length > 1 ? texts.people(recipients.length) : (recipients[0] ?? '')

/**
 * Describes a schedule in one sentence: 'Every Monday at 09:00 (GMT+02:00) Europe/Berlin, the Summary report of the
 * seven days before as Excel, with video quartiles, to 2 people.' The zone has the offset of the moment `at`.
 */
export function describeSchedule(
  choices: Omit<ScheduleInput, 'campaignID'>,
  at: Date,
  texts: ReportTexts = ENGLISH,
): string {
  const { frequency, weekday = 1, monthDay = 1, type, format, tzCode, withVideo, recipients } = choices
  const time = isTooEarly(choices) ? SETTLED_TIME : choices.time
  return texts.scheduleSentence(
    texts.scheduleWhen(frequency, texts.weekdays[weekday - 1] ?? '', monthDay),
    `${time} ${timezoneAt(tzCode, at, texts).label}`,
    texts.reportTypes[type],
    texts.scheduleWhat[frequency],
    texts.exportFormats[format],
    withVideo,
    peopleText(recipients, texts),
  )
}

/** Formats a moment with zone and offset: 'Mon 16 Nov 2026 at 09:00 (GMT+01:00) Europe/Berlin'. */
export function formatZonedMoment(at: Date, zone: Zone, texts: ReportTexts = ENGLISH): string {
  const [day = '', time = ''] = localTime(at, zone).split('T')
  return texts.atTime(texts.day(day, 'weekday'), `${time} ${timezoneAt(zone, at, texts).label}`)
}

/** Due time of a run and the days that it covers. */
export const formatRun = ({ runAt, ...range }: ScheduleRun, zone: Zone, texts: ReportTexts = ENGLISH): string =>
  texts.runCovers(formatZonedMoment(runAt, zone, texts), formatRange(range, {}, texts))

/** Time and days of a schedule's next run, or the reason why there is none. */
export function formatNextRun(rule: ScheduleRule, flight: Flight, now: Date, texts: ReportTexts = ENGLISH): string {
  const run = nextRun(rule, flight, now)
  if (run) return texts.nextRun(formatRun(run, rule, texts))
  return latestRun(rule, flight, now) ? texts.campaignHasEnded : texts.campaignHasNoEnd
}

/** Formats the time zone of a range with its offset; with both offsets across a clock change. */
export function rangeZoneText(range: ReportRange, texts: ReportTexts = ENGLISH): string {
  const { from, to } = rangeMoments(range, range)
  const [first, last] = [timezoneAt(range, from, texts), timezoneAt(range, to, texts)]
  return first.offset === last.offset ? first.label : texts.offsetSinceChange(first.label, `GMT${last.offset}`)
}
