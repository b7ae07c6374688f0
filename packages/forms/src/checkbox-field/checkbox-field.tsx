import { Checkbox, type CheckboxProps, FieldError, FieldHint } from '@placard/ui'
import { type FormFieldProps, useFormField } from '../form/form.js'

export interface CheckboxFieldProps
  extends Omit<FormFieldProps, 'optional'>,
    Omit<CheckboxProps, keyof FormFieldProps | 'checked' | 'defaultChecked' | 'id' | 'ref' | 'value'> {}

/** Something to agree to or to choose in a form; its label stands beside the box. */
export function CheckboxField({ name, hint, required, onCheckedChange, onBlur, ...props }: CheckboxFieldProps) {
  const { field, id, error } = useFormField(name)
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  return (
    <div data-slot="checkbox-field" data-state={error ? 'invalid' : 'valid'} className="flex min-w-0 flex-col gap-1.5">
      <Checkbox
        {...props}
        ref={field.ref}
        name={name}
        id={id}
        checked={Boolean(field.value)}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
        onCheckedChange={(checked) => {
          field.onChange(checked)
          onCheckedChange?.(checked)
        }}
        onBlur={(event) => {
          field.onBlur()
          onBlur?.(event)
        }}
      />
      {error && (
        <FieldError id={errorId} className="pl-6">
          {error}
        </FieldError>
      )}
      {hint && (
        <FieldHint id={hintId} className="pl-6">
          {hint}
        </FieldHint>
      )}
    </div>
  )
}
