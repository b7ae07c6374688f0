import { Field, Select, type SelectProps } from '@placard/ui'
import { type FormFieldProps, useFormField } from '../form/form.js'

export interface SelectFieldProps
  extends FormFieldProps,
    Omit<SelectProps, keyof FormFieldProps | 'value' | 'id' | 'invalid' | 'ref'> {}

/** One of a few known options in a form. */
export function SelectField({
  name,
  label,
  hint,
  required,
  optional,
  onValueChange,
  onBlur,
  ...props
}: SelectFieldProps) {
  const { field, id, error } = useFormField(name)
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      <Select
        {...props}
        ref={field.ref}
        id={id}
        value={field.value ?? null}
        onValueChange={(value) => {
          field.onChange(value)
          onValueChange?.(value)
        }}
        onBlur={(event) => {
          field.onBlur()
          onBlur?.(event)
        }}
      />
    </Field>
  )
}
