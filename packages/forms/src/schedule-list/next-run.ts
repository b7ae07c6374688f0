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

/** Who reads of a schedule, and when. */
export interface Reader {
  /** The reader's own zone. */
  zone: string
  /** The moment that is now. */
  now: Date
}

/** When a schedule runs next, in words, and what for. */
export interface NextRun {
  /** The moment. */
  at: Date
  /** Whether the moment is here, and the report is sent any time now. */
  due: boolean
  /** The moment in the schedule's zone. */
  moment: string
  /** The days that are covered, as far as they are known. */
  covers: string | undefined
  /** The moment on the reader's own clock, where that shows another time. */
  local: string | undefined
}

const UNKNOWN: Flight = { start: null, end: null }

/** The next run of a schedule as the server planned it; why there is none, in words, where there is none. */
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

/** A schedule of a campaign's end that has no next run was sent for it already. */
const whyNone = (schedule: ScheduledReport, flight: Flight, now: Date) =>
  schedule.lastResult === 'sent' && flight.end !== null
    ? 'Not planned any more: it was sent.'
    : formatNextRun(schedule, flight, now)

function clockText(at: Date, zone: string, day: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)
  const own = dayInZone(at, zone)
  return own === day ? `${clock} for you` : `${clock} ${own > day ? 'the day after' : 'the day before'} for you`
}
