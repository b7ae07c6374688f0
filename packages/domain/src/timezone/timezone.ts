import { formatInTimeZone } from 'date-fns-tz'
import { MINUTE_MS } from '../durations/durations.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import { historyMinutes } from './zone-history.js'

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

const WHOLE_OFFSET = /^[+-]\d{2}:[0-5]\d$/

/** Minutes whose offsets are cached per zone: the bounds of a report's 400 days, asked for several times. */
const MAX_CACHED_MINUTES = 5000
const runtimeOffsets = new Map<string, Map<number, number>>()

/** Caches offsets by zone and minute since 1970, because each calculation takes microseconds. */
function runtimeMinutes(tzCode: string, at: number): number {
  const offsets = runtimeOffsets.get(tzCode) ?? new Map<number, number>()
  runtimeOffsets.set(tzCode, offsets)
  const minute = Math.floor(at / MINUTE_MS)
  const cached = offsets.get(minute)
  if (cached !== undefined) return cached
  // Not getTimezoneOffset of the same library, which takes a moment for a local time of the process.
  const minutes = offsetMinutes(formatInTimeZone(at, tzCode, 'xxx'))
  if (offsets.size >= MAX_CACHED_MINUTES) offsets.clear()
  offsets.set(minute, minutes)
  return minutes
}

/** UTC offset, such as '-05:00', from a moment on. */
export interface ZoneOffset {
  from: string
  offset: string
}

/**
 * Time zone of a calculation: an IANA name, an offset such as '+05:30', or a name with the offsets that a server sent.
 * Those replace the runtime's zone data, which may be older or newer than the server's.
 */
export type Zone = string | { tzCode: string; offsets?: readonly ZoneOffset[] | undefined }

/** Returns the offset that a server sent for a moment; the first one also applies before it. */
function sentMinutes(offsets: readonly ZoneOffset[], at: number): number | undefined {
  const last = offsets.findLast(({ from }) => Date.parse(from) <= at) ?? offsets[0]
  return last && offsetMinutes(last.offset)
}

/**
 * Returns the UTC offset of a zone at a moment in ms since 1970, in minutes. Throws a `RangeError` for an unknown zone.
 */
export function zoneMinutes(zone: Zone, at: number): number {
  if (typeof zone !== 'string') return sentMinutes(zone.offsets ?? [], at) ?? zoneMinutes(zone.tzCode, at)
  if (WHOLE_OFFSET.test(zone)) return offsetMinutes(zone)
  return historyMinutes(zone, at) ?? runtimeMinutes(zone, at)
}

const two = (value: number) => String(value).padStart(2, '0')

/** Formats an offset in minutes: '-05:30'. */
export function formatOffset(minutes: number): string {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** Returns the UTC offset of a zone at a moment, such as '+05:30'. Throws a `RangeError` for an unknown zone. */
export const zoneOffset = (zone: Zone, at: Date): string => formatOffset(zoneMinutes(zone, at.getTime()))

/** Returns the local time of a moment in a zone: 'YYYY-MM-DDTHH:mm'. */
export const localTime = (at: Date, zone: Zone): string =>
  new Date(at.getTime() + zoneMinutes(zone, at.getTime()) * MINUTE_MS).toISOString().slice(0, 16)

/**
 * Returns true if a zone is only an offset: '+02:00', or a POSIX name such as 'Etc/GMT-2', whose sign is reversed.
 */
export const isFixedOffset = (zone: string): boolean => /^([+-]\d{2}:\d{2}|Etc\/GMT[+-]\d+)$/.test(zone)

/** Returns a zone with its label and offset at a moment. */
export function timezoneAt(zone: Zone, at: Date, texts: ReportTexts = ENGLISH): Timezone {
  const tzCode = typeof zone === 'string' ? zone : zone.tzCode
  const offset = zoneOffset(zone, at)
  const name = isFixedOffset(tzCode) ? texts.fixedOffset : tzCode.replaceAll('_', ' ')
  return { label: `(GMT${offset}) ${name}`, offset, tzCode }
}

/** Converts an offset such as '-05:30' to minutes. */
export const offsetMinutes = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

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
