import { Field, Input, type InputProps } from '@placard/ui'
import { type FormFieldProps, useFormField } from '../form/form.js'

export interface TextFieldProps
  extends FormFieldProps,
    Omit<InputProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref'> {}

/** One line of text in a form. */
export function TextField({ name, label, hint, required, optional, onChange, onBlur, ...props }: TextFieldProps) {
  const { field, id, error } = useFormField(name)
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      <Input
        {...props}
        {...field}
        id={id}
        value={field.value ?? ''}
        onChange={(event) => {
          field.onChange(event)
          onChange?.(event)
        }}
        onBlur={(event) => {
          field.onBlur()
          onBlur?.(event)
        }}
      />
    </Field>
  )
}
