import type { Creative } from '@placard/domain'
import { useState } from 'react'
import { ConflictActions } from '../conflict-actions.js'
import { Form, type FormProps } from '../form/form.js'
import {
  type CreativeChoices,
  creativeChoicesOf,
  creativeChoicesSchema,
  newCreativeChoices,
} from './creative-choices.js'
import { CreativeFields } from './creative-fields.js'

export {
  type CreativeChoices,
  creativeChoicesOf,
  creativeChoicesSchema,
  newCreativeChoices,
} from './creative-choices.js'
export { CreativeFields, type CreativeFieldsProps } from './creative-fields.js'

export interface CreativeFormProps
  extends Omit<
    FormProps<CreativeChoices, CreativeChoices>,
    'schema' | 'defaultValues' | 'fallback' | 'failureAction' | 'children'
  > {
  /** Initial values. @default a new banner of 300 × 250 */
  defaultValues?: CreativeChoices
  /** Error message for failures without one. @default 'Couldn’t save the creative.' */
  fallback?: string
  /** Called after a version conflict when the user takes the saved version, which the form then shows. */
  onTakeCurrent?: (current: Creative) => void
  /**
   * Called after a version conflict when the user keeps their input; use the version number of `current` for the next
   * save.
   */
  onKeepMine?: (current: Creative) => void
  /** Focuses the first field on mount. @default false */
  autoFocus?: boolean
}

/** Form to create or edit a creative: name, type, size and platform. */
export function CreativeForm({
  defaultValues,
  fallback = 'Couldn’t save the creative.',
  onTakeCurrent,
  onKeepMine,
  autoFocus = false,
  ...props
}: CreativeFormProps) {
  const [taken, setTaken] = useState<{ values: CreativeChoices; times: number }>()
  const [begun] = useState(newCreativeChoices)
  return (
    <Form
      key={taken?.times ?? 0}
      aria-label="Creative"
      failureTitle="Not saved"
      {...props}
      schema={creativeChoicesSchema}
      defaultValues={taken?.values ?? defaultValues ?? begun}
      fallback={fallback}
      failureAction={(failure) => (
        <ConflictActions<Creative>
          failure={failure}
          onKeepMine={onKeepMine}
          onTakeCurrent={
            onTakeCurrent &&
            ((current) => {
              setTaken({ values: creativeChoicesOf(current), times: (taken?.times ?? 0) + 1 })
              onTakeCurrent(current)
            })
          }
        />
      )}
    >
      <CreativeFields autoFocus={autoFocus || taken !== undefined} />
    </Form>
  )
}
