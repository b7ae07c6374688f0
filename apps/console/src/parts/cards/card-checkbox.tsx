import { Checkbox, classNames } from '@placard/ui'
import { useRef } from 'react'

export interface CardCheckboxProps {
  /** Accessible name: 'Select Autumn'. */
  label: string
  checked: boolean
  /** Shows it always; otherwise only while its card is hovered or it has focus. */
  visible: boolean
  /** Called with the new state, and whether Shift was held. */
  onToggle: (isChecked: boolean, isRange: boolean) => void
}

/** Checkbox in the corner of a card's preview, above the link that covers it. */
export function CardCheckbox({ label, checked, visible, onToggle }: CardCheckboxProps) {
  const isRange = useRef(false)
  return (
    <span
      className={classNames(
        'absolute start-2 top-2 z-10 grid size-8 place-items-center rounded-control border border-line-subtle bg-surface transition-opacity duration-100',
        !visible && 'opacity-0 focus-within:opacity-100 group-hover:opacity-100 coarse:opacity-100',
      )}
    >
      <Checkbox
        aria-label={label}
        checked={checked}
        onClickCapture={(event) => {
          isRange.current = event.shiftKey
        }}
        onCheckedChange={(isChecked) => onToggle(isChecked === true, isRange.current)}
      />
    </span>
  )
}
