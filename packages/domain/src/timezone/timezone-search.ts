import { foldText } from '../text/fold-text.js'
import { isZoneName, type Timezone } from './timezone.js'

/** Cities that people search for but that are not in a zone's name, by their zone. */
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

/** Renamed zones: a runtime lists one of the two names, people type either. */
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

/** Returns the other name of a renamed zone. */
export const otherZoneName = (tzCode: string): string | undefined => {
  const pair = RENAMED.find((names) => names.includes(tzCode))
  return pair?.find((name) => name !== tzCode)
}

/** Returns the current name of a renamed zone, unless the runtime does not know it yet. */
export function currentZoneName(tzCode: string): string {
  const now = RENAMED.find(([before]) => before === tzCode)?.[1]
  return now && isZoneName(now) ? now : tzCode
}

/** Returns well-known cities of a zone besides the one in its name; empty for most zones. */
export const listCities = ({ tzCode }: Timezone): string => CITIES[tzCode] ?? CITIES[otherZoneName(tzCode) ?? ''] ?? ''

/** Search keywords of a zone beyond its label: the code, its old or new name, and its offset without the zero. */
export function timezoneKeywords({ tzCode, offset }: Timezone): string[] {
  const other = otherZoneName(tzCode)
  const short = offset.replace(/^([+-])0(?=\d)/, '$1').replace(':00', '')
  const offsets = short === '+0' ? ['GMT', 'UTC+0', 'GMT+0'] : [short, `UTC${short}`, `GMT${short}`, `UTC${offset}`]
  return [tzCode, ...(other ? [other, other.replaceAll('_', ' ')] : []), ...offsets]
}

const OFFSET = /^([+-])(\d{1,2})(?::?(\d{2}))?$/

/** Folds text, with every dash as a hyphen and the separators of zone names as spaces. */
const plain = (text: string): string =>
  foldText(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[/_,]+/g, ' ')
    .trim()

/** Splits a query into words; 'UTC+5' and 'gmt -3' mean the offset. */
const splitTerms = (query: string): string[] =>
  plain(query)
    .replace(/\b(?:utc|gmt)\s*(?=[+-])/g, '')
    .split(/\s+/)
    .filter((word) => word !== '')

/** Normalizes an offset to the form '+05:30'; undefined for any other word. Zero has no sign. */
function normalizeOffset(word: string): string | undefined {
  const [, sign = '', hours, minutes = '00'] = OFFSET.exec(word) ?? []
  if (hours === undefined) return undefined
  const clock = `${hours.padStart(2, '0')}:${minutes}`
  return clock === '00:00' ? '+00:00' : sign + clock
}

const texts = new WeakMap<Timezone, string>()

/** Returns the searchable text of a zone, cached because each keystroke reads all of them. */
function searchableText(zone: Timezone): string {
  const text = texts.get(zone) ?? describe(zone)
  texts.set(zone, text)
  return text
}

function describe(zone: Timezone): string {
  const other = otherZoneName(zone.tzCode) ?? ''
  const zero = zone.offset === '+00:00' ? 'gmt utc' : ''
  return plain(`${zone.tzCode} ${other} ${listCities(zone)} ${zone.label} ${zero}`.replace('GMT', ''))
}

/** Ranks zones whose name starts with the query, or equals it, before those that only contain it. */
function rank({ tzCode }: Timezone, query: string): number {
  const city = plain(tzCode.split('/').at(-1) ?? '')
  if (city === query || plain(tzCode) === query) return 0
  return city.startsWith(query) ? 1 : 2
}

/**
 * Finds zones by a query: every word must be part of the zone's current or old name, label or city, or be its offset:
 * '+5:30', 'UTC+5', 'gmt-3'. Equal matches keep their order.
 */
export function searchTimezones(zones: readonly Timezone[], query: string): Timezone[] {
  const words = splitTerms(query)
  const offsets = words.map(normalizeOffset)
  const found = zones.filter((zone) => {
    const text = searchableText(zone)
    return words.every((word, index) =>
      offsets[index] === undefined ? text.includes(word) : zone.offset === offsets[index],
    )
  })
  const whole = words.join(' ')
  return found
    .map((zone) => ({ zone, place: rank(zone, whole) }))
    .sort((one, two) => one.place - two.place)
    .map(({ zone }) => zone)
}
