import type { InvalidKind, TagActivity } from '../creative/published-version.js'

/** Time in ms for which the first impression of a tag is news. */
const FIRST_IS_NEWS_MS = 10 * 60_000

/** Messages for what was filtered as invalid traffic. */
export const INVALID_KIND_MESSAGES: Readonly<Record<InvalidKind, string>> = {
  robot: 'A robot requested it. Not counted.',
  prefetch: 'A page prefetched it without showing it. Not counted.',
  rate: 'One address sent too many requests. Not counted.',
  no_view: 'A click came without an impression. Not counted.',
  repeat: 'The same event arrived again. Not counted twice.',
}

/** State of a tag: nothing counted yet, the first impression is news, or since when nothing more was counted. */
export type TagActivityState =
  | { state: 'waiting'; invalid?: { message: string; at: string } }
  | { state: 'first' | 'counted'; at: string }

/** Returns what to say about the activity of a tag. `now` is in ms since 1970. */
export function tagActivityState(
  { firstImpressionAt, countedAt, impressions, clicks, lastInvalid }: Omit<TagActivity, 'liveID'>,
  now: number,
): TagActivityState {
  if (firstImpressionAt !== null && now - Date.parse(firstImpressionAt) < FIRST_IS_NEWS_MS)
    return { state: 'first', at: firstImpressionAt }
  // The totals of a tag are also written for invalid traffic, which is not counted.
  const at = impressions + clicks > 0 ? (countedAt ?? firstImpressionAt) : firstImpressionAt
  if (at !== null) return { state: 'counted', at }
  return {
    state: 'waiting',
    ...(lastInvalid && { invalid: { message: INVALID_KIND_MESSAGES[lastInvalid.kind], at: lastInvalid.at } }),
  }
}
