import { Field, type InputProps } from '@placard/ui'
import type * as z from 'zod'
import { type FormFieldProps, useFormField } from '../form/form.js'
import { EmailsInput } from './emails-input.js'

export interface EmailsFieldProps
  extends FormFieldProps,
    Pick<InputProps, 'placeholder' | 'autoComplete' | 'disabled'> {
  /** What each address has to be; those that are not are marked. */
  addressSchema: z.ZodType<string>
}

const COUNTED_FROM = 3

/** Several e-mail addresses in a form, typed one by one or pasted as a list. What is typed counts without Enter too. */
export function EmailsField({ name, label, hint, required, optional, ...props }: EmailsFieldProps) {
  const { field, id, error } = useFormField(name)
  const value: readonly string[] = field.value ?? []
  const counted = value.length > COUNTED_FROM ? `${value.length} addresses. ` : ''
  return (
    <Field
      label={label}
      hint={(counted || hint) && [counted, hint]}
      error={error}
      required={required}
      optional={optional}
      data-slot="emails-field"
    >
      <EmailsInput {...props} {...field} id={id} value={value} />
    </Field>
  )
}
