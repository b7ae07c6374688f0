import type { Day } from '../day/day.js'
import { addDaysTo } from '../day/day.js'
import { readCellText } from './partner-columns.js'
import {
  type PartnerDay,
  type PartnerRange,
  readDayText,
  readSerialDay,
  resolveDay,
  type SlashedDay,
} from './partner-days.js'
import { copyText } from './partner-file-error.js'
import { isMissing } from './partner-numbers.js'
import type { DayOrder, DayRange, PartnerColumn } from './partner-reading-schema.js'
import type { PartnerCell } from './partner-report.js'

/** Results of `readDate` that are no number of a date. */
export const NO_DATE = -1
export const UNREADABLE_DATE = -2

/** Day of a line's date in an order of day and month. */
export interface ResolvedDate {
  /** Null if the line has no day or several. */
  readonly day: Day | null
  /** Days of the line; null without any. */
  readonly range: DayRange | null
  /** False for a date such as 2026-02-30. */
  readonly exists: boolean
}

/** Reader of the dates of lines, which are numbered. */
export interface DateReader {
  /** Position of the column that has days, or that starts ranges; -1 without one. */
  readonly position: number
  /** Days of a line: one day, the first and last day of a range, or none. */
  readonly kind: 'day' | 'range' | 'none'
  /** Returns the number of a line's date, `NO_DATE` if it has none, `UNREADABLE_DATE` if it is no date. */
  readDate(cells: readonly PartnerCell[]): number
  /** Returns the dates whose order of day and month is open. */
  listSlashed(): SlashedDay[]
  resolve(date: number, order: DayOrder): ResolvedDate
}

const WITHOUT_DAY: ResolvedDate = { day: null, range: null, exists: true }
/** Number of texts of dates whose numbers are kept. */
const MAX_TEXTS = 50_000

const readCellDay = (cell: PartnerCell | undefined): PartnerDay | undefined =>
  typeof cell === 'number' ? readSerialDay(cell) : cell === undefined ? undefined : readDayText(readCellText(cell))

const dayKey = (day: PartnerDay): string => (typeof day === 'string' ? day : `${day.first}/${day.second}/${day.year}`)

/** Creates a reader of the days of a table, or of the ranges of its lines if it has no days. */
export function createDateReader(columns: readonly PartnerColumn[]): DateReader {
  const find = (role: PartnerColumn['role']) => columns.find((column) => column.role === role)
  const [day, start, end] = [find('day'), find('rangeStart'), find('rangeEnd')]
  const kind = day ? 'day' : start && end ? 'range' : 'none'
  const position = (kind === 'day' ? day : kind === 'range' ? start : undefined)?.position ?? -1
  const endPosition = kind === 'range' ? (end?.position ?? -1) : -1
  // The end of an interval is the next midnight.
  const isExclusive = kind === 'range' && (end?.header.toLowerCase().startsWith('interval') ?? false)
  const byText = new Map<string, number>()
  const byKey = new Map<string, number>()
  const dates: (PartnerDay | PartnerRange)[] = []

  function addDate(key: string, date: PartnerDay | PartnerRange): number {
    const entry = byKey.get(key)
    if (entry !== undefined) return entry
    byKey.set(key, dates.length)
    dates.push(date)
    return dates.length - 1
  }

  function readNew(cell: PartnerCell | undefined, endCell: PartnerCell | undefined): number {
    if (isMissing(readCellText(cell))) return NO_DATE
    const first = readCellDay(cell)
    if (first === undefined) return UNREADABLE_DATE
    if (kind === 'day') return addDate(dayKey(first), first)
    const last = readCellDay(endCell)
    return last === undefined
      ? UNREADABLE_DATE
      : addDate(`${dayKey(first)} ${dayKey(last)}`, { start: first, end: last })
  }

  function resolveRange(range: PartnerRange, order: DayOrder): ResolvedDate {
    const [first, stated] = [resolveDay(range.start, order), resolveDay(range.end, order)]
    if (first === undefined || stated === undefined) return { ...WITHOUT_DAY, exists: false }
    const last = isExclusive && stated > first ? addDaysTo(stated, -1) : stated
    const isDay = first === last
    return { day: isDay ? first : null, range: { start: first, end: last }, exists: first <= last }
  }

  return {
    position,
    kind,
    readDate(cells) {
      if (kind === 'none') return 0
      const cell = cells[position]
      const endCell = endPosition < 0 ? undefined : cells[endPosition]
      if (typeof cell !== 'string' || (endCell !== undefined && typeof endCell !== 'string'))
        return readNew(cell, endCell)
      const text = endCell === undefined ? cell : `${cell}\0${endCell}`
      const known = byText.get(text)
      if (known !== undefined) return known
      const date = readNew(cell, endCell)
      if (byText.size >= MAX_TEXTS) byText.clear()
      byText.set(copyText(text), date)
      return date
    },
    listSlashed: () =>
      dates
        .flatMap((date) => (typeof date === 'object' && 'start' in date ? [date.start, date.end] : [date]))
        .filter((date) => typeof date === 'object'),
    resolve(date, order) {
      const found = dates[date]
      if (found === undefined) return WITHOUT_DAY
      if (typeof found === 'object' && 'start' in found) return resolveRange(found, order)
      const resolved = resolveDay(found, order)
      return resolved === undefined
        ? { ...WITHOUT_DAY, exists: false }
        : { day: resolved, range: { start: resolved, end: resolved }, exists: true }
    },
  }
}
