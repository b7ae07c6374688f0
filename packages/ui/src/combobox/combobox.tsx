import { Check, ChevronDown } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { classNames } from '../class-names.js'
import { ControlFrame, framedInput } from '../control-frame.js'
import { useField, useFieldControl } from '../field/field.js'
import type { ComboboxItem } from './filter-items.js'
import { useAnchoredList } from './use-anchored-list.js'
import { useItemChoice } from './use-item-choice.js'

export type { ComboboxItem } from './filter-items.js'

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'size' | 'type'>

export interface ComboboxProps extends InputProps {
  /** What there is to choose from; long lists are fine. */
  items: readonly ComboboxItem[]
  /** The chosen item. */
  value?: string | null
  /** Gets the value of the item that was chosen. */
  onValueChange?: (value: string) => void
  /** What stands there while nothing is chosen. @default 'Search…' */
  placeholder?: string
  /** What is said when nothing matches. @default 'Nothing found' */
  emptyText?: string
  /** Marks the value as wrong; a Field does it by its `error`. @default false */
  invalid?: boolean
  /** Height of the box. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** Chooses one of many known items by typing a part of its label, hint or keywords. */
export function Combobox({
  items,
  value = null,
  onValueChange,
  placeholder = 'Search…',
  emptyText = 'Nothing found',
  invalid = false,
  size,
  name,
  className,
  ...props
}: ComboboxProps) {
  const field = useField()
  const control = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  const labelled = props['aria-label']
    ? { 'aria-label': props['aria-label'] }
    : { 'aria-labelledby': props['aria-labelledby'] ?? field?.labelId }
  const frame = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const choice = useItemChoice({ items, value, onValueChange, inputId: control.id, labelId: field?.labelId })
  const { isOpen, shown, total, highlightedIndex } = choice
  useAnchoredList(isOpen, frame, panel)

  const left = total - shown.length
  const found = total === 0 ? emptyText : `${total} ${total === 1 ? 'result' : 'results'}`
  return (
    <div
      ref={frame}
      data-slot="combobox"
      data-state={isOpen ? 'open' : 'closed'}
      className={classNames('w-full min-w-0', className)}
    >
      <ControlFrame size={size} className="pr-1">
        <input
          {...choice.getInputProps({
            ...control,
            placeholder,
            onClick: (event) => {
              // Typing then replaces the chosen label instead of adding to it.
              if (!isOpen) event.currentTarget.select()
              control.onClick?.(event)
            },
          })}
          {...labelled}
          spellCheck={false}
          className={classNames(framedInput, 'truncate')}
        />
        <button
          type="button"
          {...choice.getToggleButtonProps({ disabled: control.disabled })}
          aria-label="Show all"
          className="flex size-7 shrink-0 cursor-pointer items-center justify-center rounded-badge text-ink-subtle hover:text-ink disabled:cursor-not-allowed disabled:text-ink-disabled coarse:size-9"
        >
          <ChevronDown aria-hidden />
        </button>
      </ControlFrame>
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={control.disabled} />}
      <div
        ref={panel}
        popover="manual"
        data-slot="combobox-list"
        className="fixed right-auto m-0 flex-col transition-none overflow-hidden rounded-card border border-line bg-raised text-dense text-ink shadow-popover open:flex coarse:text-touch"
      >
        <ul
          {...choice.getMenuProps()}
          aria-labelledby={undefined}
          {...labelled}
          className="relative min-h-0 overflow-y-auto overscroll-contain p-1 empty:hidden"
        >
          {isOpen &&
            shown.map((item, index) => (
              <li
                key={item.value}
                {...choice.getItemProps({ item, index })}
                className={classNames(
                  'flex min-h-8 cursor-pointer items-center gap-2 rounded-badge px-2 py-1.5 coarse:min-h-11',
                  index === highlightedIndex && 'bg-active forced-colors:outline-2 forced-colors:-outline-offset-2',
                )}
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
                  <span className={classNames('wrap-anywhere', item.value === value && 'font-medium')}>
                    {item.label}
                  </span>
                  {item.hint && <span className="wrap-anywhere text-caption text-ink-subtle">{item.hint}</span>}
                </span>
                <span className="flex size-4 shrink-0">
                  {item.value === value && <Check aria-hidden className="size-4 text-brand-ink" />}
                </span>
              </li>
            ))}
        </ul>
        {total === 0 && <p className="px-3 py-2.5 text-ink-muted">{emptyText}</p>}
        {left > 0 && (
          <p className="border-line-subtle border-t px-3 py-2 text-caption text-ink-subtle">
            Showing {shown.length} of {total}. Type to narrow.
          </p>
        )}
      </div>
      <span role="status" className="sr-only">
        {isOpen && found}
      </span>
    </div>
  )
}
