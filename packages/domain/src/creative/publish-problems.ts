import type * as z from 'zod'
import { findLayout } from '../layout/layout.js'
import { missingAssets } from '../layout/layout-options.js'
import type { Problem } from '../problem/problem.js'
import {
  TRACKER_KIND_LABELS,
  TRACKER_KINDS,
  type Tracker,
  type TrackerKind,
  type Trackers,
} from '../tracker/tracker.js'
import type { CreativeType, PublishedCreative } from './creative.js'
/** Returns the tracker events of a creative type; video events need a player. */
export const trackerKindsOf = (type: CreativeType): readonly TrackerKind[] =>
  type === 'Banner' ? ['click', 'impression'] : TRACKER_KINDS

/**
 * Returns how a creative type can call a tracker, the default first. Only clicks can be redirected, and VAST and
 * VPAID cannot contain scripts.
 */
export const trackerTypesOf = (type: CreativeType, kind: TrackerKind): readonly Tracker['type'][] => [
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

/** Rejects trackers that a creative type cannot call; use it in `superRefine`. */
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

/** The parts of a creative that decide whether it can be published. */
export type PublishableCreative = Pick<PublishedCreative, 'type' | 'html' | 'layout' | 'assets' | 'trackers'>

function contentProblem({ type, html, layout, assets }: PublishableCreative): Problem | undefined {
  const known = findLayout(layout)
  const missing = known && type !== 'VAST' ? missingAssets(known, assets) : []
  if (known && missing.length > 0)
    return {
      path: 'assets',
      message: `Add ${new Intl.ListFormat('en-GB').format(missing)}. The ${known.name} layout needs it.`,
    }
  if (type !== 'Banner')
    return assets.some(({ uploadType }) => uploadType === 'video')
      ? undefined
      : { path: 'assets', message: `Add a video file. A ${type} creative needs an MP4 or WebM to play.` }
  if (known || html.trim() !== '') return undefined
  return {
    path: 'html',
    message:
      assets.length === 0
        ? 'The banner is empty. Add HTML, or choose a layout and add its files.'
        : 'The banner is empty. Add HTML that shows its files, or choose a layout.',
  }
}

/**
 * Lists the problems that keep a creative from being published: missing content, and trackers that its type cannot
 * call. An empty list means that it can be published.
 */
export function publishProblems(creative: PublishableCreative): Problem[] {
  const content = contentProblem(creative)
  return [...(content ? [content] : []), ...trackerProblems(creative)]
}

/** Problems that keep a creative from being published, as one text; undefined when there are none. */
export const publishBlocker = (creative: PublishableCreative): string | undefined =>
  publishProblems(creative)
    .map(({ message }) => message)
    .join(' ') || undefined
