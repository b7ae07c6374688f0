import type { Day, DayBounds } from '@placard/domain/dates'
import { addDaysTo, addMonthsTo } from '@placard/domain/internal/dates'

export interface CalendarKeyOptions extends DayBounds {
  /** Returns whether a day within the bounds is disabled. */
  isDayDisabled?: ((day: Day) => boolean) | undefined
  /** True if the layout is right to left. @default false */
  rtl?: boolean
}

/** Key press, as needed by the calendar. */
export interface CalendarKey {
  key: string
  shiftKey: boolean
}

const WEEK = 7
/** Maximum number of consecutive disabled days to skip. */
const PATIENCE = 400

const sinceMonday = (day: Day) => (new Date(day).getUTCDay() + 6) % WEEK

/** Target day of a key, ignoring disabled days; undefined for other keys. */
function findTarget(day: Day, { key, shiftKey }: CalendarKey, rtl: boolean): Day | undefined {
  const months = shiftKey ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDaysTo(day, rtl ? 1 : -1)
    case 'ArrowRight':
      return addDaysTo(day, rtl ? -1 : 1)
    case 'ArrowUp':
      return addDaysTo(day, -WEEK)
    case 'ArrowDown':
      return addDaysTo(day, WEEK)
    case 'PageUp':
      return addMonthsTo(day, -months)
    case 'PageDown':
      return addMonthsTo(day, months)
    case 'Home':
      return addDaysTo(day, -sinceMonday(day))
    case 'End':
      return addDaysTo(day, WEEK - 1 - sinceMonday(day))
    default:
      return undefined
  }
}

const within = (day: Day, { min, max }: DayBounds): Day => {
  if (max !== undefined && day > max) return max
  return min !== undefined && day < min ? min : day
}

/**
 * Returns the day that a key moves to in a date grid (WAI-ARIA: arrows move by a day or week, Home and End to the
 * ends of the week, Page Up and Down by a month, with Shift by a year). Clamps to the bounds and skips disabled days;
 * returns `day` if there is no other day, and undefined for other keys.
 */
export function dayAfterKey(day: Day, pressed: CalendarKey, options: CalendarKeyOptions = {}): Day | undefined {
  const { isDayDisabled = () => false, rtl = false } = options
  const targetDay = findTarget(day, pressed, rtl)
  if (targetDay === undefined) return undefined
  const target = within(targetDay, options)
  const seek = (step: number, isOver: (at: Day) => boolean): Day | undefined => {
    let at = target
    for (let tries = 0; tries < PATIENCE && isDayDisabled(at); tries++) {
      at = addDaysTo(at, step)
      if (isOver(at)) return undefined
    }
    return isDayDisabled(at) ? undefined : at
  }
  const away = target < day ? -1 : 1
  const isBeyond = (at: Day) => at !== within(at, options)
  const isBack = (at: Day) => (away > 0 ? at <= day : at >= day)
  const stride = pressed.key === 'ArrowUp' || pressed.key === 'ArrowDown' ? WEEK : 1
  const inWeek = pressed.key === 'Home' || pressed.key === 'End'
  return (inWeek ? undefined : seek(away * stride, isBeyond)) ?? seek(-away, isBack) ?? day
}
