import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import { addDaysTo, type Day, dayCount, isDay } from './day.js'

const completeYear = (text: string) => (text.length === 2 ? `20${text}` : text)

/** Three letters tell all months apart, also without the full stop of 'Sept.'. */
const findMonth = (name: string, { months }: ReportTexts): string | undefined => {
  const index = months.findIndex((month) => name.startsWith(month.slice(0, 3).toLowerCase()))
  return index < 0 ? undefined : String(index + 1)
}

/** Returns day, month and year in the order in which they were typed. */
function readDayParts(
  text: string,
  texts: ReportTexts,
): { date: string; month?: string | undefined; year?: string | undefined } | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (iso) return { date: iso[3] ?? '', month: iso[2], year: iso[1] }
  const numeric = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?\.?$/.exec(text)
  if (numeric) return { date: numeric[1] ?? '', month: numeric[2], year: numeric[3] }
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ .-]*(\p{L}{3,9})[ .,-]*(\d{4}|\d{2})?$/u.exec(text)
  if (dayFirst) return { date: dayFirst[1] ?? '', month: findMonth(dayFirst[2] ?? '', texts), year: dayFirst[3] }
  const monthFirst = /^(\p{L}{3,9})[ .-]*(\d{1,2})(?:st|nd|rd|th)?(?:[ ,.-]+(\d{4}|\d{2}))?$/u.exec(text)
  if (monthFirst)
    return { date: monthFirst[2] ?? '', month: findMonth(monthFirst[1] ?? '', texts), year: monthFirst[3] }
  return undefined
}

export interface DayTextOptions {
  /** Day to assume when the year is missing: the last one up to today, or the nearest one. @default 'past' */
  yearless?: 'past' | 'nearest'
}

/**
 * Parses a typed day: '30 Sep 2025', 'Sep 30', '30/9/25' (day first), '2025-09-30', 'yesterday'. Without a year it is
 * the last such day up to `today`, or the nearest one. Undefined for an invalid day.
 */
export function parseDayText(
  text: string,
  today: Day,
  { yearless = 'past' }: DayTextOptions = {},
  texts: ReportTexts = ENGLISH,
): Day | undefined {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const shift = new Map(Object.entries(texts.typedDays)).get(typed)
  if (shift !== undefined) return addDaysTo(today, shift)
  const parts = readDayParts(typed, texts)
  if (!parts?.month) return undefined
  const inYear = (year: string | number): Day | undefined => {
    const day = `${year}-${parts.month?.padStart(2, '0')}-${parts.date.padStart(2, '0')}`
    return isDay(day) ? day : undefined
  }
  if (parts.year) return inYear(completeYear(parts.year))
  const thisYear = Number(today.slice(0, 4))
  const days = [thisYear + 1, thisYear, thisYear - 1].map(inYear).filter((day) => day !== undefined)
  if (yearless === 'past') return days.find((day) => day <= today)
  const distance = (day: Day) => Math.abs(dayCount(today, day) - 1)
  return days.toSorted((one, other) => distance(one) - distance(other))[0]
}

/** Bounds of a day, both inclusive. */
export interface DayBounds {
  /** First allowed day. */
  min?: Day | undefined
  /** Last allowed day. */
  max?: Day | undefined
}

/** Message for a text that is not a day. */
export const DAY_EXAMPLE: string = ENGLISH.dayExample

/** Explains why a day cannot be selected; undefined if it can. A bound that equals `today` is named today. */
export function dayProblem(
  day: Day,
  { min, max }: DayBounds,
  today?: Day,
  texts: ReportTexts = ENGLISH,
): string | undefined {
  if (max !== undefined && day > max)
    return max === today ? texts.chooseTodayOrEarlier : texts.chooseOrEarlier(texts.day(max))
  if (min !== undefined && day < min)
    return min === today ? texts.chooseTodayOrLater : texts.chooseOrLater(texts.day(min))
  return undefined
}
