import { TextField, type TextFieldProps } from '../text-field/text-field.js'
import { useLatinInput } from '../use-latin-input.js'

export interface EmailFieldProps extends Omit<TextFieldProps, 'type'> {}

/** Email address as a form field. For sign-in, pass `autoComplete="username"`. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      inputMode="email"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...useLatinInput()}
      {...props}
      type="email"
    />
  )
}
