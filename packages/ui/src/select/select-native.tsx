import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { ChevronDown } from 'lucide-react'
import { classNames } from '../class-names.js'
import { controlVariants } from '../control.variants.js'
import { Spinner } from '../spinner/spinner.js'
import { findOption, isGroup, type SelectListProps, type SelectOption } from './select-props.js'

/** Native list of touch devices, which users know. */
export function SelectNative({
  value,
  onValueChange,
  options,
  placeholder,
  loading = false,
  emptyText,
  readOnly: _readOnly,
  size,
  className,
  ref,
  ...props
}: SelectListProps) {
  const select = useComposedRefs<HTMLElement>(ref)
  const currentOption = findOption(options, value)
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
        aria-busy={loading || undefined}
        {...props}
        ref={select}
        value={currentOption && value != null ? value : ''}
        onChange={(event) => onValueChange?.(event.target.value)}
        className={classNames(
          'size-full appearance-none truncate rounded-[inherit] bg-transparent ps-3 pe-8 outline-none disabled:cursor-not-allowed disabled:opacity-100',
          !currentOption && 'text-ink-subtle',
        )}
      >
        {!currentOption && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.length === 0 && (
          <option value="" disabled>
            {emptyText}
          </option>
        )}
        {options.map((entry) =>
          isGroup(entry) ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map((option) => (
                <Option key={option.value} option={option} />
              ))}
            </optgroup>
          ) : (
            <Option key={entry.value} option={entry} />
          ),
        )}
      </select>
      {loading ? (
        <Spinner className="pointer-events-none absolute end-2.5" />
      ) : (
        <ChevronDown aria-hidden className="pointer-events-none absolute end-2.5 size-4 text-ink-subtle" />
      )}
    </span>
  )
}

function Option({ option }: { option: SelectOption }) {
  return (
    <option value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  )
}
