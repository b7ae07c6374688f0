import { isZoneName, type Timezone } from './timezone.js'

/** Cities that many people look for and that have no zone of their own name, by the zone that they are in. */
const CITIES: Record<string, string> = {
  'America/Chicago': 'Dallas, Houston',
  'America/Los_Angeles': 'San Francisco, Seattle',
  'America/New_York': 'Boston, Washington, Miami, Atlanta',
  'America/Sao_Paulo': 'Rio de Janeiro',
  'America/Toronto': 'Montreal, Ottawa',
  'Asia/Calcutta': 'Mumbai, Delhi, Bangalore, Chennai',
  'Asia/Dubai': 'Abu Dhabi',
  'Asia/Shanghai': 'Beijing, Shenzhen',
  'Asia/Tokyo': 'Osaka',
  'Australia/Sydney': 'Canberra',
  'Europe/Berlin': 'Hamburg, Munich, Frankfurt, Cologne',
  'Europe/Istanbul': 'Ankara',
  'Europe/London': 'Manchester, Edinburgh',
  'Europe/Madrid': 'Barcelona',
  'Europe/Rome': 'Milan',
  'Europe/Zurich': 'Geneva, Basel',
  'Pacific/Auckland': 'Wellington',
}

/** Zones that were renamed; a runtime lists one of the two names, people type either. */
const RENAMED: readonly (readonly [before: string, now: string])[] = [
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
]

/** The other name of a renamed zone. */
export const otherZoneName = (tzCode: string): string | undefined => {
  const pair = RENAMED.find((names) => names.includes(tzCode))
  return pair?.find((name) => name !== tzCode)
}

/** The name that a zone has today; a runtime that does not know it yet keeps the one it lists. */
export function currentZoneName(tzCode: string): string {
  const now = RENAMED.find(([before]) => before === tzCode)?.[1]
  return now && isZoneName(now) ? now : tzCode
}

/** Well-known cities of a zone that its name does not say; empty for most. */
export const citiesOf = ({ tzCode }: Timezone): string => CITIES[tzCode] ?? CITIES[otherZoneName(tzCode) ?? ''] ?? ''

/** What people type to find a zone beyond its label: the code, an old or new name, and its offset without the zero. */
export function timezoneKeywords({ tzCode, offset }: Timezone): string[] {
  const other = otherZoneName(tzCode)
  const short = offset.replace(/^([+-])0(?=\d)/, '$1').replace(':00', '')
  const offsets = short === '+0' ? ['GMT', 'UTC+0', 'GMT+0'] : [short, `UTC${short}`, `GMT${short}`, `UTC${offset}`]
  return [tzCode, ...(other ? [other, other.replaceAll('_', ' ')] : []), ...offsets]
}
