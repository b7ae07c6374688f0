import { NumberInput, type NumberInputProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, valueControl } from '../../engine/form/form.js'

export interface NumberFieldProps
  extends FormFieldProps,
    Omit<NumberInputProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref'> {
  /** True if to clamp a typed number on blur, instead of leaving errors to the schema. @default false */
  clamp?: boolean
}

/** Number as a form field; the value is null while empty. */
export function NumberField({ clamp = false, ...props }: NumberFieldProps) {
  const [field, input] = splitFieldProps(props)
  return (
    <FormField {...field}>
      {(control) => (
        <NumberInput
          {...input}
          clamp={clamp}
          disabled={control.locked || input.disabled}
          {...valueControl(control, input, null)}
        />
      )}
    </FormField>
  )
}
