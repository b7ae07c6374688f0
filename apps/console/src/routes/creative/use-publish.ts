import type { Creative } from '@placard/domain/creative'
import { publicationState } from '@placard/domain/internal/tags'
import { useLabels, useToast } from '@placard/ui'
import { knownCreative, useIsPublishing } from '../../data/campaigns/creatives.js'
import { useCreativeActions } from '../../parts/creatives/use-creative-actions.js'
import { partsLabels } from '../../parts/parts-labels.js'

/** Returns a function that publishes the saved creative, unless its tag shows it already. */
export function usePublish(creative: Creative | undefined) {
  const labels = useLabels('parts', partsLabels)
  const toast = useToast()
  const { onPublish } = useCreativeActions(undefined)
  const isPublishing = useIsPublishing(creative?.id ?? '')
  return async ({ asNewTag }: { asNewTag: boolean }) => {
    if (!creative || isPublishing) return
    // After "Save and publish", the creative of the last render is the one from before.
    const saved = knownCreative(creative) ?? creative
    if (!asNewTag && publicationState(saved).state === 'published')
      toast.show({ type: 'info', title: labels.nothingToPublish, text: labels.tagIsCurrent })
    else await onPublish(saved, { asNewTag })
  }
}
