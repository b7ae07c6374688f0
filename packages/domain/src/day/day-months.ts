import { addDaysTo, type Day } from './day.js'

/** The first day of a day's month. */
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`

/** The last day of a day's month. */
export const lastOfMonth = (day: Day): Day => addDaysTo(firstOfOther(day, 1), -1)

/** The first day of the month that is `count` months after a day's own (before it when negative). */
function firstOfOther(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${two((months % 12) + 1)}-01`
}

/** The same date `count` months later (earlier when negative); the month's last day where it has no such date. */
export function addMonthsTo(day: Day, count: number): Day {
  const first = firstOfOther(day, count)
  const last = lastOfMonth(first)
  const same = `${first.slice(0, 8)}${day.slice(8)}`
  return same > last ? last : same
}
