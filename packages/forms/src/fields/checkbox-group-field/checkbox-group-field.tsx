import { CheckboxGroup, type CheckboxGroupProps } from '@placard/ui'
import { FormField, type FormFieldProps, splitFieldProps, valueControl } from '../../engine/form/form.js'

export interface CheckboxGroupFieldProps
  extends FormFieldProps,
    Omit<CheckboxGroupProps, keyof FormFieldProps | 'value' | 'defaultValue' | 'id' | 'invalid' | 'ref' | 'onFocus'> {
  /** Layout of the options. @default 'vertical' */
  direction?: CheckboxGroupProps['orientation']
}

/** Group of checkboxes as a form field; its value is the list of checked options. */
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
          // The error summary focuses the first checkbox.
          tabIndex={-1}
          onFocus={({ target, currentTarget }) => {
            if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=checkbox]:enabled')?.focus()
          }}
        />
      )}
    </FormField>
  )
}
