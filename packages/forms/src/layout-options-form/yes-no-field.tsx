import { FieldError, Switch } from '@placard/ui'
import type { ReactNode } from 'react'
import { useFormField } from '../form/form.js'

export interface YesNoFieldProps {
  /** Path of the value in the form; the value is 'yes' or 'no'. */
  name: string
  /** Visible label. */
  label: ReactNode
  /** Help text. */
  hint?: ReactNode
  /** Called after each change. */
  onCommit: () => void
}

/** Switch whose value is stored as 'yes' or 'no'. */
export function YesNoField({ name, label, hint, onCommit }: YesNoFieldProps) {
  const { field, id, error, locked } = useFormField(name)
  const errorId = `${id}:error`
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Switch
        ref={field.ref}
        id={id}
        label={label}
        description={hint}
        checked={field.value === 'yes'}
        disabled={locked}
        invalid={error !== undefined}
        aria-describedby={error && errorId}
        onBlur={field.onBlur}
        onCheckedChange={(checked) => {
          field.onChange(checked ? 'yes' : 'no')
          onCommit()
        }}
      />
      {error && (
        <FieldError id={errorId} className="ps-11">
          {error}
        </FieldError>
      )}
    </div>
  )
}
