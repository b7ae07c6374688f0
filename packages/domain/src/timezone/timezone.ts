import { getTimezoneOffset } from 'date-fns-tz'
import * as z from 'zod'

/** A time zone as a person picks it: its label, its offset at some date, and its IANA name. */
export const timezoneSchema = z.object({
  label: z.string(),
  offset: z.string().regex(/^[+-]\d{2}:\d{2}$/),
  tzCode: z.string().min(1),
})
export type Timezone = z.infer<typeof timezoneSchema>

/** The zone of a report when none was chosen. */
export const DEFAULT_TIMEZONE: Timezone = { label: '(GMT+00:00) UTC', offset: '+00:00', tzCode: 'UTC' }

/** An IANA zone name that this runtime knows, or 'UTC'. */
export const zoneNameSchema = z.string().refine(isZoneName, 'Unknown time zone')

/** Whether the runtime knows this IANA zone name. */
export function isZoneName(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** A zone's offset from UTC at a moment, such as '+05:30'. */
export function zoneOffset(tzCode: string, at: Date): string {
  const minutes = Math.round(getTimezoneOffset(tzCode, at) / 60_000)
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** A zone with its label and offset at a moment. */
export function timezoneAt(tzCode: string, at: Date): Timezone {
  const offset = zoneOffset(tzCode, at)
  return { label: `(GMT${offset}) ${tzCode.replaceAll('_', ' ')}`, offset, tzCode }
}

const minutesOf = (offset: string) => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

/** Every zone that the runtime knows, west to east, with offsets at the given moment; UTC comes first. */
export function timezonesAt(at: Date): Timezone[] {
  const zones = Intl.supportedValuesOf('timeZone')
    .filter((name) => name !== 'UTC')
    .map((name) => timezoneAt(name, at))
  zones.sort((a, b) => minutesOf(a.offset) - minutesOf(b.offset) || a.tzCode.localeCompare(b.tzCode))
  return [timezoneAt('UTC', at), ...zones]
}
