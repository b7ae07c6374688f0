import { SliderInput, type SliderInputProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, valueControl } from '../form/form.js'

export interface SliderFieldProps
  extends FormFieldProps,
    Omit<SliderInputProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref'> {
  /** Brings a typed number into its bounds when the box is left. Without it the form's schema says what is wrong. @default false */
  clamp?: boolean
}

/** A number in a form that is dragged, stepped or typed, with its unit, its bounds and a way back to the usual one. */
export function SliderField({ clamp = false, ...props }: SliderFieldProps) {
  const [field, slider] = splitFieldProps(props)
  return (
    <FormField {...field}>
      {(control) => (
        <SliderInput
          {...slider}
          clamp={clamp}
          disabled={control.locked || slider.disabled}
          {...valueControl(control, slider, slider.min ?? 0)}
        />
      )}
    </FormField>
  )
}
