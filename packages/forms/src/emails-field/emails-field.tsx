import type { InputProps } from '@placard/ui'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { FormField, type FormFieldProps, splitFieldProps } from '../form/form.js'
import { EmailsInput } from './emails-input.js'

export interface EmailsFieldProps
  extends FormFieldProps,
    Pick<InputProps, 'placeholder' | 'autoComplete' | 'disabled' | 'readOnly'> {
  /** What each address has to be; those that are not are marked. */
  addressSchema: z.ZodType<string>
}

const COUNTED_FROM = 3

/** Several e-mail addresses in a form, typed one by one or pasted as a list. What is typed counts without Enter too. */
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
