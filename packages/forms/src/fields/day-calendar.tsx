import { type Day, type DayBounds, formatDay } from '@placard/domain/dates'
import { addMonthsTo, firstOfMonth } from '@placard/domain/internal/dates'
import type { ReportTexts } from '@placard/domain/report'
import { useDirection, useLabels } from '@placard/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import {
  type ClassNames,
  type CustomComponents,
  DayPicker,
  type Formatters,
  type Labels,
  type Matcher,
} from 'react-day-picker'
import { useReportTexts } from '../use-report-texts.js'
import { dayAfterKey } from './calendar-keys.js'
import { toDay, toLocalDate } from './local-date.js'

export interface DayCalendarProps extends DayBounds {
  /** Selects a range or a single day. @default 'range' */
  kind?: 'range' | 'day'
  /** First selected day. */
  start: Day | undefined
  /** Last selected day; undefined while only the first is selected. */
  end: Day | undefined
  /** Day marked as today. */
  today: Day
  /** Returns whether a day within the bounds is disabled. */
  isDayDisabled?: ((day: Day) => boolean) | undefined
  /** Number of visible months. @default 1 */
  months?: 1 | 2
  /** Any day of the first visible month. */
  month: Day
  /** Called with the first day of the first visible month after paging. */
  onMonthChange: (month: Day) => void
  /** Called with each pressed day. */
  onPick: (day: Day) => void
}

/**
 * Months of a date grid: one tab stop, days outside the bounds disabled, and a range preview until its end is
 * selected.
 */
export function DayCalendar({
  kind = 'range',
  start,
  end,
  today,
  min,
  max,
  isDayDisabled,
  months = 1,
  month,
  onMonthChange,
  onPick,
}: DayCalendarProps) {
  const root = useRef<HTMLDivElement>(null)
  const awaited = useRef<Day>(undefined)
  const rtl = useDirection() === 'rtl'
  const [pointed, setPointed] = useState<Day>()
  const preview =
    kind === 'range' && start && !end && pointed && pointed !== start
      ? [start, pointed].sort().map((day) => toLocalDate(day))
      : undefined
  const labels = useLabels('dayCalendar', dayCalendarLabels)
  const texts = useReportTexts()
  const dayLabels = useMemo(() => calendarLabels(kind, labels, texts), [kind, labels, texts])
  const formatters = useMemo(() => calendarFormatters(texts), [texts])
  const disabled: Matcher[] = [
    ...(max ? [{ after: toLocalDate(max) }] : []),
    ...(min ? [{ before: toLocalDate(min) }] : []),
    ...(isDayDisabled ? [(date: Date) => isDayDisabled(toDay(date))] : []),
  ]

  const focusDay = (day: Day): boolean => {
    const button = root.current?.querySelector<HTMLElement>(`[data-day="${day}"] button`)
    button?.focus()
    return button != null
  }
  // A day in another month takes focus after paging.
  useEffect(() => {
    if (awaited.current && focusDay(awaited.current)) awaited.current = undefined
  })

  // Replaces the library's keys, which do not page at the last day and skip months with disabled days.
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return
    const from = event.target.closest<HTMLElement>('[data-day]')?.dataset.day
    const to = from && dayAfterKey(from, event, { min, max, isDayDisabled, rtl })
    if (!to) return
    event.preventDefault()
    event.stopPropagation()
    if (focusDay(to)) return
    awaited.current = to
    onMonthChange(to < month ? firstOfMonth(to) : addMonthsTo(firstOfMonth(to), 1 - months))
  }

  return (
    <div ref={root} role="presentation" onKeyDownCapture={pressKey}>
      <DayPicker
        mode="range"
        required
        selected={start ? { from: toLocalDate(start), to: toLocalDate(end ?? start) } : undefined}
        onSelect={(_range, day) => onPick(toDay(day))}
        disabled={disabled}
        today={toLocalDate(today)}
        {...(max && { endMonth: toLocalDate(max) })}
        {...(min && { startMonth: toLocalDate(min) })}
        month={toLocalDate(month)}
        onMonthChange={(date) => onMonthChange(toDay(date))}
        numberOfMonths={months}
        weekStartsOn={1}
        {...(rtl && { dir: 'rtl' })}
        classNames={CALENDAR_CLASSES}
        labels={dayLabels}
        {...(formatters && { formatters })}
        components={CALENDAR_PARTS}
        modifiers={preview ? { preview: { from: preview[0], to: preview[1] } } : {}}
        modifiersClassNames={{ preview: RANGE_BAND }}
        onDayMouseEnter={(date) => setPointed(toDay(date))}
        onDayFocus={(date) => setPointed(toDay(date))}
      />
    </div>
  )
}

const NAV_BUTTON =
  'flex size-8 cursor-pointer items-center justify-center rounded-badge text-ink-muted transition-colors duration-100 hover:bg-hover hover:text-ink active:bg-active aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-disabled coarse:size-11'

/** Days between the ends of a selected or previewed range. */
const RANGE_BAND = 'bg-selected first:rounded-s-control last:rounded-e-control'
const CHOSEN =
  '[&>button]:bg-brand [&>button]:font-medium [&>button]:text-on-brand [&>button]:hover:bg-brand-hover [&>button]:active:bg-brand-active [&>button]:forced-colors:outline-2 [&>button]:forced-colors:-outline-offset-2'

/** Class names of the calendar. */
const CALENDAR_CLASSES: Partial<ClassNames> = {
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

const dayCalendarLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  navigation: 'Navigation bar',
  today: 'today',
  chosen: 'chosen',
  rangeStart: 'start of the range',
  rangeEnd: 'end of the range',
  inRange: 'in the range',
}

/** Texts of the day calendar. */
export type DayCalendarLabels = typeof dayCalendarLabels

/** Accessible names of the calendar's buttons, for a range or a single day. */
const calendarLabels = (kind: 'range' | 'day', labels: DayCalendarLabels, texts: ReportTexts): Partial<Labels> => ({
  labelPrevious: () => labels.previousMonth,
  labelNext: () => labels.nextMonth,
  labelNav: () => labels.navigation,
  labelWeekday: (date) => texts.weekdays[(date.getDay() + 6) % 7] ?? '',
  labelGrid: (month) => monthFormat(texts.locale).format(month),
  labelDayButton: (date, { today, selected, range_start, range_end, range_middle }) =>
    [
      `${texts.weekdays[(date.getDay() + 6) % 7]} ${formatDay(toDay(date), {}, texts)}`,
      today && labels.today,
      kind === 'day' && selected && labels.chosen,
      kind === 'range' && range_start && labels.rangeStart,
      kind === 'range' && range_end && labels.rangeEnd,
      kind === 'range' && range_middle && labels.inRange,
    ]
      .filter(Boolean)
      .join(', '),
})

const monthFormat = (locale: string) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })

/** Formatters of months and weekdays; the library has those of English. */
function calendarFormatters({ locale }: ReportTexts): Partial<Formatters> | undefined {
  if (locale.startsWith('en')) return undefined
  const month = monthFormat(locale)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' })
  return {
    formatCaption: (date) => month.format(date),
    formatWeekdayName: (date) => weekday.format(date),
  }
}

/** Icons; arrows are mirrored when the direction is RTL. */
const CALENDAR_PARTS: Partial<CustomComponents> = {
  Chevron: ({ orientation }) =>
    orientation === 'left' ? (
      <ChevronLeft aria-hidden className="size-4" />
    ) : (
      <ChevronRight aria-hidden className="size-4" />
    ),
}
