import { REPORT_FAILED } from '@placard/domain'
import { useToast } from '@placard/ui'
import { createShareLink } from '../data/share-links.js'
import { useCreation } from '../parts/use-creation.js'

/** Makes public links to a campaign's report. A failure is told by a toast. */
export function useShareCreation(campaignID: string): () => Promise<void> {
  const toast = useToast()
  const create = useCreation(createShareLink)
  return async () => {
    try {
      await create(campaignID)
    } catch (failure) {
      toast.show(REPORT_FAILED)
      throw failure
    }
  }
}
