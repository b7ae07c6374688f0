import { zoneOffset } from '../timezone/timezone.js'
import { addDaysTo, type Day, daysBetween, startOfDayInZone } from './day.js'

/** A day on which the clocks of a zone change. */
export interface ClockChange {
  day: Day
  /** Length of the day: 23 or 25, or others in some zones. */
  hours: number
  /** The offset before the change, such as '+02:00'. */
  from: string
  /** The offset after it. */
  to: string
}

const HOUR_MS = 3_600_000
/** Largest offset from UTC in hours: a local day lies within so many hours around the same day in UTC. */
const FURTHEST_HOURS = 14

/** Returns the days of a range on which the clocks change. `zone` is an IANA name or an offset. */
export function clockChanges({ start, end, zone }: { start: Day; end: Day; zone: string }): ClockChange[] {
  return daysBetween(start, end).flatMap((day) => {
    const midnight = Date.parse(day)
    const around = [-FURTHEST_HOURS, 24 + FURTHEST_HOURS].map((hours) =>
      zoneOffset(zone, new Date(midnight + hours * HOUR_MS)),
    )
    if (around[0] === around[1]) return []
    const [from, to] = [startOfDayInZone(day, zone), startOfDayInZone(addDaysTo(day, 1), zone)]
    const change = {
      day,
      hours: (to.getTime() - from.getTime()) / HOUR_MS,
      from: zoneOffset(zone, from),
      to: zoneOffset(zone, to),
    }
    return change.from === change.to ? [] : [change]
  })
}
