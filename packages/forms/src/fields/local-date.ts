import type { Day } from '@placard/domain/dates'

/** Returns a day as local midnight, as used by the calendar. */
export function toLocalDate(day: Day): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const two = (value: number) => String(value).padStart(2, '0')

/** Returns the day of a local date. */
export const toDay = (date: Date): Day => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
