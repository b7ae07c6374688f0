import { NumberInput, type NumberInputProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, valueControl } from '../form/form.js'

export interface NumberFieldProps
  extends FormFieldProps,
    Omit<NumberInputProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref'> {
  /** Brings a typed number into its bounds when the box is left. Without it the form's schema says what is wrong. @default false */
  clamp?: boolean
}

/** A number in a form, typed freely or stepped by keys: a number, or null while the box is empty. */
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
