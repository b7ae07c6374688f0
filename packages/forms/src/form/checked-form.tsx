import { Button } from '@placard/ui'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, get, useController } from 'react-hook-form'
import type * as z from 'zod'
import { SaveStatus } from '../save-status.js'
import type { SubmitBarPlace } from '../submit-buttons.js'
import { type FieldSource, FieldSourceContext } from './form-context.js'
import { FormFrame, type FormFrameProps } from './form-frame.js'
import { useEditing } from './use-editing.js'
import { useFormSubmit } from './use-form-submit.js'

export interface FormProps<Input extends FieldValues, Output> extends FormFrameProps {
  /** Schema of the values; its messages are shown at the fields. */
  schema: z.ZodType<Output, Input>
  /** Initial values. An `editing` form takes newer ones while there are no unsaved changes. */
  defaultValues: DefaultValues<Input>
  /** Called with the validated values. Errors thrown are shown at the fields and above them, and the input is kept. */
  onSubmit: (values: Output) => Promise<void> | void
  /** Error message for failures without one. */
  fallback: string
  /** Action below an error message, such as a button that loads the saved version. */
  failureAction?: (failure: unknown) => ReactNode
  /**
   * Whether the form edits something: shows the save status, can be reset, and saves by Ctrl or Cmd+S.
   * @default false
   */
  editing?: boolean
  /**
   * Position of the buttons: below the fields, sticky at the bottom of the scroll container, or as the footer of a
   * dialog.
   * @default 'inline'
   */
  bar?: SubmitBarPlace
  /** Reason why the form is read-only; disables all fields. */
  locked?: ReactNode
  /** Called with whether there are unsaved changes; not during a save. */
  onDirtyChange?: (dirty: boolean) => void
  /** Label of the reset button. @default 'Discard' */
  discardLabel?: ReactNode
  /** Buttons beside the submit button, such as Cancel. */
  secondary?: ReactNode
}

function useRegisteredField(name: string) {
  const { field, fieldState } = useController({ name })
  return { field, error: fieldState.error }
}

/**
 * Renders a form with validation on submit, first by its schema and then by the server. Problems are shown at their
 * fields, other errors in an alert. A single invalid field takes focus; several are listed in a summary that takes
 * focus.
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
  // Memoized, because a new object re-renders every field.
  const source = useMemo<FieldSource>(() => ({ isSubmitted, useField: useRegisteredField }), [isSubmitted])

  return (
    <FieldSourceContext value={source}>
      <FormProvider {...form}>
        <FormFrame
          {...props}
          {...{ id, element, outcome, isDirty, isSubmitting, bar }}
          Words={editing ? SaveStatus : undefined}
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
