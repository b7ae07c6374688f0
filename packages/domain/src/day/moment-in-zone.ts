import { offsetMinutes, zoneOffset } from '../timezone/timezone.js'

const MINUTE_MS = 60_000
/** More than any zone is behind UTC, so that its clock cannot have reached the wanted time yet. */
const LEAD_MS = 26 * 3_600_000

const offsetMs = (zone: string, at: number) => offsetMinutes(zoneOffset(zone, new Date(at))) * MINUTE_MS

/** The first minute at which a zone has another offset than at `from`; it has one at `to`. */
function changeBetween(zone: string, from: number, to: number): number {
  const before = offsetMs(zone, from)
  let [low, high] = [Math.floor(from / MINUTE_MS), Math.ceil(to / MINUTE_MS)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetMs(zone, middle * MINUTE_MS) === before) low = middle
    else high = middle
  }
  return high * MINUTE_MS
}

/**
 * The first moment at which the clock of a zone reads `time` ('HH:mm') of a day or later: the first of two where the
 * clocks go back over it, the first one after the gap where they skip it.
 */
export function momentInZone(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  let at = wanted - LEAD_MS
  while (at + offsetMs(zone, at) < wanted) {
    const reached = wanted - offsetMs(zone, at)
    at = offsetMs(zone, reached) === offsetMs(zone, at) ? reached : changeBetween(zone, at, reached)
  }
  return new Date(at)
}
