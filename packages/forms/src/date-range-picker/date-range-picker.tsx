import { presetOf, RANGE_PRESETS, type ReportRange, rangeText } from '@placard/domain'
import { Button, type ButtonProps, Popover, PopoverContent, PopoverTrigger } from '@placard/ui'
import { useState } from 'react'
import { RangePanel } from './range-panel.js'

export interface DateRangePickerProps extends Omit<ButtonProps, 'value' | 'asChild' | 'children'> {
  /** The range that is shown. */
  value: ReportRange
  /** Gets a new range once it is applied; its zone stays that of `value`. */
  onValueChange: (range: ReportRange) => void
  /** The moment that 'today' means. @default the present */
  now?: Date
}

/** Chooses the days of a report: by preset, in the calendar or typed. The button says the range, by name and by date. */
export function DateRangePicker({ value, onValueChange, now, ...props }: DateRangePickerProps) {
  const [open, setOpen] = useState(false)
  const moment = now ?? new Date()
  const preset = presetOf(value, moment)
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button data-slot="date-range-picker" {...props}>
          {preset && <span className="font-semibold">{RANGE_PRESETS[preset]}</span>}
          <span className={preset ? 'font-normal' : undefined}>{rangeText(value)}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent
        label="Date range"
        className="w-[calc(100vw-2rem)] max-w-96 p-0 lg:w-auto lg:max-w-none"
        onOpenAutoFocus={(event) => {
          const panel = event.currentTarget as HTMLElement | null
          const chosen = panel?.querySelector<HTMLElement>('[aria-pressed="true"]')
          if (!chosen) return
          event.preventDefault()
          chosen.focus()
        }}
      >
        <RangePanel
          value={value}
          now={moment}
          onApply={(range) => {
            setOpen(false)
            onValueChange(range)
          }}
          onCancel={() => setOpen(false)}
        />
      </PopoverContent>
    </Popover>
  )
}
