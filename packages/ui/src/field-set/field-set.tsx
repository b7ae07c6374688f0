import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'
import { FieldContext, FieldError, FieldHint, type FieldLabels, FieldMarks } from '../field/field.js'

export interface FieldSetProps extends ComponentProps<'fieldset'> {
  /** The visible name of the group. */
  legend: ReactNode
  /** Help for the whole group, between its name and its controls. */
  hint?: ReactNode
  /** Error message of the whole group; errors of one control are shown at that control. */
  error?: ReactNode
  /** Marks the legend, when something in the group has to be given. @default false */
  required?: boolean
  /** Adds "(optional)" to the legend. @default false */
  optional?: boolean
  /** Texts in another language. */
  labels?: Pick<Partial<FieldLabels>, 'optional'>
  /** Weight of the legend: a group of a form, or one question. @default 'field' */
  variant?: 'section' | 'field'
  /** Space between the controls: of fields, or of checkboxes that belong to one list. @default 'fields' */
  spacing?: 'fields' | 'list'
}

/** Joins several controls under one name, hint and error; `disabled` disables all of them. */
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
      {/* Controls in the group have labels and errors of their own, also when the group is in a Field. */}
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
