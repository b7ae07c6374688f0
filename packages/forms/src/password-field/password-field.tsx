import { PasswordInput, type PasswordInputProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, textControl } from '../form/form.js'

export interface PasswordFieldProps
  extends FormFieldProps,
    Omit<PasswordInputProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref'> {
  /** 'current-password' or 'new-password', so that password managers fill in or suggest. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password'
}

/** A password in a form, with a way to look at what was typed. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const [field, input] = splitFieldProps(props)
  return (
    <FormField {...field}>
      {(control) => <PasswordInput {...input} autoComplete={autoComplete} {...textControl(control, input)} />}
    </FormField>
  )
}
