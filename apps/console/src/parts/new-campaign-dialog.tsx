import { CampaignForm } from '@placard/forms'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { createCampaign } from '../data/campaign.js'
import { paths } from '../paths.js'
import { FormDialog, type FormDialogProps } from './form-dialog.js'
import { useCreation } from './use-creation.js'

/** Asks for a campaign's name and days, makes it, and goes to it. */
export default function NewCampaignDialog(dialog: Pick<FormDialogProps, 'open' | 'onOpenChange'>) {
  const navigate = useNavigate()
  const create = useCreation(createCampaign)
  const made = useRef(false)
  return (
    <FormDialog
      {...dialog}
      title="New campaign"
      description="Its days can be filled in later."
      onCloseAutoFocus={(event) => {
        // It goes with the page that it was opened on; what one comes to has the focus, not what is left of that page.
        if (!made.current) return
        event.preventDefault()
        document.querySelector<HTMLElement>('h1')?.focus()
      }}
    >
      {(onDirtyChange) => (
        <CampaignForm
          autoFocus
          onDirtyChange={onDirtyChange}
          onSubmit={async (input) => {
            const { id } = await create(input)
            made.current = true
            await navigate(paths.campaign(id))
          }}
        />
      )}
    </FormDialog>
  )
}
