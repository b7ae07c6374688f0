import { formatRange } from '@placard/domain/dates'
import { dayInZone, zoneOffset } from '@placard/domain/internal/dates'
import { ENGLISH } from '@placard/domain/internal/report'
import { formatNextRun, formatZonedMoment, nextRun } from '@placard/domain/internal/schedule'
import type { ReportTexts } from '@placard/domain/report'
import type { Flight, ScheduledReport } from '@placard/domain/schedule'
import { type ScheduleListLabels, scheduleListLabels } from './schedule-list-labels.js'

/** Time zone of the user and current time. */
export interface Reader {
  /** Time zone of the user. */
  zone: string
  /** Current time. */
  now: Date
}

/** Text of the next run of a schedule. */
export interface NextRun {
  /** Date and time. */
  at: Date
  /** True if the report is due and about to be sent. */
  due: boolean
  /** Date and time in the schedule's time zone. */
  moment: string
  /** Covered period, if known. */
  covers: string | undefined
  /** Time in the user's time zone, if different. */
  local: string | undefined
}

const UNKNOWN: Flight = { start: null, end: null }

/** Returns the text of the next run, or the reason why there is none. */
export function describeNextRun(
  schedule: ScheduledReport,
  flight: Flight = UNKNOWN,
  { zone, now }: Reader,
  texts: ReportTexts = ENGLISH,
  labels: ScheduleListLabels = scheduleListLabels,
): NextRun | string {
  if (schedule.nextRunAt === null) return whyNone(schedule, flight, now, texts, labels)
  const at = new Date(schedule.nextRunAt)
  const run = nextRun(schedule, flight, new Date(at.getTime() - 1))
  const elsewhere = zoneOffset(schedule, at) !== zoneOffset(zone, at)
  return {
    at,
    due: at <= now,
    moment: formatZonedMoment(at, schedule, texts),
    covers: run?.runAt.getTime() === at.getTime() ? labels.covers(formatRange(run, {}, texts)) : undefined,
    local: elsewhere ? clockText(at, zone, dayInZone(at, schedule), labels) : undefined,
  }
}

/** A campaign-end schedule without a next run has been sent. */
const whyNone = (
  schedule: ScheduledReport,
  flight: Flight,
  now: Date,
  texts: ReportTexts,
  labels: ScheduleListLabels,
) =>
  schedule.lastResult === 'sent' && flight.end !== null
    ? labels.allSent
    : // Its offsets are those of the last run, which may be long ago.
      formatNextRun({ ...schedule, offsets: undefined }, flight, now, texts)

function clockText(at: Date, zone: string, day: string, labels: ScheduleListLabels): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)
  const own = dayInZone(at, zone)
  if (own === day) return labels.forYou(clock)
  return own > day ? labels.dayAfterForYou(clock) : labels.dayBeforeForYou(clock)
}
