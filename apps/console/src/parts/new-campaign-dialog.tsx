import { CampaignForm } from '@placard/forms'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { createCampaignMutation } from '../data/campaign.js'
import { paths } from '../paths.js'
import { FormDialog, type FormDialogProps, focusNewPage } from './form-dialog.js'
import { useCreation } from './use-creation.js'

/** Creates a campaign from a name and dates, and opens it. */
export default function NewCampaignDialog(dialog: Pick<FormDialogProps, 'open' | 'onOpenChange'>) {
  const navigate = useNavigate()
  const create = useCreation(createCampaignMutation)
  const isCreated = useRef(false)
  return (
    <FormDialog
      {...dialog}
      title="New campaign"
      description="You can add dates later."
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
          }}
        />
      )}
    </FormDialog>
  )
}
