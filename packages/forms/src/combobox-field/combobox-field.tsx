import { Combobox, type ComboboxProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, valueControl } from '../form/form.js'

export interface ComboboxFieldProps
  extends FormFieldProps,
    Omit<ComboboxProps, keyof FormFieldProps | 'value' | 'id' | 'invalid' | 'ref'> {
  /** Whether the choice can be taken back; the value is null then. @default false */
  clearable?: boolean
}

/** One of many items in a form, found by typing; the items can come from a server. */
export function ComboboxField({ clearable = false, ...props }: ComboboxFieldProps) {
  const [field, { onClear, ...combobox }] = splitFieldProps(props)
  return (
    <FormField {...field}>
      {(control) => (
        <Combobox
          {...combobox}
          {...valueControl<string, null>(control, combobox, null)}
          {...((clearable || onClear) && {
            onClear: () => {
              control.field.onChange(null)
              onClear?.()
            },
          })}
        />
      )}
    </FormField>
  )
}
