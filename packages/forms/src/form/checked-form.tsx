import { Button } from '@placard/ui'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, get, useController } from 'react-hook-form'
import type * as z from 'zod'
import { SavedWords } from '../saved-words.js'
import type { SubmitBarPlace } from '../submit-buttons.js'
import { type FieldSource, FieldSourceContext } from './form-context.js'
import { FormFrame, type FormFrameProps } from './form-frame.js'
import { useEditing } from './use-editing.js'
import { useFormSubmit } from './use-form-submit.js'

export interface FormProps<Input extends FieldValues, Output> extends FormFrameProps {
  /** What the values have to be; its messages are shown at the fields. */
  schema: z.ZodType<Output, Input>
  /** The values that the fields begin with. In a form for editing, newer ones are taken while nothing was changed. */
  defaultValues: DefaultValues<Input>
  /** Gets the checked values; what it throws is shown at the fields and above them, and the values stay. */
  onSubmit: (values: Output) => Promise<void> | void
  /** Error message for failures without one. */
  fallback: string
  /** A way out of a failure, shown below its words, such as a button that loads what somebody else has saved. */
  failureAction?: (failure: unknown) => ReactNode
  /** Changes something that is there: says what is saved, can take changes back, and saves by Ctrl or Cmd and S. @default false */
  editing?: boolean
  /** Position of the buttons: below the fields, at the lower edge of what scrolls, or as the footer of a dialog. @default 'inline' */
  bar?: SubmitBarPlace
  /** Why nothing can be changed here; all fields are disabled then. */
  locked?: ReactNode
  /** Called with whether there are unsaved changes; not during a save. */
  onDirtyChange?: (dirty: boolean) => void
  /** The words on the button that takes changes back. @default 'Discard' */
  discardLabel?: ReactNode
  /** Buttons beside the main one, such as the way back. */
  secondary?: ReactNode
}

function useRegisteredField(name: string) {
  const { field, fieldState } = useController({ name })
  return { field, error: fieldState.error }
}

/**
 * The one way to do a form. It is checked when it is sent, by its schema and then by the server; every problem goes to
 * its field, the rest into an alert. One wrong field takes the focus, several are listed in a summary that does.
 */
export function Form<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  fallback,
  editing = false,
  bar = 'inline',
  onDirtyChange,
  discardLabel = 'Discard',
  secondary,
  ...props
}: FormProps<Input, Output>) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const { form, outcome, submit, discard } = useFormSubmit({
    id,
    element,
    schema,
    defaultValues,
    onSubmit,
    fallback,
    editing,
  })
  const { errors, isDirty, isSubmitting, isSubmitted } = form.formState
  useEditing({ form, element, defaultValues, editing, everywhere: bar === 'sticky', onDirtyChange })
  // The same one for as long as it says the same: another would draw every field again.
  const source = useMemo<FieldSource>(() => ({ isSubmitted, useField: useRegisteredField }), [isSubmitted])

  return (
    <FieldSourceContext value={source}>
      <FormProvider {...form}>
        <FormFrame
          {...props}
          {...{ id, element, outcome, isDirty, isSubmitting, bar }}
          Words={editing ? SavedWords : undefined}
          isMended={(path) => get(errors, path) === undefined}
          onSubmit={submit}
          buttons={
            <>
              {editing && isDirty && bar !== 'dialog' && <Button onClick={discard}>{discardLabel}</Button>}
              {secondary}
            </>
          }
        />
      </FormProvider>
    </FieldSourceContext>
  )
}
