import { type Creative, PUBLICATION_LABELS, publicationState } from '@placard/domain'
import { useTranslate } from '@placard/forms'
import { Status, type Tone, useLabels } from '@placard/ui'
import { partsLabels } from '../parts-labels.js'

const TONES: Record<keyof typeof PUBLICATION_LABELS, Tone> = { draft: 'info', published: 'success', changed: 'warning' }

export interface PublicationStatusProps {
  /** Creative to show. */
  creative: Pick<Creative, 'liveCreatives' | 'updatedAt'>
}

/** Renders the publication status of a creative: published, with unpublished changes, or not published. */
export function PublicationStatus({ creative }: PublicationStatusProps) {
  const translate = useTranslate()
  const { state } = publicationState(creative)
  return <Status tone={TONES[state]}>{translate(PUBLICATION_LABELS[state])}</Status>
}

/** Returns a function that formats the size of a creative: '300 × 250', or 'Fluid'. */
export function useCreativeSize() {
  const { fluid: fluidText } = useLabels('parts', partsLabels)
  return ({ width, height, fluid }: Pick<Creative, 'width' | 'height' | 'fluid'>): string =>
    fluid ? fluidText : `${width} × ${height}`
}
