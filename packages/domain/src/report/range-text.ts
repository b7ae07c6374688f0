import type { Day } from '../day/day.js'

/** English month names, short as reports write them; `Intl` would say 'Sept' on some systems. */
export const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

export interface RangeTextOptions {
  /** Writes the year; leave it out only beside another range that has it. @default true */
  year?: boolean
}

const partsOf = (day: Day) => {
  const [year, month, date] = day.split('-').map(Number)
  return { year, month: MONTH_NAMES[(month ?? 1) - 1], date }
}

/** A day in words: '30 Sep 2025', or '30 Sep' without its year. */
export function formatDay(day: Day, { year = true }: RangeTextOptions = {}): string {
  const parts = partsOf(day)
  return year ? `${parts.date} ${parts.month} ${parts.year}` : `${parts.date} ${parts.month}`
}

/** A range in words; what both ends share is written once: '16–29 Sep 2025', '30 Sep – 13 Oct 2025'. */
export function formatRange({ start, end }: { start: Day; end: Day }, options: RangeTextOptions = {}): string {
  if (start === end) return formatDay(start, options)
  const [from, to] = [partsOf(start), partsOf(end)]
  if (from.year !== to.year) return `${formatDay(start)} – ${formatDay(end)}`
  if (from.month !== to.month) return `${formatDay(start, { year: false })} – ${formatDay(end, options)}`
  return `${from.date}–${formatDay(end, options)}`
}
