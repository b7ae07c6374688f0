import { Root as Label } from '@radix-ui/react-label'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { useField } from './field-context.js'

interface FieldMarksProps {
  /** Shows the asterisk. */
  required: boolean
  /** Shows the text for optional. */
  optional: boolean
  /** Text for optional. @default '(optional)' */
  optionalLabel?: string
}

/** Asterisk or "(optional)" after a label or legend. */
export function FieldMarks({ required, optional, optionalLabel = '(optional)' }: FieldMarksProps) {
  return (
    <>
      {required && (
        <span aria-hidden className="ms-0.5 text-danger-ink">
          *
        </span>
      )}
      {optional && <span className="ms-1 font-normal text-ink-subtle">{optionalLabel}</span>}
    </>
  )
}

export interface FieldLabelProps extends ComponentProps<'label'> {
  /** Marks the label with an asterisk; the control itself has `aria-required`. @default false */
  required?: boolean
  /** Adds "(optional)", for forms where most fields are required. @default false */
  optional?: boolean
  /** Overrides of the texts. */
  labels?: { optional?: string }
}

/** Visible label of a control; inside a Field it is linked to the control. */
export function FieldLabel({
  required = false,
  optional = false,
  labels,
  className,
  children,
  onClick,
  ...props
}: FieldLabelProps) {
  const field = useField()
  return (
    <Label
      data-slot="field-label"
      id={field?.labelId}
      htmlFor={field?.controlId}
      {...props}
      onClick={(event) => {
        onClick?.(event)
        if (field) focusUnlabelable(field.controlId)
      }}
      className={classNames('w-fit font-medium text-body text-ink', className)}
    >
      {children}
      <FieldMarks required={required} optional={optional} optionalLabel={labels?.optional} />
    </Label>
  )
}

/**
 * Focuses a control without a native label, such as a group or a slider, because browsers forward label clicks only
 * to inputs and buttons.
 */
function focusUnlabelable(id: string) {
  const control = document.getElementById(id)
  if (!control || 'labels' in control) return
  const stop = control.matches('[tabindex="0"]') ? control : control.querySelector<HTMLElement>('[tabindex="0"], input')
  stop?.focus()
}

/** Visible hint beside the control: a format, a unit, a consequence. */
export function FieldHint({ className, ...props }: ComponentProps<'p'>) {
  const field = useField()
  return (
    <p
      data-slot="field-hint"
      id={field?.hintId}
      {...props}
      className={classNames('max-w-[72ch] text-caption text-ink-subtle', className)}
    />
  )
}

/** Error message with an icon, so that it does not depend on color. */
export function FieldError({ className, children, ...props }: ComponentProps<'p'>) {
  const field = useField()
  return (
    <p
      data-slot="field-error"
      id={field?.errorId}
      {...props}
      className={classNames('flex max-w-[72ch] items-start gap-1 text-caption text-danger-ink', className)}
    >
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
