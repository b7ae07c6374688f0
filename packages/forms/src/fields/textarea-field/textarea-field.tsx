import { Textarea, type TextareaProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, textControl } from '../../engine/form/form.js'

export interface TextareaFieldProps
  extends FormFieldProps,
    Omit<TextareaProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref'> {}

/** Auto-growing textarea as a form field. */
export function TextareaField(props: TextareaFieldProps) {
  const [field, textarea] = splitFieldProps(props)
  return <FormField {...field}>{(control) => <Textarea {...textarea} {...textControl(control, textarea)} />}</FormField>
}
