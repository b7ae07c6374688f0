import type { InvalidKind } from '../creative/published-version.js'

/** English names of the reasons of invalid traffic, for files and explanations. */
export const INVALID_KIND_TEXTS: Readonly<Record<InvalidKind, string>> = {
  robot: 'known robots',
  prefetch: 'prefetched, not shown',
  rate: 'beyond the limit for one address',
  no_view: 'clicks without an impression',
  repeat: 'repeats of the same event',
}
