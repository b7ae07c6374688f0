import { MINUTE_MS } from '../durations/durations.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import { isZoneName, offsetMinutes, zoneOffset } from '../timezone/timezone.js'
import { currentZoneName } from '../timezone/timezone-search.js'
import { findOffsetChange } from '../timezone/zone-offsets.js'
import { type Day, dayInZone, endOfDayInZone, startOfDayInZone } from './day.js'

const WEEK_MS = 7 * 24 * 60 * MINUTE_MS
/** Number of weeks to look ahead; a zone with daylight saving changes twice a year. */
const WEEKS = 53

/** Next offset change of a zone; undefined when there is none within a year. */
export function nextOffsetChange(tzCode: string, from: Date): { at: Date; offset: string } | undefined {
  const start = Math.floor(from.getTime() / MINUTE_MS) * MINUTE_MS
  const now = zoneOffset(tzCode, new Date(start))
  for (let at = start; at < start + WEEKS * WEEK_MS; at += WEEK_MS) {
    if (zoneOffset(tzCode, new Date(at + WEEK_MS)) === now) continue
    const change = new Date(findOffsetChange(tzCode, at, at + WEEK_MS))
    return { at: change, offset: zoneOffset(tzCode, change) }
  }
  return undefined
}

/** Describes the next clock change of a zone: 'Follows clock changes: GMT+01:00 from 26 Oct 2025'. */
export function clockChangeText(tzCode: string, from: Date, texts: ReportTexts = ENGLISH): string {
  const change = nextOffsetChange(tzCode, from)
  if (!change) return texts.noClockChange
  return texts.nextClockChange(`GMT${change.offset}`, texts.day(dayInZone(change.at, tzCode)))
}

/** Returns the time zone of this device; undefined if the runtime does not know it. */
export const deviceZone = (): string | undefined => new Intl.DateTimeFormat().resolvedOptions().timeZone || undefined

const YEAR_MS = 52 * WEEK_MS

/**
 * Returns true if a zone keeps the same offset between two moments. Weekly samples are enough, because offsets last
 * longer.
 */
function keeps(zone: string, offset: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += WEEK_MS) if (zoneOffset(zone, new Date(at)) !== offset) return false
  return zoneOffset(zone, new Date(to)) === offset
}

/**
 * Finds a zone that has an offset such as '+02:00' on all days of a range, so that users with different settings see
 * the same numbers: the preferred one if possible, else UTC or one without clock changes. Undefined for an offset
 * that no zone has.
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
