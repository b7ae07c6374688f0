import { findLayout } from '../layout/layout-catalogue.js'
import { missingAssets } from '../layout/layout-rules.js'
import type { Problem } from '../problem/problem.js'
import type { PublishedCreative } from './creative.js'
import { trackerProblems } from './creative-trackers.js'

/** The parts of a creative that decide whether it can be published. */
export type PublishableCreative = Pick<PublishedCreative, 'type' | 'html' | 'layout' | 'assets' | 'trackers'>

function contentProblem({ type, html, layout, assets }: PublishableCreative): Problem | undefined {
  const known = findLayout(layout)
  const missing = known && type !== 'VAST' ? missingAssets(known, assets) : []
  if (known && missing.length > 0)
    return { path: 'assets', message: `Add ${missing.join(' and ')}. The ${known.name} layout needs it.` }
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
 * Everything that keeps a creative from being published: missing content, and trackers that its type cannot call.
 * An empty list means it can be published.
 */
export function publishProblems(creative: PublishableCreative): Problem[] {
  const content = contentProblem(creative)
  return [...(content ? [content] : []), ...trackerProblems(creative)]
}

/** Why a creative cannot be published, as one text; undefined when it can. */
export const publishBlocker = (creative: PublishableCreative): string | undefined =>
  publishProblems(creative)
    .map(({ message }) => message)
    .join(' ') || undefined
