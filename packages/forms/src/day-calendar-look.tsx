import { formatDay } from '@placard/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ClassNames, CustomComponents, Labels } from 'react-day-picker'
import { toDay } from './local-date.js'

const NAV_BUTTON =
  'flex size-8 cursor-pointer items-center justify-center rounded-badge text-ink-muted transition-colors duration-100 hover:bg-hover hover:text-ink active:bg-active aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-disabled coarse:size-11'

/** Days between the ends of a selected or previewed range. */
export const RANGE_BAND = 'bg-selected first:rounded-s-control last:rounded-e-control'
const CHOSEN =
  '[&>button]:bg-brand [&>button]:font-medium [&>button]:text-on-brand [&>button]:hover:bg-brand-hover [&>button]:active:bg-brand-active [&>button]:forced-colors:outline-2 [&>button]:forced-colors:-outline-offset-2'

/** Class names of the calendar. */
export const CALENDAR_CLASSES: Partial<ClassNames> = {
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
  range_start: `rounded-s-control bg-selected last:rounded-e-control ${CHOSEN}`,
  range_end: `rounded-e-control bg-selected first:rounded-s-control ${CHOSEN}`,
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Accessible names of the calendar's buttons, for a range or a single day. */
export const calendarLabels = (kind: 'range' | 'day'): Partial<Labels> => ({
  labelPrevious: () => 'Previous month',
  labelNext: () => 'Next month',
  labelDayButton: (date, { today, selected, range_start, range_end, range_middle }) =>
    [
      `${WEEKDAYS[date.getDay()]} ${formatDay(toDay(date))}`,
      today && 'today',
      kind === 'day' && selected && 'chosen',
      kind === 'range' && range_start && 'start of the range',
      kind === 'range' && range_end && 'end of the range',
      kind === 'range' && range_middle && 'in the range',
    ]
      .filter(Boolean)
      .join(', '),
})

/** Icons; arrows are mirrored when the direction is RTL. */
export const CALENDAR_PARTS: Partial<CustomComponents> = {
  Chevron: ({ orientation }) =>
    orientation === 'left' ? (
      <ChevronLeft aria-hidden className="size-4" />
    ) : (
      <ChevronRight aria-hidden className="size-4" />
    ),
}
