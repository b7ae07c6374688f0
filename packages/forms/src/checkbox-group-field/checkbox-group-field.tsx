import { CheckboxGroup, type CheckboxGroupProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, valueControl } from '../form/form.js'

export interface CheckboxGroupFieldProps
  extends FormFieldProps,
    Omit<CheckboxGroupProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref' | 'onFocus'> {
  /** The options below or beside each other. @default 'vertical' */
  direction?: CheckboxGroupProps['orientation']
}

/** Any number of a few options that are all in sight, in a form: a list of the ticked ones. */
export function CheckboxGroupField({ direction, ...props }: CheckboxGroupFieldProps) {
  const [field, group] = splitFieldProps(props)
  return (
    <FormField {...field}>
      {(control) => (
        <CheckboxGroup
          {...group}
          orientation={direction}
          disabled={control.locked || group.disabled}
          {...valueControl<string[]>(control, group, [])}
          // The summary of the form leads here: the first box is what can be changed.
          tabIndex={-1}
          onFocus={({ target, currentTarget }) => {
            if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=checkbox]:enabled')?.focus()
          }}
        />
      )}
    </FormField>
  )
}
