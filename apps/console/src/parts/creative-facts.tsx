import { type Creative, PUBLICATION_LABELS, publicationState } from '@placard/domain'
import { Status, type Tone } from '@placard/ui'

const TONES: Record<keyof typeof PUBLICATION_LABELS, Tone> = { draft: 'info', published: 'success', changed: 'warning' }

export interface PublicationStatusProps {
  /** Creative to show. */
  creative: Pick<Creative, 'liveCreatives' | 'updatedAt'>
}

/** Renders the publication status of a creative: published, with unpublished changes, or not published. */
export function PublicationStatus({ creative }: PublicationStatusProps) {
  const { state } = publicationState(creative)
  return <Status tone={TONES[state]}>{PUBLICATION_LABELS[state]}</Status>
}

/** Formats the size of a creative: '300 × 250', or 'Fluid'. */
export const formatCreativeSize = ({ width, height, fluid }: Pick<Creative, 'width' | 'height' | 'fluid'>): string =>
  fluid ? 'Fluid' : `${width} × ${height}`
