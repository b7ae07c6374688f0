import { addMonthsTo, type Day, type DayBounds, firstOfMonth } from '@placard/domain'
import { useDirection } from '@placard/ui'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { DayPicker, type Matcher } from 'react-day-picker'
import { dayAfterKey } from './calendar-keys.js'
import { CALENDAR_CLASSES, CALENDAR_PARTS, calendarLabels, RANGE_BAND } from './day-calendar-look.js'
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
  const labels = useMemo(() => calendarLabels(kind), [kind])
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
        labels={labels}
        components={CALENDAR_PARTS}
        modifiers={preview ? { preview: { from: preview[0], to: preview[1] } } : {}}
        modifiersClassNames={{ preview: RANGE_BAND }}
        onDayMouseEnter={(date) => setPointed(toDay(date))}
        onDayFocus={(date) => setPointed(toDay(date))}
      />
    </div>
  )
}
