import {
  dayInZone,
  type Flight,
  formatNextRun,
  formatRange,
  formatZonedMoment,
  nextRun,
  type ScheduledReport,
  zoneOffset,
} from '@placard/domain'

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
export function nextRunOf(
  schedule: ScheduledReport,
  flight: Flight = UNKNOWN,
  { zone, now }: Reader,
): NextRun | string {
  if (schedule.nextRunAt === null) return whyNone(schedule, flight, now)
  const at = new Date(schedule.nextRunAt)
  const { tzCode } = schedule
  const run = nextRun(schedule, flight, new Date(at.getTime() - 1))
  const elsewhere = zoneOffset(tzCode, at) !== zoneOffset(zone, at)
  return {
    at,
    due: at <= now,
    moment: formatZonedMoment(at, tzCode),
    covers: run?.runAt.getTime() === at.getTime() ? `covers ${formatRange(run)}` : undefined,
    local: elsewhere ? clockText(at, zone, dayInZone(at, tzCode)) : undefined,
  }
}

/** A campaign-end schedule without a next run has been sent. */
const whyNone = (schedule: ScheduledReport, flight: Flight, now: Date) =>
  schedule.lastResult === 'sent' && flight.end !== null
    ? 'No further reports: it has been sent.'
    : formatNextRun(schedule, flight, now)

function clockText(at: Date, zone: string, day: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)
  const own = dayInZone(at, zone)
  return own === day ? `${clock} for you` : `${clock} ${own > day ? 'the day after' : 'the day before'} for you`
}
