import { Alert, Button, classNames } from '@placard/ui'
import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, FormProvider, get } from 'react-hook-form'
import type * as z from 'zod'
import { ErrorSummary } from './error-summary.js'
import { controlId, FormIdContext } from './form-context.js'
import { useFormSubmit } from './use-form-submit.js'

export { ErrorSummary, type ErrorSummaryProps } from './error-summary.js'
export { type FormFieldProps, useFormField } from './form-context.js'

export interface FormProps<Input extends FieldValues, Output> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  /** What the values have to be; its messages are shown at the fields. */
  schema: z.ZodType<Output, Input>
  /** The values that the fields begin with. */
  defaultValues: DefaultValues<Input>
  /** Gets the checked values; what it throws is shown at the fields and above them, and the values stay. */
  onSubmit: (values: Output) => Promise<void> | void
  /** What is said when a failure has no words of its own. */
  fallback: string
  /** Stands above the words of a failure and says what did not happen. */
  failureTitle?: ReactNode
  /** The words on the button. @default 'Save' */
  submitLabel?: ReactNode
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
  submitLabel = 'Save',
  wide = false,
  secondary,
  footer,
  className,
  children,
  ...props
}: FormProps<Input, Output>) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const { form, outcome, submit } = useFormSubmit({ id, element, schema, defaultValues, onSubmit, fallback })
  const { errors, isSubmitting } = form.formState
  const { attempt, summary, lines } = outcome

  return (
    <FormIdContext value={id}>
      <FormProvider {...form}>
        <form
          ref={element}
          noValidate
          data-slot="form"
          data-state={isSubmitting ? 'submitting' : 'idle'}
          {...props}
          onSubmit={submit}
          className={classNames('flex min-w-0 flex-col gap-4', className)}
        >
          {lines.length > 0 && (
            <Alert key={attempt} live tone="danger" title={failureTitle}>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Alert>
          )}
          {summary.length > 0 && (
            <ErrorSummary
              problems={summary}
              isMended={(path) => get(errors, path) === undefined}
              idOf={(path) => controlId(id, path)}
              onGo={(path) => form.setFocus(path as FieldPath<Input>)}
            />
          )}
          {children}
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              variant="primary"
              size={wide ? 'lg' : 'md'}
              loading={isSubmitting}
              className={wide ? 'w-full' : 'w-fit'}
            >
              {submitLabel}
            </Button>
            {secondary}
          </div>
          {footer}
        </form>
      </FormProvider>
    </FormIdContext>
  )
}
