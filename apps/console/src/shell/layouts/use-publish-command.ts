import { errorText } from '@placard/domain/api'
import { useTranslate } from '@placard/forms'
import { useLabels, type useToast } from '@placard/ui'
import { type CreativeKey, creativeQuery } from '../../data/campaigns/creatives.js'
import { queryClient } from '../../data/query-client.js'
import { publishAction } from '../../parts/creatives/publish-action.js'
import { useCreativeActions } from '../../parts/creatives/use-creative-actions.js'
import { partsLabels } from '../../parts/parts-labels.js'
import { readDraft } from '../../state/editor-drafts.js'
import { consoleShellLabels } from '../shell-labels.js'

/** Returns a function that publishes the saved version of a creative, by the same rules as its publish button. */
export function usePublishCommand(toast: ReturnType<typeof useToast>): (creative: CreativeKey) => Promise<void> {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const { pleaseTryAgain } = useLabels('parts', partsLabels)
  const translate = useTranslate()
  const { onPublish } = useCreativeActions(undefined)
  return async ({ id, campaignID }) => {
    const refuse = (text: string) => toast.show({ type: 'error', title: labels.notPublished, text })
    try {
      const creative = await queryClient.fetchQuery({ ...creativeQuery(campaignID, id), staleTime: 0 })
      // The editor of this tab has changes that would be left out.
      if (readDraft(creative)) return void refuse(labels.saveFirst)
      const { reason } = publishAction(creative)
      if (reason !== undefined) return void refuse(translate(reason))
      await onPublish(creative)
    } catch (failure) {
      refuse(translate(errorText(failure, pleaseTryAgain)))
    }
  }
}
