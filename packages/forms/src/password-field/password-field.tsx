import { Field, PasswordInput, type PasswordInputProps } from '@placard/ui'
import { type FormFieldProps, useFormField } from '../form/form.js'

export interface PasswordFieldProps
  extends FormFieldProps,
    Omit<PasswordInputProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref'> {
  /** 'current-password' or 'new-password', so that password managers fill in or suggest. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password'
}

/** A password in a form, with a way to look at what was typed. */
export function PasswordField({
  name,
  label,
  hint,
  required,
  optional,
  autoComplete = 'current-password',
  onChange,
  onBlur,
  ...props
}: PasswordFieldProps) {
  const { field, id, error } = useFormField(name)
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      <PasswordInput
        {...props}
        {...field}
        id={id}
        autoComplete={autoComplete}
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
