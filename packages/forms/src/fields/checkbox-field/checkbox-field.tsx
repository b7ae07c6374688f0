import { Checkbox, type CheckboxProps } from '@placard/ui'
import type { FormFieldProps } from '../../engine/form/form.js'
import { ToggleField } from '../toggle-field.js'

export interface CheckboxFieldProps
  extends Pick<FormFieldProps, 'name' | 'label' | 'hint' | 'required'>,
    Omit<CheckboxProps, keyof FormFieldProps | 'checked' | 'defaultChecked' | 'id' | 'ref' | 'value'> {}

/** Checkbox as a form field, with its label beside the box. */
export function CheckboxField({ name, hint, required, onCheckedChange, onBlur, ...props }: CheckboxFieldProps) {
  return (
    <ToggleField slot="checkbox-field" indent="ps-6" {...{ name, hint, required, onCheckedChange, onBlur }}>
      {(control) => <Checkbox {...props} {...control} />}
    </ToggleField>
  )
}
