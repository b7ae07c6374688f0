import { TextField, type TextFieldProps } from '../text-field/text-field.js'

export interface EmailFieldProps extends Omit<TextFieldProps, 'type'> {}

/** An e-mail address in a form: the right keyboard, no spelling help. For signing in give `autoComplete="username"`. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      inputMode="email"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type="email"
    />
  )
}
