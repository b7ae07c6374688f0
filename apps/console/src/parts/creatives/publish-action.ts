import { type Creative, publishBlocker } from '@placard/domain/creative'
import { publicationState } from '@placard/domain/internal/tags'

/** Label of a creative's publish button or menu item. */
export interface PublishAction {
  label: string
  /** Why it is disabled; undefined when it can be used. */
  reason?: string
  /** Problem of the creative; publishing shows where to fix it. */
  problem?: string
}

/** Returns how publishing a creative is offered. */
export function publishAction(creative: Creative): PublishAction {
  const { state } = publicationState(creative)
  const label = state === 'draft' ? 'Publish' : 'Publish changes'
  const problem = publishBlocker(creative)
  if (problem !== undefined) return { label, problem }
  return { label, ...(state === 'published' && { reason: 'No changes since the last publish.' }) }
}
