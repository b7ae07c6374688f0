import { type DayBounds, dayInZone, formatRange, type ReportRange, steppedRange } from '@placard/domain'
import { ButtonGroup, classNames, IconButton, PopoverAnchor } from '@placard/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { boundsOf } from './range-choices.js'

export interface RangeStepsProps {
  /** Applied range. */
  value: ReportRange
  /** Selectable days. */
  bounds: DayBounds
  /** Current time, which defines "today". */
  now: Date
  /** True if the buttons are disabled. */
  disabled: boolean | undefined
  /** Called with the previous or next range. */
  onStep: (range: ReportRange) => void
  className: string | undefined
  /** Button that opens the picker. */
  children: ReactNode
}

/** Picker button between buttons for the previous and next range. */
export function RangeSteps({ value, bounds, now, disabled, onStep, className, children }: RangeStepsProps) {
  const [said, setSaid] = useState('')
  const today = dayInZone(now, value.tzCode)
  const limits = boundsOf(bounds, today)
  const arrow = (direction: -1 | 1) => {
    const range = steppedRange(value, direction, today, limits)
    const word = direction < 0 ? 'Previous' : 'Next'
    const nothing = direction < 0 ? 'No earlier days' : 'No later days'
    return (
      <IconButton
        variant="secondary"
        label={range ? `${word}: ${formatRange(range)}` : nothing}
        // Not `disabled`, so that focus is kept at the last step and the reason can be read.
        aria-disabled={!range || undefined}
        disabled={disabled}
        onClick={() => {
          if (!range) return
          onStep(range)
          setSaid(formatRange(range))
        }}
      >
        {direction < 0 ? (
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        ) : (
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        )}
      </IconButton>
    )
  }
  return (
    <>
      {/* Align the panel with the previous button. */}
      <PopoverAnchor asChild>
        <ButtonGroup
          attached
          label="Date range"
          data-slot="date-range-picker"
          className={classNames('items-stretch [&>button]:h-auto', className)}
        >
          {arrow(-1)}
          {children}
          {arrow(1)}
        </ButtonGroup>
      </PopoverAnchor>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}
