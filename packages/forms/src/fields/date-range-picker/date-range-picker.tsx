import { type DayBounds, formatRange } from '@placard/domain/dates'
import { dayInZone } from '@placard/domain/internal/dates'
import { steppedRange } from '@placard/domain/internal/report'
import { comparisonText, type ReportComparisonChoice, type ReportRange } from '@placard/domain/report'
import type { Flight } from '@placard/domain/schedule'
import {
  Button,
  ButtonGroup,
  type ButtonProps,
  classNames,
  Drawer,
  DrawerContent,
  IconButton,
  lazyPart,
  Popover,
  PopoverAnchor,
  PopoverContent,
  PopoverTrigger,
  useLabels,
  useShortcuts,
  useSingleKeys,
} from '@placard/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useReportTexts } from '../../use-report-texts.js'
import { usePhone } from '../../use-wide-screen.js'
import { dateRangePickerLabels } from './date-range-picker-labels.js'
import { COMPARE_KEY, CUSTOM_KEY, createBounds, findChoice, rangeChoices } from './range-choices.js'

/** The calendar loads after the first paint, and the picker opens once it is there: a placeholder would lose the focus. */
const LazyRangePanel = /* @__PURE__ */ lazyPart(
  async () => ({ default: (await import('./range-panel.js')).RangePanel }),
  { failed: <CalendarFailure /> },
)

function CalendarFailure() {
  const { calendarFailed } = useLabels('dateRangePicker', dateRangePickerLabels)
  return (
    <p role="alert" className="p-6 text-dense text-ink">
      {calendarFailed}
    </p>
  )
}

export interface DateRangePickerProps extends DayBounds, Omit<ButtonProps, 'value' | 'asChild' | 'children'> {
  /** Active range. */
  value: ReportRange
  /** Called with the applied range in the time zone of `value`, and with the comparison if one is offered. */
  onValueChange: (range: ReportRange, comparison?: ReportComparisonChoice) => void
  /** Comparison of the range; if given, the panel offers comparisons. @default none */
  comparison?: ReportComparisonChoice
  /** First and last day of a campaign: adds 'Flight' to the presets. */
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
  const labels = useLabels('dateRangePicker', dateRangePickerLabels)
  const texts = useReportTexts()
  const [open, setOpen] = useState(false)
  const isPhone = usePhone()
  useEffect(LazyRangePanel.preload, [])
  const changeOpen = async (next: boolean) => {
    if (next && !LazyRangePanel.isLoaded()) await LazyRangePanel.load()
    setOpen(next)
  }
  const moment = now ?? new Date()
  const bounds = { min, max }
  const choices = rangeChoices({ now: moment, tzCode: value.tzCode, bounds, flight, texts })
  const choice = findChoice(value, choices)
  const group = labels.openRange
  const keys = [
    ...choices.map(({ label, key }) => ({ label, keys: key, group })),
    { label: labels.custom, keys: CUSTOM_KEY, group },
    ...(comparison ? [{ label: labels.compare, keys: COMPARE_KEY, group }] : []),
  ]
  useShortcuts(useSingleKeys() && !props.disabled ? keys : [])
  const compared = comparison && comparisonText(value, comparison, texts)
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
            {formatRange(value, {}, texts)}
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
    <LazyRangePanel
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
    <Popover open={open && !isPhone} onOpenChange={changeOpen}>
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
            title={labels.dateRange}
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
          label={labels.dateRange}
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

interface RangeStepsProps {
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
function RangeSteps({ value, bounds, now, disabled, onStep, className, children }: RangeStepsProps) {
  const labels = useLabels('dateRangePicker', dateRangePickerLabels)
  const texts = useReportTexts()
  const [said, setSaid] = useState('')
  const today = dayInZone(now, value.tzCode)
  const limits = createBounds(bounds, today)
  const arrow = (direction: -1 | 1) => {
    const range = steppedRange(value, direction, today, limits)
    const label = direction < 0 ? labels.previousRange : labels.nextRange
    const nothing = direction < 0 ? labels.noEarlierDays : labels.noLaterDays
    return (
      <IconButton
        variant="secondary"
        label={range ? label(formatRange(range, {}, texts)) : nothing}
        // Not `disabled`, so that focus is kept at the last step and the reason can be read.
        aria-disabled={!range || undefined}
        disabled={disabled}
        onClick={() => {
          if (!range) return
          onStep(range)
          setSaid(formatRange(range, {}, texts))
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
          label={labels.dateRange}
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
