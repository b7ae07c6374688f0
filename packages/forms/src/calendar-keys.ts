import { addDaysTo, addMonthsTo, type Day, type DayBounds } from '@placard/domain'

export interface CalendarKeyOptions extends DayBounds {
  /** Days between the bounds that cannot be chosen either. */
  isDayDisabled?: ((day: Day) => boolean) | undefined
  /** The days run from right to left. @default false */
  rtl?: boolean
}

/** A pressed key, as far as the calendar asks. */
export interface CalendarKey {
  key: string
  shiftKey: boolean
}

const WEEK = 7
/** How many disabled days in a row are passed over. */
const PATIENCE = 400

const sinceMonday = (day: Day) => (new Date(day).getUTCDay() + 6) % WEEK

/** Where a key goes to when no day is disabled; undefined for a key that is none of the calendar's. */
function targetOf(day: Day, { key, shiftKey }: CalendarKey, rtl: boolean): Day | undefined {
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
 * The day that a key of the date grid goes to (WAI-ARIA: arrows a day or a week, Home and End the week, Page a month,
 * Shift and Page a year). It stops at the bounds as at the edge of a list and passes over disabled days; where it finds
 * no other day it stays. undefined for a key that is none of the calendar's.
 */
export function dayAfterKey(day: Day, pressed: CalendarKey, options: CalendarKeyOptions = {}): Day | undefined {
  const { isDayDisabled = () => false, rtl = false } = options
  const wanted = targetOf(day, pressed, rtl)
  if (wanted === undefined) return undefined
  const target = within(wanted, options)
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
