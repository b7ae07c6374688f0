import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'
import { ControlFrame, framedInput } from '../control-frame.js'
import { useFieldControl } from '../field/field.js'
import { controlVariants } from './input.variants.js'

export interface InputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  /** What stands before the text: an icon or a unit. */
  prefix?: ReactNode
  /** What stands after the text: a unit or a small button. */
  suffix?: ReactNode
  /** Marks the value as wrong; a Field does it by its `error`. @default false */
  invalid?: boolean
  /** Height of the box. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** One line of text. `ref` and native props reach the `<input>`; `className` lands on the visible box. */
export function Input({ prefix, suffix, invalid = false, size, className, ...props }: InputProps) {
  const control = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  const state = control['aria-invalid'] ? 'invalid' : 'valid'
  if (prefix == null && suffix == null)
    return (
      <input
        data-slot="input"
        data-state={state}
        type="text"
        {...control}
        className={classNames(controlVariants({ size }), className)}
      />
    )
  return (
    <ControlFrame data-slot="input" data-state={state} size={size} className={className}>
      {prefix != null && <span className="flex shrink-0 items-center text-ink-subtle">{prefix}</span>}
      <input type="text" {...control} className={framedInput} />
      {suffix != null && <span className="flex shrink-0 items-center text-ink-subtle">{suffix}</span>}
    </ControlFrame>
  )
}
