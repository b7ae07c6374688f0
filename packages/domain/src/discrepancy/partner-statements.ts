import { addDaysTo, type Day } from '../day/day.js'
import { foldText } from '../text/fold-text.js'
import { isOffset, isZoneName } from '../timezone/timezone.js'
import { readCellText } from './partner-columns.js'
import { listRanges, type PartnerRange, readDayText, readRangeText } from './partner-days.js'
import type { DayRange } from './partner-reading-schema.js'
import type { PartnerCell } from './partner-report.js'

/** Labels of lines before or after the data, folded and without a colon. */
const LABELS = {
  zone: ['report time zone', 'time zone', 'timezone', 'zeitzone', 'fuseau horaire'],
  start: ['start date', 'reporting period from', 'startdatum', 'date de debut'],
  end: ['end date', 'reporting period to', 'enddatum', 'date de fin'],
  range: ['date range', 'zeitraum', 'periode', 'plage de dates'],
  name: ['report name', 'report title', 'berichtsname', 'nom du rapport'],
  // When the file was made, often in the zone of a server.
  made: ['report time', 'date/time generated', 'run at', 'reporting date', 'generated'],
} as const

/** Lines that are no name of a report. */
const NO_NAMES = new Set(['table', 'summary', 'report fields'])

const MAX_NAME = 200
const MAX_LINES = 1000
const MIDNIGHT = /\b00:00(?::00)?$/

/** Statements of a file about itself; nothing else of its preamble and footer is stored. */
export interface PartnerStatements {
  readonly name: string | null
  /** Text of the stated zone. */
  readonly zone: string | null
  /** Ranges that the stated one can mean: two if the order of day and month is open. */
  readonly ranges: readonly DayRange[]
}

/** Reader of the lines before and after the data. */
export interface StatementReader {
  read(cells: readonly PartnerCell[]): void
  finish(): PartnerStatements
}

const foldLabel = (text: string) => {
  const folded = foldText(text).trim()
  return folded.endsWith(':') ? folded.slice(0, -1).trim() : folded
}

const isLabel = (kind: keyof typeof LABELS, label: string) => (LABELS[kind] as readonly string[]).includes(label)

/** Splits 'Timezone: UTC' in one cell. */
function splitLabel(texts: readonly string[]): [label: string, value: string] {
  const [first = '', second] = texts
  const colon = first.indexOf(':')
  if (second !== undefined || colon < 0) return [foldLabel(first), second ?? '']
  return [foldLabel(first.slice(0, colon)), first.slice(colon + 1).trim()]
}

/** Creates a reader that finds the stated range, zone and report name, and forgets everything else. */
export function createStatementReader(): StatementReader {
  let name: string | null = null
  let zone: string | null = null
  let range: PartnerRange | undefined
  let isLabelled = false
  let start = ''
  let end = ''
  let lines = 0

  return {
    read(cells) {
      lines += 1
      const texts = cells.slice(0, 10).map(readCellText).filter(Boolean)
      if (texts.length === 0 || lines > MAX_LINES) return
      const [label, value] = splitLabel(texts)
      if (isLabel('made', label)) return
      if (isLabel('zone', label)) zone ??= value.slice(0, MAX_NAME) || null
      else if (isLabel('start', label)) start ||= value.slice(0, MAX_NAME)
      else if (isLabel('end', label)) end ||= value.slice(0, MAX_NAME)
      else if (isLabel('name', label)) name ??= value.slice(0, MAX_NAME) || null
      else {
        const found = texts.slice(0, 3).map(readRangeText).find(Boolean)
        // A name of a report or campaign may contain a range too.
        if (!range || (isLabel('range', label) && !isLabelled)) range = found ?? range
        isLabelled ||= isLabel('range', label)
        const [only = ''] = texts
        const isName = texts.length === 1 && lines === 1 && !only.includes('@') && !NO_NAMES.has(label)
        if (isName) name ??= only.slice(0, MAX_NAME)
      }
    },
    finish() {
      const [first, last] = [readDayText(start), readDayText(end)]
      const labelled = first !== undefined && last !== undefined ? { start: first, end: last } : undefined
      // An end at midnight is not part of the range.
      const isExclusive = MIDNIGHT.test(start) && MIDNIGHT.test(end)
      const found = range ?? labelled
      const ranges = found ? listRanges(found) : []
      const shorten = ({ start: from, end: to }: DayRange) => ({ start: from, end: from < to ? addDaysTo(to, -1) : to })
      return { name, zone, ranges: !range && isExclusive ? ranges.map(shorten) : ranges }
    },
  }
}

/** Returns the zone of a text: an IANA name, or an offset such as '+02:00' of 'GMT+2'; null for others. */
export function readZoneText(text: string): string | null {
  const trimmed = text.trim()
  if (isZoneName(trimmed)) return trimmed
  const bare = trimmed.replace(/^(?:UTC|GMT)\s?/, '')
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(bare) ?? []
  const offset = sign === undefined ? '' : `${sign}${hours.padStart(2, '0')}:${minutes}`
  return isOffset(offset) ? offset : null
}

/** Returns the stated range that contains all days with data; the only one if there are no days. */
export function chooseStatedRange(ranges: readonly DayRange[], days: readonly Day[]): DayRange | null {
  const fitting = ranges.filter(({ start, end }) => days.every((day) => day >= start && day <= end))
  const [only] = fitting.length === 1 ? fitting : ranges.length === 1 ? ranges : []
  return only ?? null
}
