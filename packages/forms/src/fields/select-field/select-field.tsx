import { Select, type SelectProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, valueControl } from '../../engine/form/form.js'

export interface SelectFieldProps
  extends FormFieldProps,
    Omit<SelectProps, keyof FormFieldProps | 'value' | 'id' | 'invalid' | 'ref'> {}

/** Select as a form field. */
export function SelectField(props: SelectFieldProps) {
  const [field, select] = splitFieldProps(props)
  return (
    <FormField {...field}>{(control) => <Select {...select} {...valueControl(control, select, null)} />}</FormField>
  )
}
