import { Alert, Button, classNames, useLabels } from '@placard/ui'
import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, get } from 'react-hook-form'
import type * as z from 'zod'
import { useTranslate } from '../../use-translate.js'
import { formLabels } from '../form-labels.js'
import { SaveStatus } from '../save-status.js'
import { type SubmitBarPlace, SubmitButtons } from '../submit-buttons.js'
import { ErrorSummary } from './error-summary.js'
import { controlId, FormIdContext, FormLockedContext } from './form-context.js'
import { useEditing } from './use-editing.js'
import { focusControl, type Outcome, useFormSubmit } from './use-form-submit.js'

export { ErrorSummary, type ErrorSummaryProps } from './error-summary.js'
export { type FormControl, type FormFieldProps, useControlId, useFormField } from './form-context.js'
export { FormField, type FormFieldFrameProps, splitFieldProps, textControl, valueControl } from './form-field.js'

/** Props of the form element and the texts around its fields. */
export interface FormFrameProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  /** Title above the message of a failure. */
  failureTitle?: ReactNode
  /** Label of the submit button. @default 'Save' */
  submitLabel?: ReactNode
  /** Makes the submit button as wide as the form. @default false */
  wide?: boolean
  /** Content in the row of the buttons, such as a meter; above them on small screens. */
  barContent?: ReactNode
  /** Content below the buttons. */
  footer?: ReactNode
}

export interface FormProps<Input extends FieldValues, Output> extends FormFrameProps {
  /** Schema of the values; its messages are shown at the fields. */
  schema: z.ZodType<Output, Input>
  /** Initial values. An editing form also takes newer ones while nothing was changed. */
  defaultValues: DefaultValues<Input>
  /** Called with the validated values. What it throws is shown at the fields or in an alert; the values stay. */
  onSubmit: (values: Output) => Promise<void> | void
  /**
   * Called after `onSubmit` has succeeded and the values count as saved, with the button that submitted the form: null
   * after a key.
   */
  onSubmitted?: ((submitter: HTMLElement | null) => void) | undefined
  /** Message for a failure without a text of its own. */
  fallback: string
  /** Action shown below the message of a failure, such as a button that loads the version saved by somebody else. */
  failureAction?: (failure: unknown) => ReactNode
  /** Edits an existing record: shows the save status, can discard changes, saves with Ctrl/Cmd+S. @default false */
  editing?: boolean
  /** Position of the buttons: below the fields, at the lower edge of what scrolls, or as the footer of a dialog. @default 'inline' */
  bar?: SubmitBarPlace
  /** Reason why nothing can be changed; disables all fields. */
  locked?: ReactNode
  /** Called with `true` when there are unsaved changes and with `false` when there are none, or while they are sent. */
  onDirtyChange?: (dirty: boolean) => void
  /** Label of the button that discards changes. @default 'Discard' */
  discardLabel?: ReactNode
  /** Buttons beside the submit button, such as Cancel. */
  secondary?: ReactNode
  /** Button that submits the form and does more, such as publishing; the submit button is then not prominent. */
  primary?: ReactNode
}

/**
 * Form with react-hook-form and zod. It is validated on submit, by the schema and then by the server. Each problem is
 * shown at its field, others in an alert. A single invalid field is focused; several are listed in a focused summary.
 */
export function Form<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  onSubmitted,
  fallback,
  failureTitle,
  failureAction,
  locked,
  editing = false,
  bar = 'inline',
  barContent,
  onDirtyChange,
  submitLabel,
  discardLabel,
  wide = false,
  secondary,
  primary,
  footer,
  className,
  children,
  ...props
}: FormProps<Input, Output>) {
  const labels = useLabels('form', formLabels)
  const translate = useTranslate()
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const { form, outcome, submit, discard } = useFormSubmit({
    id,
    element,
    schema,
    defaultValues,
    onSubmit,
    onSubmitted,
    fallback,
    editing,
  })
  const { errors, isDirty, isSubmitting } = form.formState
  useEditing({ form, element, defaultValues, editing, everywhere: bar === 'sticky', onDirtyChange })

  const state = chooseState(outcome, { isDirty, isSubmitting })
  const barState = state === 'failed' && !isDirty ? 'clean' : state
  const buttons = (
    <>
      {primary}
      {editing && isDirty && bar !== 'dialog' && <Button onClick={discard}>{discardLabel ?? labels.discard}</Button>}
      {secondary}
    </>
  )

  return (
    <FormProvider {...form}>
      <FormIdContext value={id}>
        <form
          ref={element}
          noValidate
          data-slot="form"
          data-state={state}
          {...props}
          onSubmit={submit}
          className={classNames('flex min-w-0 flex-col gap-4', className)}
        >
          {locked && <Alert tone="info">{locked}</Alert>}
          {outcome.lines.length > 0 && (
            <Alert key={outcome.attempt} live tone="danger" title={failureTitle}>
              {outcome.lines.map((line) => (
                <p key={line}>{translate(line)}</p>
              ))}
              {failureAction?.(outcome.failure)}
            </Alert>
          )}
          {outcome.summary.length > 0 && (
            <ErrorSummary
              problems={outcome.summary}
              isMended={(path) => get(errors, path) === undefined}
              idOf={(path) => controlId(id, path)}
              onGo={(path) => focusControl(element.current, controlId(id, path))}
            />
          )}
          <fieldset role="presentation" disabled={Boolean(locked)} className="contents">
            <FormLockedContext value={Boolean(locked)}>{children}</FormLockedContext>
            <SubmitButtons
              state={barState}
              bar={bar}
              barContent={barContent}
              words={editing ? <SaveStatus state={barState} savedAt={outcome.savedAt} /> : undefined}
            >
              {bar === 'dialog' && buttons}
              <Button
                type="submit"
                // On a page with its own primary action, Save is prominent only while there is something to save.
                variant={primary || (bar === 'sticky' && !isDirty) ? 'secondary' : 'primary'}
                size={wide ? 'lg' : 'md'}
                loading={isSubmitting}
                className={wide ? 'w-full' : 'w-fit'}
              >
                {submitLabel ?? labels.save}
              </Button>
              {bar !== 'dialog' && buttons}
            </SubmitButtons>
          </fieldset>
          {footer}
        </form>
      </FormIdContext>
    </FormProvider>
  )
}

function chooseState({ lines, summary, savedAt }: Outcome, now: { isDirty: boolean; isSubmitting: boolean }) {
  if (now.isSubmitting) return 'submitting'
  if (lines.length > 0 || summary.length > 0) return 'failed'
  if (now.isDirty) return 'dirty'
  return savedAt === undefined ? 'clean' : 'saved'
}
