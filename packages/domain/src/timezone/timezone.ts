import { ENGLISH, type ReportTexts } from '../language/report-texts.js'

/** Time zone for selection: its label, its offset at some date, and its IANA name. */
export interface Timezone {
  label: string
  /** Offset such as '+05:30'. */
  offset: string
  tzCode: string
}

/** Default zone of a report. */
export const DEFAULT_TIMEZONE: Timezone = { label: '(GMT+00:00) UTC', offset: '+00:00', tzCode: 'UTC' }

/** Returns true if the runtime knows this IANA zone name. */
export function isZoneName(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const OFFSET = /[+-]\d{2}:\d{2}/
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Caches formatters, because creating one costs more than a hundred uses. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  clocks.set(timeZone, clock)
  return clock
}

/** Returns the UTC offset of a zone at a moment, such as '+05:30'. A zone that is an offset itself is returned. */
export function zoneOffset(zone: string, at: Date): string {
  const fixed = OFFSET.exec(zone)?.[0]
  if (fixed === zone) return fixed
  const name = clockOf(zone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  return OFFSET.exec(name ?? '')?.[0] ?? '+00:00'
}

/**
 * Returns true if a zone is only an offset: '+02:00', or a POSIX name such as 'Etc/GMT-2', whose sign is reversed.
 */
export const isFixedOffset = (zone: string): boolean => /^([+-]\d{2}:\d{2}|Etc\/GMT[+-]\d+)$/.test(zone)

/** Returns a zone with its label and offset at a moment. */
export function timezoneAt(tzCode: string, at: Date, texts: ReportTexts = ENGLISH): Timezone {
  const offset = zoneOffset(tzCode, at)
  const name = isFixedOffset(tzCode) ? texts.fixedOffset : tzCode.replaceAll('_', ' ')
  return { label: `(GMT${offset}) ${name}`, offset, tzCode }
}

/** Converts an offset such as '-05:30' to minutes. */
export const offsetMinutes = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

const WHOLE_OFFSET = /^[+-]\d{2}:[0-5]\d$/
const WESTMOST_MINUTES = -12 * 60
const EASTMOST_MINUTES = 14 * 60

/** Returns true if a text is an offset that a zone can have: from -12:00 to +14:00. */
export function isOffset(text: string): boolean {
  const minutes = offsetMinutes(text)
  return WHOLE_OFFSET.test(text) && minutes >= WESTMOST_MINUTES && minutes <= EASTMOST_MINUTES
}

/** Returns every zone that the runtime knows, west to east, with offsets at the given moment; UTC comes first. */
export function timezonesAt(at: Date): Timezone[] {
  const zones = Intl.supportedValuesOf('timeZone')
    .filter((name) => name !== 'UTC')
    .map((name) => timezoneAt(name, at))
  zones.sort((a, b) => offsetMinutes(a.offset) - offsetMinutes(b.offset) || a.tzCode.localeCompare(b.tzCode))
  return [timezoneAt('UTC', at), ...zones]
}
