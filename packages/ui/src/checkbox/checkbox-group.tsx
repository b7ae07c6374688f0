import { type ComponentProps, type ReactNode, useState } from 'react'
import { classNames } from '../class-names.js'
import { useFieldControl } from '../field/field.js'
import { FieldContext, useFieldName } from '../field-context.js'
import { Checkbox } from './checkbox-control.js'

export interface CheckboxOption<Value extends string = string> {
  /** What is in the list that is handed to `onValueChange`. */
  value: Value
  /** What is read beside the box. */
  label: ReactNode
  /** A second, quieter line below the label. */
  description?: ReactNode
  /** Shown, but not to be changed; "select all" leaves it as it is. @default false */
  disabled?: boolean
}

export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** What there is to choose from. */
  options: readonly CheckboxOption<Value>[]
  /** The ticked options. */
  value?: readonly Value[]
  /** What is ticked at the beginning, when the group keeps it by itself. @default [] */
  defaultValue?: readonly Value[]
  /** Gets the ticked options in the order of `options`. */
  onValueChange?: (value: Value[]) => void
  /** Label of a first box that ticks and unticks all; without it there is none. */
  selectAllLabel?: ReactNode
  /** Below or beside each other. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Name of each ticked option in a form that is sent by the browser. */
  name?: string
  /** Cannot be changed. @default false */
  disabled?: boolean
  /** Marks the choice as wrong; a Field does it by its `error`. @default false */
  invalid?: boolean
}

const nothing: readonly never[] = []

/** Chooses any number of a few options that are all in sight; the first box can stand for all of them. */
export function CheckboxGroup<Value extends string>({
  options,
  value: controlled,
  defaultValue = nothing,
  onValueChange,
  selectAllLabel,
  orientation = 'vertical',
  name,
  disabled = false,
  invalid = false,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...props
}: CheckboxGroupProps<Value>) {
  const control = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  // A group can be neither invalid nor required: its boxes say the first, its label the second.
  const { 'aria-invalid': wrong, 'aria-required': _required, ...group } = control
  const named = useFieldName({ 'aria-label': label, 'aria-labelledby': labelledBy })
  const [kept, setKept] = useState(defaultValue)
  const ticked = new Set(controlled ?? kept)
  const change = (isTicked: (option: CheckboxOption<Value>) => boolean) => {
    const next = options.filter(isTicked).map((option) => option.value)
    setKept(next)
    onValueChange?.(next)
  }
  const open = options.filter((option) => !option.disabled)
  const count = options.filter((option) => ticked.has(option.value)).length
  const allOpen = open.length > 0 && open.every((option) => ticked.has(option.value))
  const all = count === 0 ? false : count === options.length || allOpen ? true : 'indeterminate'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes its name from a legend, which the Field around has not.
    <div
      role="group"
      data-slot="checkbox-group"
      data-state={all === true ? 'all' : all ? 'some' : 'none'}
      {...group}
      {...named}
      className={classNames('flex min-w-0 flex-col gap-2', className)}
    >
      <FieldContext value={null}>
        {selectAllLabel && (
          <Checkbox
            label={selectAllLabel}
            checked={all}
            disabled={disabled || open.length === 0}
            onCheckedChange={() => change((option) => (option.disabled ? ticked.has(option.value) : !allOpen))}
            className="coarse:min-h-11 coarse:items-center"
          />
        )}
        <div
          className={classNames(
            'flex min-w-0',
            orientation === 'vertical' ? 'flex-col gap-2' : 'flex-wrap gap-x-5 gap-y-2',
            selectAllLabel && 'ps-6',
          )}
        >
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={name}
              value={option.value}
              label={option.label}
              description={option.description}
              aria-invalid={wrong}
              disabled={disabled || option.disabled}
              checked={ticked.has(option.value)}
              onCheckedChange={(checked) => change((other) => (other === option ? checked : ticked.has(other.value)))}
              className="coarse:min-h-11 coarse:items-center"
            />
          ))}
        </div>
      </FieldContext>
    </div>
  )
}
