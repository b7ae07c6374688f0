import { type Day, endOfDayInZone, startOfDayInZone } from '../day/day.js'
import { isZoneName, offsetMinutes, zoneOffset } from './timezone.js'
import { currentZoneName } from './timezone-names.js'

const WEEK_MS = 7 * 24 * 3_600_000
const YEAR_MS = 52 * WEEK_MS

/** Whether a zone has an offset all the time between two moments; a clock change is kept for longer than a week. */
function keeps(zone: string, offset: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += WEEK_MS) if (zoneOffset(zone, new Date(at)) !== offset) return false
  return zoneOffset(zone, new Date(to)) === offset
}

/**
 * Finds a zone that keeps an offset such as '+02:00' on all days of a range, so that people with different settings see
 * the same numbers: the preferred one if it does, else UTC or one without clock changes. Undefined for an offset that no
 * zone has.
 */
export function zoneFromOffset(
  offset: string,
  range: { start: Day; end: Day } | undefined,
  preferred: string,
): string | undefined {
  if (!/^[+-][01]\d:[0-5]\d$/.test(offset)) return undefined
  const minutes = offsetMinutes(offset)
  const written = minutes === 0 ? '+00:00' : offset
  const moments = range && [startOfDayInZone(range.start, written), endOfDayInZone(range.end, written)]
  const [from = 0, to = 0] = moments?.map((moment) => moment.getTime()) ?? []
  if (moments && keeps(preferred, written, from, to)) return preferred
  if (minutes === 0) return 'UTC'
  if (minutes % 60 === 0) {
    // POSIX names count west of Greenwich as positive.
    const name = `Etc/GMT${minutes > 0 ? '-' : '+'}${Math.abs(minutes) / 60}`
    return isZoneName(name) ? name : undefined
  }
  const zones = Intl.supportedValuesOf('timeZone')
  const found =
    zones.find((zone) => keeps(zone, written, from - YEAR_MS, to + YEAR_MS)) ??
    zones.find((zone) => moments && keeps(zone, written, from, to))
  return found && currentZoneName(found)
}
