import type { Campaign } from '@placard/domain'
import { CampaignForm } from '@placard/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveCampaignMutation, takeCampaign } from '../../data/campaign.js'
import { FormDialog, type FormDialogProps } from '../../parts/form-dialog.js'

export interface EditCampaignDialogProps extends Pick<FormDialogProps, 'open' | 'onOpenChange'> {
  /** The campaign to change. */
  campaign: Campaign
  /** Told once it is saved. */
  onSaved: () => void
}

/** Changes the name and the days of a campaign; where somebody else was faster, one chooses between theirs and one's own. */
export default function EditCampaignDialog({ campaign, onSaved, ...dialog }: EditCampaignDialogProps) {
  // As it was when the dialog opened: what comes in meanwhile must not pass for what was seen.
  const save = useMutation(saveCampaignMutation)
  const [seen, setSeen] = useState(campaign)
  return (
    <FormDialog {...dialog} title="Edit campaign" description="Name and dates, in UTC.">
      {(form) => (
        <CampaignForm
          campaign={seen}
          {...form}
          autoFocus
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
