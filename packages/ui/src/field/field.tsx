import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react'
import { classNames } from '../class-names.js'
import { FieldContext } from './field-context.js'
import { FieldError, FieldHint, FieldLabel } from './field-texts.js'

export type { FieldControlProps, FieldState } from './field-context.js'
export { useField, useFieldControl } from './field-context.js'
export type { FieldLabelProps } from './field-texts.js'
export { FieldError, FieldHint, FieldLabel } from './field-texts.js'

export interface FieldProps extends ComponentProps<'div'> {
  /** The visible name of the control. */
  label: ReactNode
  /** Help that stays visible under the control. */
  hint?: ReactNode
  /** What is wrong; marks the control as invalid. */
  error?: ReactNode
  /** Marks the label and tells assistive technology that a value is needed. @default false */
  required?: boolean
  /** Adds "(optional)" to the label. @default false */
  optional?: boolean
  /** Keeps the label for assistive technology only. @default false */
  hideLabel?: boolean
  /** One control that takes its id and description from the field: Input, Select, Combobox, Checkbox and so on. */
  children: ReactNode
}

/** Joins one control with its label, hint and error, and wires them for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  hideLabel = false,
  className,
  children,
  ...props
}: FieldProps) {
  const id = useId()
  const [claimed, claimId] = useState<string>()
  const hasHint = Boolean(hint)
  const invalid = Boolean(error)
  const state = useMemo(() => {
    const hintId = `${id}hint`
    const errorId = `${id}error`
    return {
      controlId: claimed ?? `${id}control`,
      labelId: `${id}label`,
      hintId,
      errorId,
      describedBy: [invalid && errorId, hasHint && hintId].filter(Boolean).join(' ') || undefined,
      invalid,
      required,
      claimId,
    }
  }, [id, claimed, hasHint, invalid, required])

  return (
    <FieldContext value={state}>
      <div
        data-slot="field"
        data-state={invalid ? 'invalid' : 'valid'}
        {...props}
        className={classNames('flex min-w-0 flex-col gap-1.5', className)}
      >
        <FieldLabel required={required} optional={optional} className={hideLabel ? 'sr-only' : undefined}>
          {label}
        </FieldLabel>
        {children}
        {invalid && <FieldError>{error}</FieldError>}
        {hasHint && <FieldHint>{hint}</FieldHint>}
      </div>
    </FieldContext>
  )
}
