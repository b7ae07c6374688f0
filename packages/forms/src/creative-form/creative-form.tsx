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
  /** What the form begins with. @default a new banner of 300 × 250 */
  defaultValues?: CreativeChoices
  /** What is said when a failure has no words of its own. @default 'The creative could not be saved.' */
  fallback?: string
  /** When somebody else has saved meanwhile: takes theirs. The form then shows it. */
  onTakeCurrent?: (current: Creative) => void
  /** When somebody else has saved meanwhile: takes the number of their version, so that the next attempt replaces it. */
  onKeepMine?: (current: Creative) => void
  /** Takes the focus at once. @default false */
  autoFocus?: boolean
}

/** What a creative is: its name, type, size and platform. For a new one, and for one that is there. */
export function CreativeForm({
  defaultValues,
  fallback = 'The creative could not be saved.',
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
