import { HOUR_MS } from '../durations/durations.js'
import { type Zone, zoneOffset } from '../timezone/timezone.js'
import { addDaysTo, type Day, daysBetween, startOfDayInZone } from './day.js'

/** Day on which the clocks of a time zone change. */
export interface ClockChange {
  day: Day
  /** Length of the day in hours: 23 or 25, or others in some zones. */
  hours: number
  /** UTC offset before the change, such as '+02:00'. */
  from: string
  /** UTC offset after it. */
  to: string
}

/** Maximum UTC offset in hours: a local day lies within so many hours of the same UTC day. */
const FURTHEST_HOURS = 14

/** Returns the days of a range on which the clocks change. */
export function clockChanges({ start, end, zone }: { start: Day; end: Day; zone: Zone }): ClockChange[] {
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
