import { CampaignForm } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { createCampaignMutation } from '../data/campaigns/campaign.js'
import { paths } from '../paths.js'
import { FormDialog, type FormDialogProps, focusNewPage } from './form-dialog.js'
import { partsLabels } from './parts-labels.js'
import { useCreation } from './use-creation.js'

/** Creates a campaign from a name and dates, and opens it. */
export default function NewCampaignDialog(dialog: Pick<FormDialogProps, 'open' | 'onOpenChange'>) {
  const labels = useLabels('parts', partsLabels)
  const navigate = useNavigate()
  const create = useCreation(createCampaignMutation)
  const isCreated = useRef(false)
  return (
    <FormDialog
      {...dialog}
      title={labels.newCampaign}
      description={labels.addDatesLater}
      onCloseAutoFocus={(event) => {
        if (isCreated.current) focusNewPage(event)
      }}
    >
      {(form) => (
        <CampaignForm
          {...form}
          autoFocus
          onSubmit={async (input) => {
            const { id } = await create(input)
            isCreated.current = true
            await navigate(paths.campaign(id))
            // Opened by the command menu, it is not unmounted with a page.
            dialog.onOpenChange(false)
          }}
        />
      )}
    </FormDialog>
  )
}
