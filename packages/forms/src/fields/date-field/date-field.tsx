import { Field, useLabels } from '@placard/ui'
import { useState } from 'react'
import { type FormFieldProps, splitFieldProps, useFormField, valueControl } from '../../engine/form/form.js'
import { useReportTexts } from '../../use-report-texts.js'
import { DatePicker, type DatePickerProps, datePickerLabels } from '../date-picker/date-picker.js'
import { valueProblem } from '../day-value.js'
import { toDay } from '../local-date.js'

export interface DateFieldProps
  extends FormFieldProps,
    Omit<DatePickerProps, keyof FormFieldProps | 'value' | 'onValueChange' | 'id' | 'invalid' | 'ref'> {
  /** Called with the new value, in addition to the form. */
  onValueChange?: DatePickerProps['onValueChange']
}

/**
 * Date as a form field; its value is a `Day`, or null while empty. Invalid text stays in the value, so that nothing
 * is lost: validate it with `dayFieldSchema`, which uses the same messages.
 */
export function DateField(props: DateFieldProps) {
  const [{ name, ...field }, picker] = splitFieldProps(props)
  const control = useFormField(name)
  const texts = useReportTexts()
  const { chooseAnother } = useLabels('datePicker', datePickerLabels)
  const [left, setLeft] = useState(false)
  const { today = toDay(new Date()), min, max, isDayDisabled } = picker
  const bound = valueControl<string | null, null>(control, picker, null)
  const problem = left ? valueProblem(bound.value, { today, min, max, isDayDisabled, texts, chooseAnother }) : undefined
  return (
    <Field {...field} error={control.error ?? problem}>
      <DatePicker
        {...picker}
        {...bound}
        onValueChange={(value) => {
          setLeft(false)
          bound.onValueChange(value)
        }}
        onBlur={(event) => {
          setLeft(true)
          bound.onBlur(event)
        }}
      />
    </Field>
  )
}
