import type { Campaign } from '@placard/domain/campaign'
import { CampaignForm } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { takeCampaign, updateCampaignMutation } from '../../data/campaigns/campaign.js'
import { FormDialog, type FormDialogProps } from '../../parts/form-dialog.js'
import { campaignLabels } from './campaign-labels.js'

export interface EditCampaignDialogProps extends Pick<FormDialogProps, 'open' | 'onOpenChange'> {
  /** Campaign to edit. */
  campaign: Campaign
  /** Field that takes focus. @default the name */
  field?: 'landingPage' | undefined
  /** Called once it is saved. */
  onSaved: () => void
}

/** Dialog that edits name, dates and landing page of a campaign; on a version conflict the user chooses between both versions. */
export default function EditCampaignDialog({ campaign, field, onSaved, ...dialog }: EditCampaignDialogProps) {
  const labels = useLabels('campaign', campaignLabels)
  // The version from when the dialog opened: a refetched one would hide a conflict.
  const save = useMutation(updateCampaignMutation)
  const [seen, setSeen] = useState(campaign)
  return (
    <FormDialog {...dialog} title={labels.editCampaign} description={labels.nameDatesUtc}>
      {(form) => (
        <CampaignForm
          campaign={seen}
          {...form}
          autoFocus={field ?? true}
          onTakeCurrent={(current) => {
            setSeen(current)
            takeCampaign(current)
          }}
          onKeepMine={({ version }) => setSeen({ ...seen, version })}
          onSubmit={async (input) => {
            await save.mutateAsync({ ...input, id: seen.id, version: seen.version })
            dialog.onOpenChange(false)
            onSaved()
          }}
        />
      )}
    </FormDialog>
  )
}
