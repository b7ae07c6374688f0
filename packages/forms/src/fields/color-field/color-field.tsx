import { ColorInput, type ColorInputProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, valueControl } from '../../engine/form/form.js'

export interface ColorFieldProps
  extends FormFieldProps,
    Omit<ColorInputProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref'> {}

/** Color as a form field; its value is text such as `#1a73e8`. With `background`, it shows the contrast. */
export function ColorField(props: ColorFieldProps) {
  const [field, input] = splitFieldProps(props)
  return (
    <FormField {...field}>
      {(control) => {
        const { value, ...rest } = valueControl<string>(control, input, '')
        return <ColorInput {...input} {...rest} value={value ?? ''} />
      }}
    </FormField>
  )
}
