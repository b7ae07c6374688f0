import { addDaysTo, type Day, daysBetween, startOfDayInZone, zoneOffset } from '@placard/domain'

/** A day on which the clocks of a zone change. */
export interface ChangeDay {
  day: Day
  hours: number
  /** The offsets before and after. */
  from: string
  to: string
}

const HOUR_MS = 3_600_000
/** No zone is further from UTC than this, so that a local day lies within these hours around its name in UTC. */
const FURTHEST_HOURS = 14

/** The days of a range on which clocks change: they have 23 or 25 hours, or others in some zones. */
export function changeDays({ start, end, zone }: { start: Day; end: Day; zone: string }): ChangeDay[] {
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
