import { PasswordInput, type PasswordInputProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, textControl } from '../../engine/form/form.js'

export interface PasswordFieldProps
  extends FormFieldProps,
    Omit<PasswordInputProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref'> {
  /** 'current-password' or 'new-password', for password managers. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password'
}

/** Password as a form field, with a button that shows it. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const [field, input] = splitFieldProps(props)
  return (
    <FormField {...field}>
      {(control) => <PasswordInput {...input} autoComplete={autoComplete} {...textControl(control, input)} />}
    </FormField>
  )
}
