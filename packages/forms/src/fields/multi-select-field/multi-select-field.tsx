import { MultiSelect, type MultiSelectProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, valueControl } from '../../engine/form/form.js'

export interface MultiSelectFieldProps
  extends FormFieldProps,
    Omit<MultiSelectProps, keyof FormFieldProps | 'value' | 'id' | 'invalid' | 'ref'> {}

/** Multi-select as a form field; selected items are shown as chips. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const [field, select] = splitFieldProps(props)
  return (
    <FormField {...field}>
      {(control) => <MultiSelect {...select} {...valueControl<string[]>(control, select, [])} />}
    </FormField>
  )
}
