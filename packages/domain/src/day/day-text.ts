import { formatInTimeZone } from 'date-fns-tz'
import type { Day } from './day.js'

/** Short English month names; `Intl` returns 'Sept' on some systems. */
export const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

export interface RangeTextOptions {
  /** Includes the year; omit it only beside another range with a year. @default true */
  year?: boolean
}

const partsOf = (day: Day) => {
  const [year, month, date] = day.split('-').map(Number)
  return { year, month: MONTH_NAMES[(month ?? 1) - 1], date }
}

/** Formats a day: '30 Sep 2025', or '30 Sep' without its year. */
export function formatDay(day: Day, { year = true }: RangeTextOptions = {}): string {
  const parts = partsOf(day)
  return year ? `${parts.date} ${parts.month} ${parts.year}` : `${parts.date} ${parts.month}`
}

/** Formats a range and writes shared parts once: '16–29 Sep 2025', '30 Sep – 13 Oct 2025'. */
export function formatRange({ start, end }: { start: Day; end: Day }, options: RangeTextOptions = {}): string {
  if (start === end) return formatDay(start, options)
  const [from, to] = [partsOf(start), partsOf(end)]
  if (from.year !== to.year) return `${formatDay(start)} – ${formatDay(end)}`
  if (from.month !== to.month) return `${formatDay(start, { year: false })} – ${formatDay(end, options)}`
  return `${from.date}–${formatDay(end, options)}`
}

/** Formats a moment in a zone: '12 Oct 2025, 14:30'. */
export const formatMoment = (moment: Date | string, zone: string): string =>
  formatInTimeZone(moment, zone, 'd MMM yyyy, HH:mm')

// Minutes and hours are abbreviated by hand: `Intl` writes '3 hr. ago'.
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** Time since a moment: 'just now', '12 min ago', '3 h ago', 'yesterday', '3 days ago', then its date in UTC. */
export function formatTimeAgo(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ago`
  if (hours < 24 * 7) return relative.format(-Math.floor(hours / 24), 'day')
  return formatDay(moment.toISOString().slice(0, 10))
}
