import { Root as Label } from '@radix-ui/react-label'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { useField } from './field-context.js'

export interface FieldLabelProps extends ComponentProps<'label'> {
  /** Marks the label with an asterisk; the control itself says it to screen readers. @default false */
  required?: boolean
  /** Adds "(optional)", for forms where most fields are required. @default false */
  optional?: boolean
}

/** The visible name of a control; inside a Field it points at the control by itself. */
export function FieldLabel({ required = false, optional = false, className, children, ...props }: FieldLabelProps) {
  const field = useField()
  return (
    <Label
      data-slot="field-label"
      id={field?.labelId}
      htmlFor={field?.controlId}
      {...props}
      className={classNames('w-fit font-medium text-body text-ink', className)}
    >
      {children}
      {required && (
        <span aria-hidden className="ml-0.5 text-danger-ink">
          *
        </span>
      )}
      {optional && <span className="ml-1 font-normal text-ink-subtle">(optional)</span>}
    </Label>
  )
}

/** Help that stays visible beside the control: a format, a unit, a consequence. */
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

/** What is wrong and what to do; always an icon and words, never colour alone. */
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
