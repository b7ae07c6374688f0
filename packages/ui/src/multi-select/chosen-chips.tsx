import { useLayoutEffect, useRef } from 'react'
import { Chip } from '../chip/chip.js'
import type { ComboboxItem } from '../choice-list/choice-list.js'
import { classNames } from '../class-names.js'

interface ChosenChipsProps {
  items: readonly ComboboxItem[]
  /** The chip that the next Backspace removes. */
  marked: number | null
  onRemove: ((item: ComboboxItem) => void) | undefined
  disabled: boolean | undefined
  removeLabel: (label: string) => string
  size: 'sm' | 'md' | 'lg' | undefined
}

/** What is chosen, before the caret. */
export function ChosenChips({ items, marked, onRemove, disabled, removeLabel, size }: ChosenChipsProps) {
  const chips = useRef<HTMLSpanElement>(null)
  // Keys reach the chips by Backspace and arrows: as stops of the Tab key they would stand between two fields.
  useLayoutEffect(() => {
    for (const button of chips.current?.querySelectorAll<HTMLElement>('button') ?? []) button.tabIndex = -1
  })
  return (
    <span ref={chips} className="contents">
      {items.map((item, index) => (
        <Chip
          key={item.value}
          label={item.label}
          icon={item.icon}
          size={size === 'lg' ? 'md' : 'sm'}
          marked={index === marked}
          disabled={disabled}
          labels={{ remove: removeLabel(item.label) }}
          onRemove={onRemove && (() => onRemove(item))}
          // Beside it there is room to type.
          className={classNames('max-w-[calc(100%-2.25rem)]', size === 'sm' && 'h-5 coarse:h-8')}
        />
      ))}
    </span>
  )
}
