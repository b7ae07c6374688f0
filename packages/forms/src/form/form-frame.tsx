import { Alert, Button, classNames } from '@placard/ui'
import type { ComponentProps, ComponentType, FormEvent, ReactNode, RefObject } from 'react'
import type { SaveStatusProps } from '../save-status.js'
import { type SubmitBarPlace, SubmitButtons } from '../submit-buttons.js'
import { ErrorSummary } from './error-summary.js'
import { controlId, FormIdContext, FormLockedContext } from './form-context.js'
import { focusControl, type Outcome } from './use-outcome.js'

/** Props of every form around its fields. */
export interface FormFrameProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  /** Title of the error alert, such as "Not saved". */
  failureTitle?: ReactNode
  /** Label of the submit button. @default 'Save' */
  submitLabel?: ReactNode
  /** Whether the submit button has full width, as on a sign-in card. @default false */
  wide?: boolean
  /** Content below the buttons. */
  footer?: ReactNode
}

interface Props extends FormFrameProps {
  id: string
  element: RefObject<HTMLFormElement | null>
  outcome: Outcome
  isDirty: boolean
  isSubmitting: boolean
  isMended: (path: string) => boolean
  onSubmit: (event: FormEvent) => void
  failureAction?: ((failure: unknown) => ReactNode) | undefined
  locked?: ReactNode
  /** Save status. */
  Words?: ComponentType<SaveStatusProps> | undefined
  bar: SubmitBarPlace
  /** Buttons beside the submit button. */
  buttons?: ReactNode
}

/** Form element with the outcome of the last submit, fields and buttons. */
export function FormFrame({
  id,
  element,
  outcome,
  isDirty,
  isSubmitting,
  isMended,
  onSubmit,
  failureTitle,
  failureAction,
  locked,
  Words,
  bar,
  submitLabel = 'Save',
  wide = false,
  buttons,
  footer,
  className,
  children,
  ...props
}: Props) {
  const state = stateOf(outcome, { isDirty, isSubmitting })
  const barState = state === 'failed' && !isDirty ? 'clean' : state
  return (
    <FormIdContext value={id}>
      <form
        ref={element}
        noValidate
        data-slot="form"
        data-state={state}
        {...props}
        onSubmit={onSubmit}
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
            isMended={isMended}
            idOf={(path) => controlId(id, path)}
            onGo={(path) => focusControl(element.current, controlId(id, path))}
          />
        )}
        <fieldset role="presentation" disabled={Boolean(locked)} className="contents">
          <FormLockedContext value={Boolean(locked)}>{children}</FormLockedContext>
          <SubmitButtons
            state={barState}
            bar={bar}
            words={Words && <Words state={barState} savedAt={outcome.savedAt} />}
          >
            {bar === 'dialog' && buttons}
            <Button
              type="submit"
              variant="primary"
              size={wide ? 'lg' : 'md'}
              loading={isSubmitting}
              className={wide ? 'w-full' : 'w-fit'}
            >
              {submitLabel}
            </Button>
            {bar !== 'dialog' && buttons}
          </SubmitButtons>
        </fieldset>
        {footer}
      </form>
    </FormIdContext>
  )
}

function stateOf({ lines, summary, savedAt }: Outcome, now: { isDirty: boolean; isSubmitting: boolean }) {
  if (now.isSubmitting) return 'submitting'
  if (lines.length > 0 || summary.length > 0) return 'failed'
  if (now.isDirty) return 'dirty'
  return savedAt === undefined ? 'clean' : 'saved'
}
