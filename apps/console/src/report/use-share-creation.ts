import { REPORT_FAILED } from '@placard/domain'
import { useTranslate } from '@placard/forms'
import { useToast } from '@placard/ui'
import { shareLinkMutations } from '../data/reports/share-links.js'
import { translateNotice } from '../parts/translate-notice.js'
import { useCreation } from '../parts/use-creation.js'

/** Creates share links to a campaign's report. A failure shows a toast. */
export function useShareCreation(campaignID: string): () => Promise<void> {
  const toast = useToast()
  const translate = useTranslate()
  const create = useCreation(shareLinkMutations(campaignID).create)
  return async () => {
    try {
      await create({ campaignID })
    } catch (failure) {
      toast.show(translateNotice(REPORT_FAILED, translate))
      throw failure
    }
  }
}
