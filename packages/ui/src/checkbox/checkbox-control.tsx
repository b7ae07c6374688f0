import { Root as Box, Indicator } from '@radix-ui/react-checkbox'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'
import { useFieldControl } from '../field/field.js'
import { ToggleLabel } from '../toggle-label.js'

export interface CheckboxProps extends Omit<ComponentProps<typeof Box>, 'asChild' | 'children' | 'onCheckedChange'> {
  /** Text beside the box, part of what can be pressed; without it give an `aria-label`. */
  label?: ReactNode
  /** A second, quieter line below the label: what ticking it means. */
  description?: ReactNode
  /** Marks the choice as wrong; a Field does it by its `error`. @default false */
  invalid?: boolean
  /** Whether it is ticked; 'indeterminate' when only some of what it stands for is. */
  checked?: boolean | 'indeterminate'
  /** Gets the new state; a press on an indeterminate box ticks it. */
  onCheckedChange?: (checked: boolean) => void
}

/** Turns one thing on or off, to be saved with the form. With a label, `className` lands on the row around both. */
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
