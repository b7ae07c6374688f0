import { clockChangeText } from '@placard/domain'
import { FormField, type FormFieldProps, splitFieldProps, useFormField, valueControl } from '../form/form.js'
import { TimezonePicker, type TimezonePickerProps } from '../timezone-picker/timezone-picker.js'

export interface TimezoneFieldProps
  extends FormFieldProps,
    Omit<TimezonePickerProps, keyof FormFieldProps | 'value' | 'onValueChange' | 'id' | 'invalid' | 'ref'> {
  /** Gets the zone as well as the form. */
  onValueChange?: TimezonePickerProps['onValueChange']
  /** Says under the field when the clocks of the chosen zone change next, where there is no other hint. @default false */
  clockChanges?: boolean
}

/** A time zone in a form; its value is the zone's IANA name. */
export function TimezoneField({ clockChanges = false, ...props }: TimezoneFieldProps) {
  const [field, picker] = splitFieldProps(props)
  const { value = 'UTC' } = useFormField(props.name).field
  const hint = field.hint ?? (clockChanges ? clockChangeText(value, picker.at) : undefined)
  return (
    <FormField {...field} hint={hint}>
      {(control) => <TimezonePicker {...picker} {...valueControl<string>(control, picker, 'UTC')} />}
    </FormField>
  )
}
