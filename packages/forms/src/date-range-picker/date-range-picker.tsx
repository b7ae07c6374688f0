import {
  comparisonText,
  type DayBounds,
  type Flight,
  formatRange,
  type ReportComparisonChoice,
  type ReportRange,
} from '@placard/domain'
import {
  Button,
  type ButtonProps,
  classNames,
  Drawer,
  DrawerContent,
  Popover,
  PopoverContent,
  PopoverTrigger,
} from '@placard/ui'
import { useState } from 'react'
import { usePhone } from '../use-wide-screen.js'
import { choiceOf, rangeChoices } from './range-choices.js'
import { RangePanel } from './range-panel.js'
import { RangeSteps } from './range-steps.js'

export interface DateRangePickerProps extends DayBounds, Omit<ButtonProps, 'value' | 'asChild' | 'children'> {
  /** Active range. */
  value: ReportRange
  /** Called with the applied range in the time zone of `value`, and with the comparison if one is offered. */
  onValueChange: (range: ReportRange, comparison?: ReportComparisonChoice) => void
  /** Comparison of the range; if given, the panel offers comparisons. @default none */
  comparison?: ReportComparisonChoice
  /** First and last day of a campaign: adds 'Campaign lifetime' to the presets. */
  flight?: Flight
  /** Shows buttons for the previous and next range. @default false */
  steps?: boolean
  /** Stacks name, dates and comparison for narrow columns. @default false */
  stacked?: boolean
  /** Current time, which defines "today". @default now */
  now?: Date
}

/**
 * Date range picker of a report: presets, previous and next, calendar, or typed dates. The button shows the range as
 * name and dates.
 */
export function DateRangePicker({
  value,
  onValueChange,
  comparison,
  flight,
  steps = false,
  stacked = false,
  now,
  min,
  max,
  className,
  ...props
}: DateRangePickerProps) {
  const [open, setOpen] = useState(false)
  const isPhone = usePhone()
  const moment = now ?? new Date()
  const bounds = { min, max }
  const choices = rangeChoices({ now: moment, tzCode: value.tzCode, bounds, flight })
  const choice = choiceOf(value, choices)
  const compared = comparison && comparisonText(value, comparison)
  const change = (range: ReportRange, next: ReportComparisonChoice | undefined) =>
    next ? onValueChange(range, next) : onValueChange(range)
  const trigger = (
    <PopoverTrigger asChild>
      <Button
        data-slot={steps ? undefined : 'date-range-picker'}
        {...props}
        className={classNames(
          'h-auto min-h-(--placard-control-height) min-w-0 max-w-full shrink py-1 max-sm:h-auto',
          stacked && 'justify-start py-2',
          steps ? 'flex-auto' : className,
        )}
      >
        <span className={classNames('flex min-w-0', stacked ? 'flex-col items-start text-start' : inRow)}>
          {choice && <span className="font-semibold">{choice.label}</span>}
          <bdi className={classNames('whitespace-normal text-balance', choice && 'font-normal')}>
            {formatRange(value)}
          </bdi>
          {compared && (
            <bdi className={classNames('font-normal text-ink-muted', !stacked && '@max-[26rem]:sr-only')}>
              {compared}
            </bdi>
          )}
        </span>
      </Button>
    </PopoverTrigger>
  )
  const panel = (
    <RangePanel
      value={value}
      comparison={comparison}
      choices={choices}
      bounds={bounds}
      now={moment}
      onApply={(range, next) => {
        setOpen(false)
        change(range, comparison && next)
      }}
      onCancel={() => setOpen(false)}
    />
  )
  return (
    <Popover open={open && !isPhone} onOpenChange={setOpen}>
      {steps ? (
        <RangeSteps
          value={value}
          bounds={bounds}
          now={moment}
          disabled={props.disabled}
          onStep={(range) => change(range, comparison)}
          className={className}
        >
          {trigger}
        </RangeSteps>
      ) : (
        trigger
      )}
      {isPhone ? (
        <Drawer open={open} onOpenChange={setOpen}>
          <DrawerContent
            side="bottom"
            title="Date range"
            hideTitle
            closable={false}
            className="h-dvh max-h-dvh rounded-none border-t-0"
            onOpenAutoFocus={focusSelectedPreset}
          >
            {panel}
          </DrawerContent>
        </Drawer>
      ) : (
        <PopoverContent
          label="Date range"
          className="w-[calc(100vw-2rem)] max-w-96 p-0 lg:w-auto lg:max-w-none"
          onOpenAutoFocus={focusSelectedPreset}
        >
          {panel}
        </PopoverContent>
      )}
    </Popover>
  )
}

function focusSelectedPreset(event: Event): void {
  const panel = event.currentTarget as HTMLElement | null
  const selected = panel?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (!selected) return
  event.preventDefault()
  selected.focus()
}

/** Wrap the dates as a whole if they do not fit beside the name. */
const inRow = 'flex-wrap items-baseline justify-center gap-x-1.5'
