import { type Day, dayText } from '@placard/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type ClassNames, type CustomComponents, DayPicker, type Labels } from 'react-day-picker'
import { toDay, toLocalDate } from './local-date.js'

const NAV_BUTTON =
  'flex size-8 cursor-pointer items-center justify-center rounded-badge text-ink-muted transition-colors duration-100 hover:bg-hover hover:text-ink active:bg-active aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-disabled coarse:size-11'

const RANGE_BAND = 'bg-selected first:rounded-l-control last:rounded-r-control'
const RANGE_EDGE =
  '[&>button]:bg-brand [&>button]:font-medium [&>button]:text-on-brand [&>button]:hover:bg-brand-hover [&>button]:active:bg-brand-active'

const CLASS_NAMES: Partial<ClassNames> = {
  root: 'relative',
  months: 'flex justify-center gap-6',
  month: 'min-w-0 flex-1 lg:flex-none',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: NAV_BUTTON,
  button_next: NAV_BUTTON,
  month_caption: 'mb-1 flex h-8 items-center justify-center coarse:h-11',
  caption_label: 'font-semibold text-dense text-ink',
  month_grid: 'w-full border-separate border-spacing-x-0 border-spacing-y-0.5 lg:w-auto',
  weekday: 'h-8 w-9 font-normal text-caption text-ink-subtle',
  day: 'h-9 p-0 text-center data-outside:bg-transparent lg:w-9 coarse:h-11',
  day_button:
    'relative inline-flex size-full cursor-pointer items-center justify-center rounded-control text-dense hover:bg-hover active:bg-active focus-visible:z-10 disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-disabled aria-disabled:cursor-not-allowed aria-disabled:text-ink-disabled',
  today:
    '[&>button]:font-semibold [&>button]:after:absolute [&>button]:after:bottom-1 [&>button]:after:size-1 [&>button]:after:rounded-full [&>button]:after:bg-current',
  range_middle: RANGE_BAND,
  range_start: `rounded-l-control bg-selected last:rounded-r-control ${RANGE_EDGE}`,
  range_end: `rounded-r-control bg-selected first:rounded-l-control ${RANGE_EDGE}`,
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const LABELS: Partial<Labels> = {
  labelPrevious: () => 'Previous month',
  labelNext: () => 'Next month',
  labelDayButton: (date, { today, range_start, range_end, range_middle }) =>
    [
      `${WEEKDAYS[date.getDay()]} ${dayText(toDay(date))}`,
      today && 'today',
      range_start && 'start of the range',
      range_end && 'end of the range',
      range_middle && 'in the range',
    ]
      .filter(Boolean)
      .join(', '),
}

const COMPONENTS: Partial<CustomComponents> = {
  Chevron: ({ orientation }) =>
    orientation === 'left' ? (
      <ChevronLeft aria-hidden className="size-4" />
    ) : (
      <ChevronRight aria-hidden className="size-4" />
    ),
}

/** Where a key that goes forwards would end up. */
function target(date: Date, { key, shiftKey }: KeyboardEvent): Date | undefined {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()]
  if (key === 'End') return new Date(year, month, day + ((7 - date.getDay()) % 7))
  if (key === 'ArrowDown') return shiftKey ? new Date(year + 1, month, day) : new Date(year, month, day + 7)
  if (key === 'PageDown') return shiftKey ? new Date(year + 1, month, day) : new Date(year, month + 1, day)
  return undefined
}

export interface RangeCalendarProps {
  /** The first day that is chosen. */
  start: Day | undefined
  /** The last day that is chosen. */
  end: Day | undefined
  /** The last day that may be chosen. */
  today: Day
  /** How many months stand side by side. */
  months: 1 | 2
  /** A day in the first month shown. */
  month: Day
  /** Gets a day of the first month when the person turns the page. */
  onMonthChange: (month: Day) => void
  /** Gets each day that is pressed. */
  onPick: (day: Day) => void
}

/** The months of a range: a keyboard grid, future days disabled, and a preview of the range until its end is chosen. */
export function RangeCalendar({ start, end, today, months, month, onMonthChange, onPick }: RangeCalendarProps) {
  const root = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<Day>()
  const last = toLocalDate(today)
  const preview =
    start && !end && pointed && pointed !== start ? [start, pointed].sort().map((day) => toLocalDate(day)) : undefined

  // Keys that would pass today stop there, as they do at the edge of a list.
  const stopAtToday = (date: Date, event: KeyboardEvent) => {
    const next = target(date, event)
    if (!next || next <= last) return
    root.current?.querySelector<HTMLElement>(`[data-day="${today}"] button`)?.focus()
  }

  return (
    <div ref={root}>
      <DayPicker
        mode="range"
        required
        selected={start ? { from: toLocalDate(start), to: toLocalDate(end ?? start) } : undefined}
        onSelect={(_range, day) => onPick(toDay(day))}
        disabled={{ after: last }}
        today={last}
        endMonth={last}
        month={toLocalDate(month)}
        onMonthChange={(date) => onMonthChange(toDay(date))}
        numberOfMonths={months}
        weekStartsOn={1}
        classNames={CLASS_NAMES}
        labels={LABELS}
        components={COMPONENTS}
        modifiers={preview ? { preview: { from: preview[0], to: preview[1] } } : {}}
        modifiersClassNames={{ preview: RANGE_BAND }}
        onDayMouseEnter={(date) => setPointed(toDay(date))}
        onDayFocus={(date) => setPointed(toDay(date))}
        onDayKeyDown={(date, _modifiers, event) => stopAtToday(date, event)}
      />
    </div>
  )
}
