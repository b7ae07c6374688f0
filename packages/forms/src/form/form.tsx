import { Alert, Button, classNames } from '@placard/ui'
import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, get } from 'react-hook-form'
import type * as z from 'zod'
import { SubmitBar } from '../submit-bar/submit-bar.js'
import { ErrorSummary } from './error-summary.js'
import { controlId, FormIdContext, FormLockedContext } from './form-context.js'
import { useEditing } from './use-editing.js'
import { focusControl, type Outcome, useFormSubmit } from './use-form-submit.js'

export { ErrorSummary, type ErrorSummaryProps } from './error-summary.js'
export { type FormControl, type FormFieldProps, useFormField } from './form-context.js'
export { FormField, type FormFieldFrameProps, splitFieldProps, textControl, valueControl } from './form-field.js'

export interface FormProps<Input extends FieldValues, Output> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  /** What the values have to be; its messages are shown at the fields. */
  schema: z.ZodType<Output, Input>
  /** The values that the fields begin with. In a form for editing, newer ones are taken while nothing was changed. */
  defaultValues: DefaultValues<Input>
  /** Gets the checked values; what it throws is shown at the fields and above them, and the values stay. */
  onSubmit: (values: Output) => Promise<void> | void
  /** What is said when a failure has no words of its own. */
  fallback: string
  /** Stands above the words of a failure and says what did not happen. */
  failureTitle?: ReactNode
  /** A way out of a failure, shown below its words, such as a button that loads what somebody else has saved. */
  failureAction?: (failure: unknown) => ReactNode
  /** Changes something that is there: says what is saved, can take changes back, and saves by Ctrl or Cmd and S. @default false */
  editing?: boolean
  /** Where the buttons stand: below the fields, or at the lower edge of what scrolls. @default 'inline' */
  bar?: 'inline' | 'sticky'
  /** Why nothing can be changed here; all fields are disabled then. */
  locked?: ReactNode
  /** Hears whether there are changes that would be lost. Not while they are being sent. */
  onDirtyChange?: (dirty: boolean) => void
  /** The words on the button. @default 'Save' */
  submitLabel?: ReactNode
  /** The words on the button that takes changes back. @default 'Discard' */
  discardLabel?: ReactNode
  /** Gives the button the width of the form, as on a sign-in card. @default false */
  wide?: boolean
  /** Buttons beside the main one, such as the way back. */
  secondary?: ReactNode
  /** What stands below the buttons. */
  footer?: ReactNode
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
  failureTitle,
  failureAction,
  editing = false,
  bar = 'inline',
  locked,
  onDirtyChange,
  submitLabel = 'Save',
  discardLabel = 'Discard',
  wide = false,
  secondary,
  footer,
  className,
  children,
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
  const { errors, isDirty, isSubmitting } = form.formState
  useEditing({ form, element, defaultValues, editing, everywhere: bar === 'sticky', onDirtyChange })
  const state = stateOf(outcome, { isDirty, isSubmitting })

  return (
    <FormIdContext value={id}>
      <FormProvider {...form}>
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
                <p key={line}>{line}</p>
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
            <SubmitBar
              state={state === 'failed' && !isDirty ? 'clean' : state}
              savedAt={outcome.savedAt}
              showState={editing}
              sticky={bar === 'sticky'}
            >
              <Button
                type="submit"
                variant="primary"
                size={wide ? 'lg' : 'md'}
                loading={isSubmitting}
                className={wide ? 'w-full' : 'w-fit'}
              >
                {submitLabel}
              </Button>
              {editing && isDirty && <Button onClick={discard}>{discardLabel}</Button>}
              {secondary}
            </SubmitBar>
          </fieldset>
          {footer}
        </form>
      </FormProvider>
    </FormIdContext>
  )
}

function stateOf({ lines, summary, savedAt }: Outcome, now: { isDirty: boolean; isSubmitting: boolean }) {
  if (now.isSubmitting) return 'submitting'
  if (lines.length > 0 || summary.length > 0) return 'failed'
  if (now.isDirty) return 'dirty'
  return savedAt === undefined ? 'clean' : 'saved'
}
