import { CreativeForm } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { createCreativeMutation } from '../../data/campaigns/creatives.js'
import { FormDialog, type FormDialogProps, focusNewPage } from '../../parts/form-dialog.js'
import { useCreation } from '../../parts/use-creation.js'
import { paths } from '../../paths.js'
import { campaignLabels } from './campaign-labels.js'

export interface NewCreativeDialogProps extends Pick<FormDialogProps, 'open' | 'onOpenChange'> {
  /** Campaign of the new creative. */
  campaignID: string
}

/** Creates a creative from its name, type and size, and opens it. */
export default function NewCreativeDialog({ campaignID, ...dialog }: NewCreativeDialogProps) {
  const labels = useLabels('campaign', campaignLabels)
  const navigate = useNavigate()
  const create = useCreation(createCreativeMutation)
  const isCreated = useRef(false)
  return (
    <FormDialog
      {...dialog}
      size="md"
      title={labels.newCreative}
      description={
        <>
          {labels.withoutCode}
          <Link to={paths.builder(campaignID)} className="text-brand-ink underline underline-offset-2">
            {labels.openAdBuilder}
          </Link>
          {labels.withoutCodeEnd}
        </>
      }
      onCloseAutoFocus={(event) => {
        if (isCreated.current) focusNewPage(event)
      }}
    >
      {(form) => (
        <CreativeForm
          {...form}
          autoFocus
          submitLabel={labels.createCreative}
          failureTitle={labels.notCreated}
          onSubmit={async (choices) => {
            const { id } = await create({ ...choices, campaignID })
            isCreated.current = true
            await navigate(paths.creative(campaignID, id))
          }}
        />
      )}
    </FormDialog>
  )
}
