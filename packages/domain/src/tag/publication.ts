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

/**
 * Returns whether all tags of a creative are paused, or some of them; undefined if none is. Apart from the publication
 * state, because a paused creative can have changes to publish.
 */
export function pauseState({ liveCreatives }: Pick<Creative, 'liveCreatives'>): 'paused' | 'partlyPaused' | undefined {
  const paused = liveCreatives.filter(({ pausedAt }) => pausedAt !== undefined).length
  if (paused === 0) return undefined
  return paused === liveCreatives.length ? 'paused' : 'partlyPaused'
}

/** True if any tag of a creative serves: it is published and not paused. */
export const isServing = ({ liveCreatives }: Pick<Creative, 'liveCreatives'>): boolean =>
  liveCreatives.some(({ pausedAt }) => pausedAt === undefined)

/** Returns what publishing changes for the tags that are placed already; undefined before the first publication. */
export function publishEffect(creative: Pick<Creative, 'liveCreatives'>): string | undefined {
  const [newest, ...others] = publications(creative)
  if (!newest) return undefined
  if (newest.pausedAt !== undefined) return 'The tag is paused. It will show the new version when you resume it.'
  return others.length === 0
    ? 'The placed tag will show the new version.'
    : 'The newest tag will show the new version. The others stay as they are.'
}

/** Labels of the publication and pause states. */
export const PUBLICATION_LABELS = {
  draft: 'Not published',
  published: 'Published',
  changed: 'Changed since published',
  paused: 'Paused',
  partlyPaused: 'Some tags paused',
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
