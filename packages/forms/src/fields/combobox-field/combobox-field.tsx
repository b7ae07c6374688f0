import { Combobox, type ComboboxProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, valueControl } from '../../engine/form/form.js'

export interface ComboboxFieldProps
  extends FormFieldProps,
    Omit<ComboboxProps, keyof FormFieldProps | 'value' | 'id' | 'invalid' | 'ref'> {
  /** True if the selection can be cleared to null. @default false */
  clearable?: boolean
}

/** Combobox as a form field; items can be loaded from a server. */
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
