import { type Creative, PUBLICATION_LABELS, publicationState } from '@placard/domain'
import { Status, type Tone } from '@placard/ui'

const TONES: Record<keyof typeof PUBLICATION_LABELS, Tone> = { draft: 'info', published: 'success', changed: 'warning' }

export interface PublicationStatusProps {
  /** The creative. */
  creative: Pick<Creative, 'liveCreatives' | 'updatedAt'>
}

/** Whether a creative is published, and as it is now, in an icon and words. */
export function PublicationStatus({ creative }: PublicationStatusProps) {
  const { state } = publicationState(creative)
  return <Status tone={TONES[state]}>{PUBLICATION_LABELS[state]}</Status>
}

/** A size as people read it: '300 × 250', or 'Fluid'. */
export const sizeWords = ({ width, height, fluid }: Pick<Creative, 'width' | 'height' | 'fluid'>): string =>
  fluid ? 'Fluid' : `${width} × ${height}`
