import { type DayBounds, dayInZone, formatRange, type ReportRange, steppedRange } from '@placard/domain'
import { ButtonGroup, classNames, IconButton, PopoverAnchor } from '@placard/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { boundsOf } from './range-choices.js'

export interface RangeStepsProps {
  /** The range that is applied at the moment. */
  value: ReportRange
  /** The days that can be chosen. */
  bounds: DayBounds
  /** The moment that 'today' means. */
  now: Date
  /** Nothing can be pressed. */
  disabled: boolean | undefined
  /** Gets the range before or after. */
  onStep: (range: ReportRange) => void
  className: string | undefined
  /** The button that opens the picker. */
  children: ReactNode
}

/** The picker's button between two arrows, whose names say where they lead. */
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
        // Not `disabled`: the focus would fall off the page at the last step, and nobody could read why.
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
      {/* The panel begins where the arrows do. */}
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
