import type * as z from 'zod'
import { fillLandingPage } from '../landing-page/landing-page.js'
import type { Problem } from '../problem/problem.js'
import {
  TRACKER_KIND_LABELS,
  TRACKER_KINDS,
  type Tracker,
  type TrackerKind,
  type Trackers,
} from '../tracker/tracker.js'
import { isVastUrl } from '../vast-rules/vast-rules.js'
import type { CreativeType } from './creative.js'

/** Returns the tracker events of a creative type; video events need a player. */
export const listTrackerKinds = (type: CreativeType): readonly TrackerKind[] =>
  type === 'Banner' ? ['click', 'impression'] : TRACKER_KINDS

/**
 * Returns how a creative type can call a tracker, the default first. Only clicks can be redirected, and VAST and
 * VPAID cannot contain scripts.
 */
export const listTrackerTypes = (type: CreativeType, kind: TrackerKind): readonly Tracker['type'][] => [
  ...(kind === 'click' ? (['redirect'] as const) : []),
  'pixel',
  ...(type === 'Banner' ? (['script'] as const) : []),
]

/** Returns trackers that a creative type cannot call, with the path of their type: scripts in VAST and VPAID. */
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

/** Values of a landing page are filled in before a player sees it. */
const FILLED = { campaign: '', creative: '', size: '' }

/** Returns trackers whose URLs are invalid in VAST and VPAID, with the path of the URL: those with a lone % or with braces. */
export function trackerUrlProblems({ type, trackers }: { type: CreativeType; trackers: Trackers }): Problem[] {
  if (type === 'Banner') return []
  return TRACKER_KINDS.flatMap((kind) =>
    (trackers[kind] ?? []).flatMap((tracker, index) =>
      tracker.type === 'script' ||
      isVastUrl(tracker.type === 'redirect' ? fillLandingPage(tracker.url, FILLED) : tracker.url)
        ? []
        : [
            {
              path: `trackers.${kind}.${index}.url`,
              message: `${TRACKER_KIND_LABELS[kind]} tracker ${index + 1} has a URL that is invalid in ${type}. Encode special characters, such as % as %25.`,
            },
          ],
    ),
  )
}

/** Rejects trackers that a creative type cannot call; use it in `superRefine`. */
export function checkTrackers(
  input: { type: CreativeType; trackers: Trackers },
  context: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  for (const { path, message } of [...trackerProblems(input), ...trackerUrlProblems(input)])
    context.addIssue({
      code: 'custom',
      path: path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      message,
    })
}
