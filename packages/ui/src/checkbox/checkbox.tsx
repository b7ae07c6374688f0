import { Root as Box, Indicator } from '@radix-ui/react-checkbox'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { classNames } from '../class-names.js'
import { FieldContext, useFieldControl, useFieldName } from '../field/field.js'
import { ToggleLabel } from '../toggle-label.js'

export interface CheckboxProps extends Omit<ComponentProps<typeof Box>, 'asChild' | 'children' | 'onCheckedChange'> {
  /** Clickable label beside the checkbox; without it set an `aria-label`. */
  label?: ReactNode
  /** Description below the label: the effect of checking it. */
  description?: ReactNode
  /** Marks the choice as invalid; a Field sets it from its `error`. @default false */
  invalid?: boolean
  /** Checked state; 'indeterminate' if only some are checked. */
  checked?: boolean | 'indeterminate'
  /** Called with the new state; clicking an indeterminate checkbox checks it. */
  onCheckedChange?: (checked: boolean) => void
}

/**
 * Checkbox for an option that is saved with the form. With a label, `className` is applied to the row around both.
 */
export function Checkbox({ label, description, invalid = false, className, onCheckedChange, ...props }: CheckboxProps) {
  const ownId = useId()
  const descriptionId = `${ownId}description`
  const { 'aria-describedby': describedBy, ...control } = useFieldControl({
    ...props,
    'aria-invalid': invalid || props['aria-invalid'],
  })
  const id = control.id ?? ownId
  const hasLabel = label != null
  const box = (
    <Box
      {...(hasLabel ? {} : { 'data-slot': 'checkbox' })}
      {...control}
      id={id}
      aria-describedby={[description && descriptionId, describedBy].filter(Boolean).join(' ') || undefined}
      onCheckedChange={(next) => onCheckedChange?.(next === true)}
      className={classNames(
        'relative flex size-4 shrink-0 cursor-pointer items-center justify-center rounded-bar border border-line-control bg-surface text-on-brand transition-colors duration-100',
        'after:absolute after:-inset-1 coarse:after:-inset-3.5',
        'hover:border-ink-subtle aria-invalid:border-danger',
        'aria-checked:border-brand aria-checked:bg-brand aria-[checked=mixed]:border-brand aria-[checked=mixed]:bg-brand',
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-subtle',
        'disabled:aria-checked:border-line disabled:aria-checked:bg-active disabled:aria-[checked=mixed]:border-line disabled:aria-[checked=mixed]:bg-active',
        'forced-colors:text-[CanvasText] forced-colors:disabled:text-[GrayText]',
        !hasLabel && className,
      )}
    >
      <Indicator className="flex">
        {control.checked === 'indeterminate' ? (
          <Minus aria-hidden className="size-3" strokeWidth={3} />
        ) : (
          <Check aria-hidden className="size-3" strokeWidth={3} />
        )}
      </Indicator>
    </Box>
  )
  if (!hasLabel) return box
  return (
    <span
      data-slot="checkbox"
      data-disabled={control.disabled ? '' : undefined}
      className={classNames('inline-flex w-fit max-w-full items-start gap-2', className)}
    >
      <span className="flex h-5 items-center">{box}</span>
      <ToggleLabel htmlFor={id} disabled={control.disabled} {...{ label, description, descriptionId }} />
    </span>
  )
}

export interface CheckboxOption<Value extends string = string> {
  /** Value in the array passed to `onValueChange`. */
  value: Value
  /** Label beside the checkbox. */
  label: ReactNode
  /** Description below the label. */
  description?: ReactNode
  /** Shown, but cannot be changed; "select all" ignores it. @default false */
  disabled?: boolean
}

export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** Options to select from. */
  options: readonly CheckboxOption<Value>[]
  /** Checked values. */
  value?: readonly Value[]
  /** Initially checked values, when uncontrolled. @default [] */
  defaultValue?: readonly Value[]
  /** Called with the checked values in the order of `options`. */
  onValueChange?: (value: Value[]) => void
  /** Label of a checkbox that checks all; without it there is none. */
  selectAllLabel?: ReactNode
  /** Direction. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Name of each checked option in a native form. */
  name?: string
  /** Disables all checkboxes. @default false */
  disabled?: boolean
  /** Marks the choice as invalid; a Field sets it from its `error`. @default false */
  invalid?: boolean
}

const nothing: readonly never[] = []

/** Selects any number of a few visible options; an optional first checkbox selects all. */
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
  // A group cannot have aria-invalid and aria-required: the checkboxes have the first, and the label has the second.
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
