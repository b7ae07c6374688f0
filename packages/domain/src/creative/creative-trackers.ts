import { TRACKER_KINDS, type Tracker, type TrackerKind } from '../tracker/tracker.js'
import type { CreativeType } from './creative.js'

/** The moments that a creative of this type can tell trackers about: those of a video only where there is a player. */
export const trackerKindsOf = (type: CreativeType): readonly TrackerKind[] =>
  type === 'Banner' ? ['click', 'impression'] : TRACKER_KINDS

/**
 * The ways in which a creative of this type calls a tracker of this kind, the usual one first. Only a click has somewhere
 * to pass through, and VAST knows no scripts.
 */
export const trackerTypesOf = (type: CreativeType, kind: TrackerKind): readonly Tracker['type'][] => [
  ...(kind === 'click' ? (['redirect'] as const) : []),
  'pixel',
  ...(type === 'Banner' ? (['script'] as const) : []),
]
