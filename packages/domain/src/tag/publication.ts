import { formatInTimeZone } from 'date-fns-tz'
import { type Creative, fallbackCreativeID, type LiveCreative } from '../creative/creative.js'

/** The published copies of a creative, the newest first. */
export const publications = ({ liveCreatives }: Pick<Creative, 'liveCreatives'>): LiveCreative[] =>
  [...liveCreatives].sort((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))

/** When a copy was published, on the clocks of a zone: "12 Oct 2025, 14:30". */
export const publicationWords = ({ publishedAt }: LiveCreative, zone: string): string =>
  formatInTimeZone(publishedAt, zone, 'd MMM yyyy, HH:mm')

/** The newest published copy of what is shown without a deal; undefined where nothing is set, or it is not published. */
export function fallbackLiveIDOf(
  { settings }: Pick<Creative, 'settings'>,
  creatives: readonly Pick<Creative, 'id' | 'liveCreatives'>[],
): string | undefined {
  const id = fallbackCreativeID(settings)
  const fallback = id === undefined ? undefined : creatives.find((creative) => creative.id === id)
  return fallback && publications(fallback)[0]?.id
}
