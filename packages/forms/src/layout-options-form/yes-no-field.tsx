import { FieldError, Switch } from '@placard/ui'
import type { ReactNode } from 'react'
import { useFormField } from '../form/form.js'

export interface YesNoFieldProps {
  /** The value's path in the form: 'yes' or 'no'. */
  name: string
  /** The visible name. */
  label: ReactNode
  /** What turning it on means. */
  hint?: ReactNode
  /** Told when it was turned on or off. */
  onCommit: () => void
}

/** Something that is on or off and stored as a word. */
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
