import { FieldError, FieldHint, Switch, type SwitchProps } from '@placard/ui'
import { type FormFieldProps, useFormField } from '../form/form.js'

export interface SwitchFieldProps
  extends Omit<FormFieldProps, 'optional'>,
    Omit<SwitchProps, keyof FormFieldProps | 'checked' | 'defaultChecked' | 'id' | 'ref' | 'value'> {}

/** Something that is on or off in a form; its label stands beside the switch. */
export function SwitchField({ name, hint, required, onCheckedChange, onBlur, ...props }: SwitchFieldProps) {
  const { field, id, error } = useFormField(name)
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  return (
    <div data-slot="switch-field" data-state={error ? 'invalid' : 'valid'} className="flex min-w-0 flex-col gap-1.5">
      <Switch
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
        <FieldError id={errorId} className="pl-11">
          {error}
        </FieldError>
      )}
      {hint && (
        <FieldHint id={hintId} className="pl-11">
          {hint}
        </FieldHint>
      )}
    </div>
  )
}
