import { errorText } from '@placard/domain/api'
import type { Campaign } from '@placard/domain/campaign'
import { useTranslate } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { campaignQuery, deleteCampaigns, takeCampaign, updateCampaignMutation } from '../../data/campaigns/campaign.js'
import { isMissing } from '../../parts/is-missing.js'
import { useDeferredDelete } from '../../parts/use-deferred-delete.js'
import { useQuickChange } from '../../parts/use-quick-change.js'
import { paths } from '../../paths.js'
import { usePendingDeletions } from '../../state/pending-deletions.js'
import { campaignLabels } from './campaign-labels.js'
import type { CampaignScreenProps } from './campaign-screen.js'

/** Campaign of the screen, and its actions. */
export function useCampaign(campaignID: string) {
  const translate = useTranslate()
  const labels = useLabels('campaign', campaignLabels)
  const { data: campaign, error, refetch } = useQuery(campaignQuery(campaignID))
  const leaving = usePendingDeletions().has(campaignID)
  const navigate = useNavigate()
  const change = useQuickChange()
  const save = useMutation(updateCampaignMutation)
  const remove = useDeferredDelete()
  const without: CampaignScreenProps['without'] = leaving
    ? 'leaving'
    : isMissing(error)
      ? 'missing'
      : error && !campaign
        ? { error: translate(errorText(error, labels.pleaseTryAgain)) }
        : undefined
  return {
    campaign,
    without,
    onReload: () => void refetch(),
    onRename: async (name: string) => {
      if (!campaign) return
      await change(campaign, {
        failed: labels.notRenamed,
        anyway: labels.renameAnyway,
        change: ({ id, version, data }: Campaign) =>
          save.mutateAsync({ id, version, name, data: { start: data.start, end: data.end } }),
        take: takeCampaign,
      })
    },
    onDelete: () => {
      if (!campaign) return
      remove({
        id: campaign.id,
        title: labels.campaignDeleted,
        text: campaign.name,
        call: (options) => deleteCampaigns([campaign.id], options),
      })
      void navigate(paths.campaigns)
    },
  }
}
