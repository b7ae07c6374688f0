import { type Creative, publicationState, publishBlocker } from '@placard/domain'

/**
 * Label of a creative's publish button or menu item, and why it is disabled; no reason when it can be used. `isDirty`
 * is true while there are unsaved changes.
 */
export function publishAction(creative: Creative, isDirty = false): { label: string; reason?: string } {
  const { state } = publicationState(creative)
  const reason = isDirty
    ? 'Save your changes to publish them.'
    : (publishBlocker(creative) ?? (state === 'published' ? 'No changes since the last publish.' : undefined))
  return { label: state === 'draft' ? 'Publish' : 'Publish changes', ...(reason !== undefined && { reason }) }
}
