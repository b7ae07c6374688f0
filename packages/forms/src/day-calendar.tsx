import { addMonthsTo, type Day, type DayBounds, firstOfMonth } from '@placard/domain'
import { useDirection } from '@placard/ui'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { DayPicker, type Matcher } from 'react-day-picker'
import { dayAfterKey } from './calendar-keys.js'
import { CALENDAR_CLASSES, CALENDAR_PARTS, calendarLabels, RANGE_BAND } from './day-calendar-look.js'
import { toDay, toLocalDate } from './local-date.js'

export interface DayCalendarProps extends DayBounds {
  /** Whether two days are chosen or one. @default 'range' */
  kind?: 'range' | 'day'
  /** The first day that is chosen. */
  start: Day | undefined
  /** The last day that is chosen; undefined while only the first one is. */
  end: Day | undefined
  /** The day that is marked as today. */
  today: Day
  /** Days between the bounds that cannot be chosen either. */
  isDayDisabled?: ((day: Day) => boolean) | undefined
  /** How many months stand side by side. @default 1 */
  months?: 1 | 2
  /** A day in the first month shown. */
  month: Day
  /** Gets the first day of the first month when the person turns the page. */
  onMonthChange: (month: Day) => void
  /** Gets each day that is pressed. */
  onPick: (day: Day) => void
}

/** The months of a date grid: one stop of the Tab key, days beyond the bounds disabled, and a preview of a range until its end is chosen. */
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
  // A day on another page gets the focus once the page is turned.
  useEffect(() => {
    if (awaited.current && focusDay(awaited.current)) awaited.current = undefined
  })

  // Not the library's own keys: those turn no page at the last day and skip months where days are disabled.
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
