import type { InputProps } from '@placard/ui'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { FormField, type FormFieldProps, splitFieldProps } from '../form/form.js'
import { EmailsInput } from './emails-input.js'

export interface EmailsFieldProps
  extends FormFieldProps,
    Pick<InputProps, 'placeholder' | 'autoComplete' | 'disabled' | 'readOnly'> {
  /** Schema of a single address; invalid ones are marked. */
  addressSchema: z.ZodType<string>
}

const COUNTED_FROM = 3

/** List of email addresses as a form field, typed or pasted. Pending text counts without Enter. */
export function EmailsField(props: EmailsFieldProps) {
  const [field, input] = splitFieldProps(props)
  const value: readonly string[] = useWatch({ name: props.name }) ?? []
  const counted = value.length > COUNTED_FROM ? `${value.length} addresses. ` : ''
  const hint = (counted || field.hint) && [counted, field.hint]
  return (
    <FormField {...field} hint={hint}>
      {(control) => <EmailsInput {...input} {...control.field} id={control.id} value={value} />}
    </FormField>
  )
}
