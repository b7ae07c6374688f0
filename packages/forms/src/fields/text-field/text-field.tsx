import { Input, type InputProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, textControl } from '../../engine/form/form.js'

export interface TextFieldProps
  extends FormFieldProps,
    Omit<InputProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref'> {}

/** Text input as a form field. */
export function TextField(props: TextFieldProps) {
  const [field, input] = splitFieldProps(props)
  return <FormField {...field}>{(control) => <Input {...input} {...textControl(control, input)} />}</FormField>
}
