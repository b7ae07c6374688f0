import { Field } from '@placard/ui'
import { type FormFieldProps, useFormField } from '../form/form.js'
import { TimezonePicker, type TimezonePickerProps } from '../timezone-picker/timezone-picker.js'

export interface TimezoneFieldProps
  extends FormFieldProps,
    Omit<TimezonePickerProps, keyof FormFieldProps | 'value' | 'onValueChange' | 'id' | 'invalid' | 'ref'> {}

/** A time zone in a form; its value is the zone's IANA name. */
export function TimezoneField({ name, label, hint, required, optional, onBlur, ...props }: TimezoneFieldProps) {
  const { field, id, error } = useFormField(name)
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      <TimezonePicker
        {...props}
        ref={field.ref}
        id={id}
        value={field.value ?? 'UTC'}
        onValueChange={field.onChange}
        onBlur={(event) => {
          field.onBlur()
          onBlur?.(event)
        }}
      />
    </Field>
  )
}
