import { Switch, type SwitchProps } from '@placard/ui'
import type { FormFieldProps } from '../../engine/form/form.js'
import { ToggleField } from '../toggle-field.js'

export interface SwitchFieldProps
  extends Pick<FormFieldProps, 'name' | 'label' | 'hint' | 'required'>,
    Omit<SwitchProps, keyof FormFieldProps | 'checked' | 'defaultChecked' | 'id' | 'ref' | 'value'> {}

/** Switch as a form field, with its label beside it. */
export function SwitchField({ name, hint, required, onCheckedChange, onBlur, ...props }: SwitchFieldProps) {
  return (
    <ToggleField slot="switch-field" indent="ps-11" {...{ name, hint, required, onCheckedChange, onBlur }}>
      {(control) => <Switch {...props} {...control} />}
    </ToggleField>
  )
}
