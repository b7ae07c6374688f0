import { Field } from '@placard/ui'
import type { ChangeEvent, FocusEvent, ReactNode } from 'react'
import { type FormControl, type FormFieldProps, useFormField } from './form-context.js'

/** Props of a field without those of its control. */
export function splitFieldProps<Props extends FormFieldProps>({
  name,
  label,
  hint,
  required,
  optional,
  hideLabel,
  orientation,
  pending,
  limit,
  ...control
}: Props): [field: FormFieldProps, control: Omit<Props, keyof FormFieldProps>] {
  return [{ name, label, hint, required, optional, hideLabel, orientation, pending, limit }, control]
}

export interface FormFieldFrameProps extends FormFieldProps {
  /** Renders the control with its connection to the form. */
  children: (control: FormControl) => ReactNode
}

/** Wraps a custom control as a form field: label, hint, error, id and value are connected. */
export function FormField({ name, children, ...props }: FormFieldFrameProps) {
  const control = useFormField(name)
  return (
    <Field {...props} error={control.error}>
      {children(control)}
    </Field>
  )
}

interface Listeners {
  // biome-ignore lint/suspicious/noExplicitAny: a parameter of any element's event, only passed on.
  onChange?: ((event: ChangeEvent<any>) => void) | undefined
  // biome-ignore lint/suspicious/noExplicitAny: a parameter of any element's event, only passed on.
  onBlur?: ((event: FocusEvent<any>) => void) | undefined
}

/** Returns props that connect a native text control; its own listeners are called too. */
export const textControl = ({ field, id }: FormControl, { onChange, onBlur }: Listeners) => ({
  ref: field.ref,
  name: field.name,
  id,
  value: field.value ?? '',
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    field.onChange(event)
    onChange?.(event)
  },
  onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    field.onBlur()
    onBlur?.(event)
  },
})

interface ValueListeners<Value> {
  onValueChange?: ((value: Value) => void) | undefined
  // biome-ignore lint/suspicious/noExplicitAny: a parameter of any element's event, only passed on.
  onBlur?: ((event: FocusEvent<any>) => void) | undefined
}

/** Returns props that connect a control with `onValueChange`; its own listeners are called too. */
export const valueControl = <Value, None = Value>(
  { field, id }: FormControl,
  { onValueChange, onBlur }: ValueListeners<Value>,
  whenNone: None,
) => ({
  ref: field.ref,
  id,
  value: (field.value ?? whenNone) as Value | None,
  onValueChange: (value: Value) => {
    field.onChange(value)
    onValueChange?.(value)
  },
  onBlur: (event: FocusEvent<HTMLElement>) => {
    field.onBlur()
    onBlur?.(event)
  },
})
