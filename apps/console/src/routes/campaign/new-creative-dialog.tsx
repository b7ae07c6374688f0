import { CreativeForm } from '@placard/forms'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { createCreativeMutation } from '../../data/creatives.js'
import { FormDialog, type FormDialogProps, focusNewPage } from '../../parts/form-dialog.js'
import { useCreation } from '../../parts/use-creation.js'
import { paths } from '../../paths.js'

export interface NewCreativeDialogProps extends Pick<FormDialogProps, 'open' | 'onOpenChange'> {
  /** Campaign of the new creative. */
  campaignID: string
}

/** Creates a creative from its name, type and size, and opens it. */
export default function NewCreativeDialog({ campaignID, ...dialog }: NewCreativeDialogProps) {
  const navigate = useNavigate()
  const create = useCreation(createCreativeMutation)
  const isCreated = useRef(false)
  return (
    <FormDialog
      {...dialog}
      size="md"
      title="New creative"
      description={
        <>
          For a banner without code,{' '}
          <Link to={paths.builder(campaignID)} className="text-brand-ink underline underline-offset-2">
            open the ad builder
          </Link>
          .
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
          submitLabel="Create creative"
          failureTitle="Not created"
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
