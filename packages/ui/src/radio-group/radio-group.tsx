import { Indicator, Item, Root } from '@radix-ui/react-radio-group'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'
import { useFieldControl, useFieldName } from '../field/field.js'
import { useArrowSelection } from '../hooks/hooks.js'

export interface RadioOption<Value extends string = string> {
  /** Value passed to `onValueChange`. */
  value: Value
  /** Label beside the radio button. */
  label: ReactNode
  /** Description: the effect of the option. */
  description?: ReactNode
  /** Icon of a card, before its label. */
  icon?: ReactNode
  /** Shown, but cannot be selected. @default false */
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'children'> {
  /** Two to about seven options. */
  options: readonly RadioOption<Value>[]
  /** Value of the selected option; null if none is. */
  value?: Value | null
  /** Initially selected option, when uncontrolled. */
  defaultValue?: Value
  /** Called with the selected value. */
  onValueChange?: (value: Value) => void
  /** Plain rows, or cards for options that need an explanation. @default 'plain' */
  variant?: 'plain' | 'card'
  /** Direction; cards wrap when horizontal. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Name of the value in a native form. */
  name?: string
  /** Disables all options. @default false */
  disabled?: boolean
  /** Marks the value as invalid; a Field sets it from its `error`. @default false */
  invalid?: boolean
}

const circle = classNames(
  'relative flex size-4 shrink-0 cursor-pointer items-center justify-center rounded-full border border-line-control bg-surface transition-colors duration-100',
  'hover:border-ink-subtle aria-checked:border-brand aria-checked:bg-brand group-aria-invalid/radio-group:border-danger',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:aria-checked:border-line disabled:aria-checked:bg-active',
)

/** Selects one of a few visible options. One Tab stop; arrow keys move and select. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onValueChange,
  variant = 'plain',
  orientation = 'vertical',
  invalid = false,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...props
}: RadioGroupProps<Value>) {
  const ownId = useId()
  const control = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  const arrows = useArrowSelection(props)
  const named = useFieldName({ 'aria-label': label, 'aria-labelledby': labelledBy })
  const choose = (next: string) => {
    arrows.onSelected()
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange?.(option.value)
  }
  const isCard = variant === 'card'
  return (
    <Root
      data-slot="radio-group"
      data-variant={variant}
      data-state={control['aria-invalid'] ? 'invalid' : 'valid'}
      // Both arrow directions move, as in the ARIA pattern.
      orientation={undefined}
      {...control}
      {...named}
      {...arrows.handlers}
      {...(value === undefined ? {} : { value })}
      onValueChange={choose}
      className={classNames('group/radio-group min-w-0', layouts[variant][orientation], className)}
    >
      {options.map((option) => {
        const id = `${ownId}${option.value}`
        const off = control.disabled || option.disabled
        return (
          // biome-ignore lint/a11y/noLabelWithoutControl: the radio is in it; all of it can be pressed.
          <label
            key={option.value}
            data-slot="radio"
            className={classNames(
              'flex w-fit max-w-full items-start gap-2 coarse:min-h-11 coarse:items-center',
              isCard && [card.base, off ? card.off : card.on],
              off ? 'cursor-not-allowed' : 'cursor-pointer',
            )}
          >
            <span className="flex h-5 items-center">
              <Item
                id={id}
                value={option.value}
                disabled={option.disabled}
                aria-labelledby={`${id}label`}
                aria-describedby={option.description ? `${id}description` : undefined}
                className={classNames(circle, isCard ? 'outline-none' : 'after:absolute after:-inset-1')}
              >
                <Indicator className="size-1.5 rounded-full bg-on-brand in-disabled:bg-ink-subtle forced-colors:bg-[Highlight] forced-colors:in-disabled:bg-[GrayText]" />
              </Item>
            </span>
            {isCard && option.icon && (
              <span className="flex h-5 items-center text-ink-muted [&_svg]:size-4">{option.icon}</span>
            )}
            <span className="flex min-w-0 flex-col">
              <span
                id={`${id}label`}
                className={classNames(
                  'wrap-anywhere text-body',
                  isCard && 'font-medium',
                  off ? 'text-ink-subtle' : 'text-ink',
                )}
              >
                {option.label}
              </span>
              {option.description && (
                <span id={`${id}description`} className="wrap-anywhere text-caption text-ink-subtle">
                  {option.description}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </Root>
  )
}

const layouts = {
  plain: { vertical: 'flex flex-col gap-2', horizontal: 'flex flex-wrap gap-x-5 gap-y-2' },
  card: {
    vertical: 'flex flex-col gap-2',
    horizontal: 'grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-3',
  },
}

// The selected card has a second inner border, so that it differs by more than color.
const card = {
  base: 'w-full rounded-card border p-3 transition-colors duration-100 outline-offset-2 outline-ring has-focus-visible:outline-2 group-aria-invalid/radio-group:border-danger',
  on: 'border-line bg-surface hover:border-line-control has-aria-checked:border-brand has-aria-checked:bg-selected has-aria-checked:shadow-[inset_0_0_0_1px_var(--placard-brand-solid)] forced-colors:has-aria-checked:border-2 forced-colors:has-aria-checked:border-[Highlight]',
  off: 'border-line-subtle bg-sunken has-aria-checked:border-line-control',
}
