import { clockChangeText } from '@placard/domain/dates'
import { FormField, type FormFieldProps, splitFieldProps, useFormField, valueControl } from '../../engine/form/form.js'
import { useReportTexts } from '../../use-report-texts.js'
import { TimezonePicker, type TimezonePickerProps } from '../timezone-picker/timezone-picker.js'

export interface TimezoneFieldProps
  extends FormFieldProps,
    Omit<TimezonePickerProps, keyof FormFieldProps | 'value' | 'onValueChange' | 'id' | 'invalid' | 'ref'> {
  /** Called with the time zone, in addition to the form. */
  onValueChange?: TimezonePickerProps['onValueChange']
  /** Shows the next clock change as the hint, if there is no other. @default false */
  clockChanges?: boolean
}

/** Time zone as a form field; its value is an IANA name. */
export function TimezoneField({ clockChanges = false, ...props }: TimezoneFieldProps) {
  const [field, picker] = splitFieldProps(props)
  const texts = useReportTexts()
  const { value = 'UTC' } = useFormField(props.name).field
  const hint = field.hint ?? (clockChanges ? clockChangeText(value, picker.at, texts) : undefined)
  return (
    <FormField {...field} hint={hint}>
      {(control) => <TimezonePicker {...picker} {...valueControl<string>(control, picker, 'UTC')} />}
    </FormField>
  )
}
