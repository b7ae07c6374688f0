import { ChevronDown } from 'lucide-react'
import { useCallback } from 'react'
import { assignRef } from '../assign-ref.js'
import { classNames } from '../class-names.js'
import { controlVariants } from '../input/input.variants.js'
import type { SelectProps } from './select-props.js'

/** The list of the device, for fingers: its wheel or sheet is what a person knows there. */
export function SelectNative({
  value,
  onValueChange,
  options,
  placeholder,
  size,
  className,
  ref,
  ...props
}: SelectProps) {
  const select = useCallback((element: HTMLElement | null) => assignRef(ref, element), [ref])
  const known = options.some((option) => option.value === value)
  return (
    <span
      data-slot="select"
      className={classNames(
        controlVariants({ size }),
        'relative px-0 outline-ring outline-offset-2 has-[select:focus-visible]:outline-2',
        className,
      )}
    >
      <select
        {...props}
        ref={select}
        value={known && value != null ? value : ''}
        onChange={(event) => onValueChange?.(event.target.value)}
        className={classNames(
          'size-full appearance-none truncate rounded-[inherit] bg-transparent pr-8 pl-3 outline-none disabled:cursor-not-allowed disabled:opacity-100',
          !known && 'text-ink-subtle',
        )}
      >
        {!known && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-2.5 size-4 text-ink-subtle" />
    </span>
  )
}
