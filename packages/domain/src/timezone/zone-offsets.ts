import { DAY_MS, MINUTE_MS } from '../durations/durations.js'
import { formatOffset, type Zone, type ZoneOffset, zoneMinutes } from './timezone.js'

/**
 * Returns the first whole minute, in ms since 1970, at which the offset of a zone differs from that at `from`. It must
 * differ at `to`, and change once between them.
 */
export function findOffsetChange(zone: Zone, from: number, to: number): number {
  const before = zoneMinutes(zone, from)
  let [low, high] = [Math.floor(from / MINUTE_MS), Math.ceil(to / MINUTE_MS)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (zoneMinutes(zone, middle * MINUTE_MS) === before) low = middle
    else high = middle
  }
  return high * MINUTE_MS
}

/** Returns the offset of a zone at a moment, and each later one until another moment. */
export function listZoneOffsets(zone: Zone, from: Date, to: Date): ZoneOffset[] {
  const offsets: ZoneOffset[] = [{ from: from.toISOString(), offset: formatOffset(zoneMinutes(zone, from.getTime())) }]
  // Samples at UTC midnights, so that requests for overlapping ranges share cached offsets.
  for (let at = from.getTime(); at < to.getTime(); ) {
    const next = Math.min(to.getTime(), (Math.floor(at / DAY_MS) + 1) * DAY_MS)
    if (zoneMinutes(zone, next) !== zoneMinutes(zone, at)) {
      const change = findOffsetChange(zone, at, next)
      offsets.push({ from: new Date(change).toISOString(), offset: formatOffset(zoneMinutes(zone, change)) })
    }
    at = next
  }
  return offsets
}
