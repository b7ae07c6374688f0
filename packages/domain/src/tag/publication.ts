import { type Creative, fallbackCreativeID, type LiveCreative } from '../creative/creative.js'
import { formatMoment } from '../day/day-text.js'

/**
 * Returns the tags of a creative, the newest first: in the order in which they were created, because an older one can
 * show a newer version.
 */
export const publications = ({ liveCreatives }: Pick<Creative, 'liveCreatives'>): LiveCreative[] =>
  liveCreatives.toReversed()

/** Returns the publication state of a creative, and when the version that its newest tag shows was published. */
export function publicationState(creative: Pick<Creative, 'liveCreatives' | 'updatedAt' | 'unpublishedChanges'>): {
  state: 'draft' | 'published' | 'changed'
  publishedAt?: string
} {
  const newest = publications(creative)[0]
  if (!newest) return { state: 'draft' }
  const { publishedAt } = newest
  const isChanged = creative.unpublishedChanges ?? Date.parse(publishedAt) < Date.parse(creative.updatedAt)
  return { state: isChanged ? 'changed' : 'published', publishedAt }
}

/** Labels of the publication states. */
export const PUBLICATION_LABELS = {
  draft: 'Not published',
  published: 'Published',
  changed: 'Changed since published',
} as const

/** Formats the time at which a version was published, in a zone: "12 Oct 2025, 14:30". */
export const formatPublishedAt = ({ publishedAt }: LiveCreative, zone: string): string =>
  formatMoment(publishedAt, zone)

/** Returns the live id of the fallback creative's newest tag; undefined if there is none. */
export function findFallbackLiveID(
  { settings }: Pick<Creative, 'settings'>,
  creatives: readonly Pick<Creative, 'id' | 'liveCreatives'>[],
): string | undefined {
  const id = fallbackCreativeID(settings)
  const fallback = id === undefined ? undefined : creatives.find((creative) => creative.id === id)
  return fallback && publications(fallback)[0]?.id
}
