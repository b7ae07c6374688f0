import { RadioGroup, type RadioGroupProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, valueControl } from '../../engine/form/form.js'

export interface RadioGroupFieldProps
  extends FormFieldProps,
    Omit<RadioGroupProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref'> {
  /** Layout of the options. @default 'vertical' */
  direction?: RadioGroupProps['orientation']
}

/** Radio group as a form field: plain rows, or cards with descriptions. */
export function RadioGroupField({ direction, ...props }: RadioGroupFieldProps) {
  const [field, group] = splitFieldProps(props)
  return (
    <FormField {...field}>
      {(control) => (
        <RadioGroup
          {...group}
          orientation={direction}
          disabled={control.locked || group.disabled}
          {...valueControl<string, null>(control, group, null)}
        />
      )}
    </FormField>
  )
}
