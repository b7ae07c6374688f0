import { SliderInput, type SliderInputProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, valueControl } from '../../engine/form/form.js'

export interface SliderFieldProps
  extends FormFieldProps,
    Omit<SliderInputProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref'> {
  /** True if to clamp a typed number on blur, instead of leaving errors to the schema. @default false */
  clamp?: boolean
}

/** Slider with number input as a form field, with unit, bounds and reset. */
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
