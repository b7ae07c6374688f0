import { FieldError, FieldHint } from '@placard/ui'
import type { FocusEvent, ReactNode, Ref } from 'react'
import { type FormFieldProps, useFormField } from '../engine/form/form.js'

/** Props that connect a checkbox or switch to the form. */
interface ToggleControl {
  ref: Ref<HTMLButtonElement>
  name: string
  id: string
  checked: boolean
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  onCheckedChange: (checked: boolean | 'indeterminate') => void
  onBlur: (event: FocusEvent<HTMLButtonElement>) => void
}

interface ToggleFieldProps extends Pick<FormFieldProps, 'name' | 'hint' | 'required'> {
  slot: string
  /** Class name that aligns texts with the label. */
  indent: string
  onCheckedChange: ((checked: boolean) => void) | undefined
  onBlur: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined
  children: (control: ToggleControl) => ReactNode
}

/** Field of a checkbox or switch with its label beside it, and error and hint below. */
export function ToggleField({
  name,
  hint,
  required,
  slot,
  indent,
  onCheckedChange,
  onBlur,
  children,
}: ToggleFieldProps) {
  const { field, id, error } = useFormField(name)
  const [hintId, errorId] = [`${id}:hint`, `${id}:error`]
  return (
    <div data-slot={slot} data-state={error ? 'invalid' : 'valid'} className="flex min-w-0 flex-col gap-1.5">
      {children({
        ref: field.ref,
        name,
        id,
        checked: Boolean(field.value),
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
        onCheckedChange: (checked) => {
          field.onChange(checked === true)
          onCheckedChange?.(checked === true)
        },
        onBlur: (event) => {
          field.onBlur()
          onBlur?.(event)
        },
      })}
      {error && (
        <FieldError id={errorId} className={indent}>
          {error}
        </FieldError>
      )}
      {hint && (
        <FieldHint id={hintId} className={indent}>
          {hint}
        </FieldHint>
      )}
    </div>
  )
}
