/** Numbers, days and lists of a language. A day is `YYYY-MM-DD`: a `Day`, whose module needs this one. */
export interface Formats {
  /** BCP 47 tag, such as 'de-AT'. */
  locale: string
  /** Formats a number without decimals: '2,959,973'. */
  whole: (value: number) => string
  /** Formats a number for axes and narrow screens: '12.5K'. */
  compact: (value: number) => string
  /** Formats a number with a fixed number of decimals and without grouping: '61.0'. */
  fixed: (value: number, decimals: number) => string
  /** Formats a number with as many decimals as it has, `maxDecimals` at most: '1,234.5'. */
  number: (value: number, maxDecimals: number) => string
  /** Adds the percent sign to a formatted number: '61.0%'. */
  percent: (number: string) => string
  /** Formats a day: '30 Sep 2025', '30 Sep', or 'Tue 30 Sep 2025'. */
  day: (day: string, style?: 'no-year' | 'weekday') => string
  /** Formats a range and writes shared parts once: '16–29 Sep 2025'. Two years are never left out. */
  range: (start: string, end: string, year: boolean) => string
  /** Short names of months, January first. */
  months: readonly string[]
  /** Names of weekdays, Monday first. */
  weekdays: readonly string[]
  /** Short names of weekdays, Monday first. */
  shortWeekdays: readonly string[]
  /** Formats days from now: 'yesterday', '3 days ago'. */
  relativeDays: (days: number) => string
  /** Joins texts by 'or'. */
  either: (texts: Iterable<string>) => string
  /** Character between the whole part and the decimals of a number. */
  decimalSign: string
}

/** Locale of the formats without a provider: English words, and days that are read the same everywhere. */
export const DEFAULT_LOCALE = 'en'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
type DayFormats = Pick<Formats, 'day' | 'range' | 'months' | 'weekdays' | 'shortWeekdays'>

const utc = (day: string) => new Date(`${day}T00:00:00Z`)

/** Days of 'en', written by hand: '16–29 Sep 2025', while `Intl` has 'Sep 16 – 29, 2025' or 'Sept'. */
const englishDays: DayFormats = {
  months: MONTHS,
  weekdays: WEEKDAYS,
  shortWeekdays: WEEKDAYS.map((name) => name.slice(0, 3)),
  day: (day, style) => {
    const [year, month, date] = day.split('-').map(Number)
    const text = `${date} ${MONTHS[(month ?? 1) - 1]}`
    if (style === 'no-year') return text
    const weekday = englishDays.shortWeekdays[(utc(day).getUTCDay() + 6) % 7]
    return `${style === 'weekday' ? `${weekday} ` : ''}${text} ${year}`
  },
  range: (start, end, year) => {
    const { day } = englishDays
    const last = year ? day(end) : day(end, 'no-year')
    if (start.slice(0, 4) !== end.slice(0, 4)) return `${day(start)} – ${day(end)}`
    if (start.slice(0, 7) !== end.slice(0, 7)) return `${day(start, 'no-year')} – ${last}`
    return `${Number(start.slice(8))}–${last}`
  },
}

/** Replaces the thin spaces that some releases of CLDR write around the dash of a range, so that all texts are equal. */
const withPlainSpaces = (range: string): string => range.replace(/[\u2009\u202f]/g, ' ')

function intlDays(locale: string): DayFormats {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar: 'gregory', ...options })
  const short = format({ day: 'numeric', month: 'short' })
  const full = format({ day: 'numeric', month: 'short', year: 'numeric' })
  const weekday = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  const month = format({ month: 'short' })
  // 6 January 2025 is a Monday.
  const weekdays = (style: 'long' | 'short') =>
    WEEKDAYS.map((_, index) => format({ weekday: style }).format(Date.UTC(2025, 0, 6 + index)))
  return {
    months: MONTHS.map((_, index) => month.format(Date.UTC(2025, index, 1))),
    weekdays: weekdays('long'),
    shortWeekdays: weekdays('short'),
    day: (day, style) => (style === undefined ? full : style === 'weekday' ? weekday : short).format(utc(day)),
    range: (start, end, year) =>
      withPlainSpaces((year || start.slice(0, 4) !== end.slice(0, 4) ? full : short).formatRange(utc(start), utc(end))),
  }
}

/** Returns the formats of a locale. Creating them takes about a millisecond, so keep them. */
export function createFormats(locale: string): Formats {
  const isDefault = locale === DEFAULT_LOCALE
  const numbers = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)
  const [whole, compact] = [
    numbers({ maximumFractionDigits: 0 }),
    numbers({ notation: 'compact', maximumFractionDigits: 1 }),
  ]
  const fixed: Intl.NumberFormat[] = []
  const open: Intl.NumberFormat[] = []
  const percent = numbers({ style: 'percent' }).formatToParts(1)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  // British English has no comma before 'or'.
  const either = new Intl.ListFormat(isDefault ? 'en-GB' : locale, { type: 'disjunction' })
  return {
    locale,
    ...(isDefault ? englishDays : intlDays(locale)),
    whole: (value) => whole.format(value),
    compact: (value) => compact.format(value),
    fixed: (value, decimals) => {
      fixed[decimals] ??= numbers({
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        useGrouping: false,
      })
      return fixed[decimals].format(value)
    },
    number: (value, maxDecimals) => {
      open[maxDecimals] ??= numbers({ maximumFractionDigits: maxDecimals })
      return open[maxDecimals].format(value)
    },
    percent: (number) => percent.map(({ type, value }) => (type === 'integer' ? number : value)).join(''),
    relativeDays: (days) => relative.format(days, 'day'),
    either: (texts) => either.format(texts),
    decimalSign:
      numbers({})
        .formatToParts(0.5)
        .find(({ type }) => type === 'decimal')?.value ?? '.',
  }
}
