import { Field } from '@placard/ui'
import type { ChangeEvent, FocusEvent, ReactNode } from 'react'
import { type FormControl, type FormFieldProps, useFormField } from './form-context.js'

/** The props of a field apart from those of its control. */
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
  /** Makes the control from what ties it to the form. */
  children: (control: FormControl) => ReactNode
}

/** A control of your own as a field of the form: label, hint, error and id are wired, and its value is the form's. */
export function FormField({ name, children, ...props }: FormFieldFrameProps) {
  const control = useFormField(name)
  return (
    <Field {...props} error={control.error}>
      {children(control)}
    </Field>
  )
}

interface Listeners {
  // biome-ignore lint/suspicious/noExplicitAny: a parameter of every element's event; only passed on.
  onChange?: ((event: ChangeEvent<any>) => void) | undefined
  // biome-ignore lint/suspicious/noExplicitAny: a parameter of every element's event; only passed on.
  onBlur?: ((event: FocusEvent<any>) => void) | undefined
}

/** What a native text control needs to be the form's; listeners of its own are called as well. */
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
  // biome-ignore lint/suspicious/noExplicitAny: a parameter of every element's event; only passed on.
  onBlur?: ((event: FocusEvent<any>) => void) | undefined
}

/** What a control with `onValueChange` needs to be the form's; listeners of its own are called as well. */
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
