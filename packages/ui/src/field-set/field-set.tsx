import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'
import { FieldContext, FieldError, FieldHint, type FieldLabels, FieldMarks } from '../field/field.js'

export interface FieldSetProps extends ComponentProps<'fieldset'> {
  /** Visible name of the group. */
  legend: ReactNode
  /** Hint for the whole group, between its name and its controls. */
  hint?: ReactNode
  /** Error message of the whole group; errors of one control are shown at that control. */
  error?: ReactNode
  /** Marks the legend if the group needs a value. @default false */
  required?: boolean
  /** Adds "(optional)" to the legend. @default false */
  optional?: boolean
  /** Overrides of the texts. */
  labels?: Pick<Partial<FieldLabels>, 'optional'>
  /** Style of the legend: a form section, or a single question. @default 'field' */
  variant?: 'section' | 'field'
  /** Space between controls: fields, or checkboxes of one list. @default 'fields' */
  spacing?: 'fields' | 'list'
}

/** Groups controls with a common name, hint and error; `disabled` disables all of them. */
export function FieldSet({
  legend,
  hint,
  error,
  required = false,
  optional = false,
  labels,
  variant = 'field',
  spacing = 'fields',
  className,
  children,
  ...props
}: FieldSetProps) {
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const describedBy = [props['aria-describedby'], error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <fieldset
      data-slot="field-set"
      data-state={error ? 'invalid' : 'valid'}
      {...props}
      aria-describedby={describedBy || undefined}
      className={classNames('group/field-set min-w-0', className)}
    >
      <legend
        className={classNames(
          'text-body text-ink group-disabled/field-set:text-ink-subtle',
          variant === 'section' ? 'font-semibold' : 'font-medium',
        )}
      >
        {legend}
        <FieldMarks required={required} optional={optional} optionalLabel={labels?.optional} />
      </legend>
      {hint && (
        <FieldHint id={hintId} className={variant === 'section' ? 'mt-0.5' : 'mt-1'}>
          {hint}
        </FieldHint>
      )}
      {/* Controls in the group have their own labels and errors, also if the group is in a Field. */}
      <FieldContext value={null}>
        <div
          className={classNames(
            'flex min-w-0 flex-col',
            spacing === 'list' ? 'mt-2 gap-2' : variant === 'section' ? 'mt-4 gap-4' : 'mt-2 gap-4',
          )}
        >
          {children}
        </div>
      </FieldContext>
      {error && (
        <FieldError id={errorId} className="mt-2">
          {error}
        </FieldError>
      )}
    </fieldset>
  )
}
