import { type Day, isDay } from '../day/day.js'
import { DAY_MS } from '../durations/durations.js'
import { foldText } from '../text/fold-text.js'
import type { DayOrder } from './partner-reading-schema.js'

/** Date whose order of day and month is unknown, such as 1/9/2026. */
export interface SlashedDay {
  readonly first: number
  readonly second: number
  readonly year: number
  /** Text of the date. */
  readonly text: string
}

/** Day of a cell, or a date whose order is decided for the whole column. */
export type PartnerDay = Day | SlashedDay

const two = (value: number) => String(value).padStart(2, '0')

/** Returns the day of a date; undefined if it does not exist. */
function toDay(year: number, month: number, date: number): Day | undefined {
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
  return isDay(day) ? day : undefined
}

/** Returns the year of a text with two or four digits. */
const toYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text))

/** Returns the day of a date in an order; undefined if it does not exist. */
export function resolveDay(day: PartnerDay, order: DayOrder): Day | undefined {
  if (typeof day === 'string') return day
  return order === 'day-first' ? toDay(day.year, day.second, day.first) : toDay(day.year, day.first, day.second)
}

/** Months by their first letters, folded: English, German and French. */
const MONTHS = [
  'jan janv january januar janvier',
  'feb fev fevr february februar fevrier',
  'mar marz mrz mars march',
  'apr avr april avril',
  'may mai',
  'jun june juni juin',
  'jul july juli juil juillet',
  'aug aout august',
  'sep sept september septembre',
  'oct okt october oktober octobre',
  'nov november novembre',
  'dec dez december dezember decembre',
].map((names) => names.split(' '))
const MONTH_NUMBERS = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1])))

/** Words of dates that carry no meaning, and weekdays. */
const FILLERS = new Set(
  'st nd rd th er of the le la de du den der mon tue wed thu fri sat sun lun mer jeu ven sam dim mo di mi do fr sa so monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche'.split(
    ' ',
  ),
)

/** Day 0 of Excel's serial numbers from March 1900 on. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30)
const SERIALS = { min: 30_000, max: 80_000 }

/** Returns the day of a serial number of a workbook; undefined outside the years 1982 to 2119. */
export const readSerialDay = (serial: number): Day | undefined =>
  serial >= SERIALS.min && serial <= SERIALS.max
    ? new Date(EXCEL_EPOCH + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10)
    : undefined

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const COMPACT = /^(20\d{2})(\d{2})(\d{2})$/
const SLASHED = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d{2})\.?$/
const SERIAL = /^\d{5}(?:[.,]\d{1,15})?$/

/** Returns a text without a time at its end. */
function cutTime(text: string): string {
  const colon = text.indexOf(':')
  if (colon < 0) return text
  let end = colon
  while (end > 0 && /\d/.test(text.charAt(end - 1))) end -= 1
  while (end > 0 && /[\sT,]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Reads a date of digits. */
function readNumericDay(text: string): PartnerDay | undefined {
  const [, year, month, date] = ISO.exec(text) ?? COMPACT.exec(text) ?? []
  if (year !== undefined) return toDay(Number(year), Number(month), Number(date))
  const [, first, separator, second, last = ''] = SLASHED.exec(text) ?? []
  if (first === undefined) return SERIAL.test(text) ? readSerialDay(Number(text.replace(',', '.'))) : undefined
  // Dates with points always begin with the day.
  if (separator === '.') return toDay(toYear(last), Number(second), Number(first))
  return { first: Number(first), second: Number(second), year: toYear(last), text }
}

type Token = string

const TOKEN = /\d+(?:[./-]\d+){2}|\d+|\p{L}+|[-–—]/gu
const TIME = /\d{1,2}:\d{2}(?::\d{2})?/g

const readTokens = (text: string): Token[] =>
  (foldText(text.replace(TIME, ' ')).match(TOKEN) ?? []).filter((token) => !FILLERS.has(token))

/** Parts of a date in words; those of a range may lack month and year. */
interface DateParts {
  readonly date: number
  readonly month?: number | undefined
  readonly year?: number | undefined
}

const isNumber = (token: Token | undefined): token is string => token !== undefined && /^\d{1,4}$/.test(token)

/** Reads '1', '1 September', 'Sep 1', '1 September 2026', 'September 1 2026' or '3 2026'. */
function readParts(tokens: readonly Token[]): DateParts | undefined {
  const [one, other, last] = tokens
  if (tokens.length > 3 || one === undefined) return undefined
  if (tokens.length === 3 && !(isNumber(last) && last.length !== 3)) return undefined
  const year = last === undefined ? undefined : toYear(last)
  if (isNumber(one) && one.length <= 2) {
    if (other === undefined) return { date: Number(one) }
    if (last === undefined && isNumber(other) && other.length === 4) return { date: Number(one), year: Number(other) }
    const month = MONTH_NUMBERS.get(other)
    return month === undefined ? undefined : { date: Number(one), month, year }
  }
  const month = MONTH_NUMBERS.get(one)
  return month !== undefined && isNumber(other) && other.length <= 2 ? { date: Number(other), month, year } : undefined
}

/** Longer than any date in words. */
const MAX_DATE = 60

/** Reads the day of a text; undefined if it is none. A time after it is ignored. */
export function readDayText(text: string): PartnerDay | undefined {
  if (text.length > MAX_DATE) return undefined
  const cut = cutTime(text.trim()).trim()
  const numeric = readNumericDay(cut)
  if (numeric !== undefined || !/\p{L}/u.test(cut)) return numeric
  const parts = readParts(readTokens(cut).filter((token) => !/^[-–—]$/.test(token)))
  return parts?.month !== undefined && parts.year !== undefined ? toDay(parts.year, parts.month, parts.date) : undefined
}

/** First and last day of a text; the order of day and month may be undecided. */
export interface PartnerRange {
  readonly start: PartnerDay
  readonly end: PartnerDay
}

const RANGE_SEPARATORS = new Set(['-', '–', '—', 'to', 'until', 'till', 'through', 'au', 'a', 'bis'])

/** Reads the first day of a range; parts that it lacks are those of the last one. */
function readStart(tokens: readonly Token[], end: DateParts): { start: Day; end: Day } | undefined {
  for (const length of [3, 2, 1]) {
    const parts = tokens.length >= length ? readParts(tokens.slice(-length)) : undefined
    if (!parts) continue
    const { month = end.month } = parts
    const endMonth = end.month ?? month
    if (month === undefined || endMonth === undefined || end.year === undefined) return undefined
    const year = parts.year ?? (month > endMonth ? end.year - 1 : end.year)
    const [start, last] = [toDay(year, month, parts.date), toDay(end.year, endMonth, end.date)]
    return start && last ? { start, end: last } : undefined
  }
  return undefined
}

const readNumericToken = (token: Token | undefined): PartnerDay | undefined =>
  token === undefined || !/\D/.test(token) ? undefined : readNumericDay(token)

/** Longer than any range in words. */
const MAX_RANGE = 200

/** Reads a range in a text, such as '9/1/26 - 9/3/26', '1–3 September 2026' or 'du 1 au 3 septembre 2026'. */
export function readRangeText(text: string): PartnerRange | undefined {
  const tokens = readTokens(text.slice(0, MAX_RANGE))
  for (const [index, token] of tokens.entries()) {
    if (!RANGE_SEPARATORS.has(token)) continue
    const [start, end] = [readNumericToken(tokens[index - 1]), readNumericToken(tokens[index + 1])]
    if (start !== undefined && end !== undefined) return { start, end }
    for (const length of [3, 2]) {
      const parts = readParts(tokens.slice(index + 1, index + 1 + length))
      if (parts?.year === undefined) continue
      const range = readStart(tokens.slice(Math.max(0, index - 3), index), parts)
      if (range) return range
    }
  }
  return undefined
}

/** Returns the ranges that a text can mean: two if the order of day and month is open. */
export function listRanges({ start, end }: PartnerRange): { start: Day; end: Day }[] {
  const ranges = (['day-first', 'month-first'] as const).flatMap((order) => {
    const [first, last] = [resolveDay(start, order), resolveDay(end, order)]
    return first !== undefined && last !== undefined && first <= last ? [{ start: first, end: last }] : []
  })
  const [one, other] = ranges
  return one && other && one.start === other.start && one.end === other.end ? [one] : ranges
}

/** Order of day and month with its evidence. */
export interface DayOrderDecision {
  /** Null while undecided. */
  readonly order: DayOrder | null
  /** 'part' has a part above 12 in `example`, 'same' has no date in which the order matters, 'range' fits the stated range. */
  readonly because: 'part' | 'range' | 'same' | 'conflict' | 'open'
  readonly example?: SlashedDay
}

const MONTHS_PER_YEAR = 12

/** Decides the order of day and month for all dates of a column: by a part above 12, then by the stated ranges. */
export function decideDayOrder(
  days: readonly SlashedDay[],
  ranges: readonly { readonly start: Day; readonly end: Day }[],
): DayOrderDecision {
  const dayFirst = days.find(({ first, second }) => first > MONTHS_PER_YEAR && second <= MONTHS_PER_YEAR)
  const monthFirst = days.find(({ first, second }) => second > MONTHS_PER_YEAR && first <= MONTHS_PER_YEAR)
  if (dayFirst && monthFirst) return { order: null, because: 'conflict', example: dayFirst }
  if (dayFirst) return { order: 'day-first', because: 'part', example: dayFirst }
  if (monthFirst) return { order: 'month-first', because: 'part', example: monthFirst }
  const unequal = days.find(({ first, second }) => first !== second)
  if (!unequal) return { order: 'day-first', because: 'same' }
  const fitting = (['day-first', 'month-first'] as const).filter((order) =>
    ranges.some(({ start, end }) =>
      days.every((slashed) => {
        const day = resolveDay(slashed, order)
        return day !== undefined && day >= start && day <= end
      }),
    ),
  )
  const [only] = fitting
  return fitting.length === 1 && only
    ? { order: only, because: 'range', example: unequal }
    : { order: null, because: 'open', example: unequal }
}
