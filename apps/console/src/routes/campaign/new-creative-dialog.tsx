import { CreativeForm } from '@placard/forms'
import { useRef } from 'react'
import { createCreative, type NewCreative } from '../../data/creatives.js'
import { FormDialog, type FormDialogProps } from '../../parts/form-dialog.js'
import { useCreation } from '../../parts/use-creation.js'
import { paths } from '../../paths.js'

export interface NewCreativeDialogProps extends Pick<FormDialogProps, 'open' | 'onOpenChange'> {
  /** Whose creative it will be. */
  campaignID: string
  /** Told its name once it is made. */
  onMade: (name: string) => void
}

/** Asks what a new creative is, and makes it. */
export default function NewCreativeDialog({ campaignID, onMade, ...dialog }: NewCreativeDialogProps) {
  const create = useCreation((input: NewCreative, key) => createCreative(input, key))
  const made = useRef<string>(undefined)
  return (
    <FormDialog
      {...dialog}
      size="md"
      title="New creative"
      onCloseAutoFocus={(event) => {
        // What was made is where one goes on; the button of an empty list is gone with it.
        const card = made.current && document.querySelector<HTMLElement>(`a[href="${made.current}"]`)
        if (!card) return
        event.preventDefault()
        card.focus()
      }}
    >
      {(onDirtyChange) => (
        <CreativeForm
          autoFocus
          submitLabel="Create creative"
          failureTitle="Not created"
          onDirtyChange={onDirtyChange}
          onSubmit={async (choices) => {
            const { id, name } = await create({ ...choices, campaignID })
            made.current = paths.creative(campaignID, id)
            dialog.onOpenChange(false)
            onMade(name)
          }}
        />
      )}
    </FormDialog>
  )
}
