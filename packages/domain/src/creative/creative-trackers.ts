import type * as z from 'zod'
import type { Problem } from '../problem/problem.js'
import { TRACKER_KINDS, type Tracker, type TrackerKind, type Trackers } from '../tracker/tracker.js'
import { TRACKER_KIND_LABELS } from '../tracker/tracker-labels.js'
import type { CreativeType } from './creative.js'

/** The moments that a creative of this type can tell trackers about: those of a video only where there is a player. */
export const trackerKindsOf = (type: CreativeType): readonly TrackerKind[] =>
  type === 'Banner' ? ['click', 'impression'] : TRACKER_KINDS

/**
 * The ways in which a creative of this type calls a tracker of this kind, the usual one first. Only a click has somewhere
 * to pass through, and VAST and VPAID documents cannot carry scripts.
 */
export const trackerTypesOf = (type: CreativeType, kind: TrackerKind): readonly Tracker['type'][] => [
  ...(kind === 'click' ? (['redirect'] as const) : []),
  'pixel',
  ...(type === 'Banner' ? (['script'] as const) : []),
]

/** Trackers that a creative of this type cannot call, each with the path of its type: scripts in VAST and VPAID. */
export function trackerProblems({ type, trackers }: { type: CreativeType; trackers: Trackers }): Problem[] {
  if (type === 'Banner') return []
  return TRACKER_KINDS.flatMap((kind) =>
    (trackers[kind] ?? []).flatMap((tracker, index) =>
      tracker.type === 'script'
        ? [
            {
              path: `trackers.${kind}.${index}.type`,
              message: `${TRACKER_KIND_LABELS[kind]} tracker ${index + 1} is a script, which ${type} can't run. Use a pixel.`,
            },
          ]
        : [],
    ),
  )
}

/** Refuses trackers that a creative of this type cannot call, at the field of each: for `superRefine` of a schema. */
export function checkTrackerTypes(
  input: { type: CreativeType; trackers: Trackers },
  context: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  for (const { path, message } of trackerProblems(input))
    context.addIssue({
      code: 'custom',
      path: path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      message,
    })
}
