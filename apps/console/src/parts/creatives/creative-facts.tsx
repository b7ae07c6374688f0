import type { Creative } from '@placard/domain/creative'
import { PUBLICATION_LABELS, publicationState } from '@placard/domain/internal/tags'
import { pauseState } from '@placard/domain/tags'
import { useTranslate } from '@placard/forms'
import { Status, type Tone, useLabels } from '@placard/ui'
import { partsLabels } from '../parts-labels.js'

const TONES: Record<keyof typeof PUBLICATION_LABELS, Tone> = {
  draft: 'info',
  published: 'success',
  changed: 'warning',
  paused: 'warning',
  partlyPaused: 'warning',
}

export interface PublicationStatusProps {
  /** Creative to show. */
  creative: Pick<Creative, 'liveCreatives' | 'updatedAt' | 'unpublishedChanges'>
}

/** Renders the publication status of a creative: published, with unpublished changes, not published, or paused. */
export function PublicationStatus({ creative }: PublicationStatusProps) {
  const translate = useTranslate()
  const { state } = publicationState(creative)
  const paused = pauseState(creative)
  // A paused creative is not live, so that "Published" would say the opposite.
  const shown = paused === 'paused' && state === 'published' ? [paused] : paused ? [state, paused] : [state]
  return shown.map((one) => (
    <Status key={one} tone={TONES[one]}>
      {translate(PUBLICATION_LABELS[one])}
    </Status>
  ))
}

/** Returns a function that formats the size of a creative: '300 × 250', or 'Fluid'. */
export function useCreativeSize() {
  const { fluid: fluidText } = useLabels('parts', partsLabels)
  return ({ width, height, fluid }: Pick<Creative, 'width' | 'height' | 'fluid'>): string =>
    fluid ? fluidText : `${width} × ${height}`
}
