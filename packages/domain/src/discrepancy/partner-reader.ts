import type { Day } from '../day/day.js'
import { assembleReading } from './assemble-reading.js'
import {
  type AssignedColumns,
  assignColumns,
  findHeader,
  HEADER_LINES,
  isHeader,
  readCellText,
} from './partner-columns.js'
import { CHOSEN, PartnerFileError, shortenCell } from './partner-file-error.js'
import type { PartnerChoices, PartnerDecision, PartnerReading } from './partner-reading-schema.js'
import type { PartnerCell } from './partner-report.js'
import { createStatementReader } from './partner-statements.js'
import { createPartnerTable, type PartnerTable } from './partner-table.js'

/** Options of a reader. */
export interface PartnerReaderOptions {
  /** Decisions of the user, which replace those of the reader. */
  readonly choices?: PartnerChoices | undefined
  /** Decisions that were taken before, such as about the encoding; they become part of the reading. */
  readonly earlier?: (() => readonly PartnerDecision[]) | undefined
  /** Current day: the reading warns if figures of the last days can still change. */
  readonly today?: Day | undefined
  /** Number of combinations of day, creative, placement and size. @default 200,000 */
  readonly maxGroups?: number | undefined
}

/** Reader of the rows of a partner's file. */
export interface PartnerReader {
  /** Reads the next row with its line, from 1. A blank line is a row without text. */
  addRow(cells: readonly PartnerCell[], line: number): void
  /** Reads a row of another sheet, which may state range, zone and name of the report. */
  addStatement(cells: readonly PartnerCell[]): void
  /** Returns the reading; throws a `PartnerFileError` if there was no text at all. */
  finish(): PartnerReading
}

interface Line {
  readonly cells: readonly PartnerCell[]
  readonly line: number
}

/** Number of lines that a user can choose the header from, and of their cells. */
const CANDIDATES = { lines: 20, cells: 6 }

/** Returns a reading without rows, which asks for the header. */
function askForHeader(lines: readonly Line[], earlier: readonly PartnerDecision[]): PartnerReading {
  const choices = lines
    .filter(({ cells }) => cells.filter((cell) => readCellText(cell) !== '').length > 1)
    .slice(0, CANDIDATES.lines)
    .map(({ cells, line }) => ({
      value: String(line),
      label: cells.map(readCellText).filter(Boolean).slice(0, CANDIDATES.cells).map(shortenCell).join(' · '),
    }))
  const none = { counts: {}, invalid: {}, gross: {} }
  const reason = `None of the first ${HEADER_LINES} lines has the headers of a report.`
  return {
    rows: [],
    lines: 0,
    headerLine: null,
    columns: [],
    decisions: [...earlier, { kind: 'headerLine', value: null, reason, isAsked: true }],
    questions: [{ kind: 'headerLine', question: 'Which line has the headers?', choices, isBlocking: true }],
    platform: null,
    reportName: null,
    zone: null,
    range: null,
    statedRange: null,
    basis: { impressions: 'unknown', clicks: 'unknown' },
    totals: none,
    statedTotals: null,
    missing: {},
    dropped: [],
    droppedCount: 0,
    duplicates: { lines: 0, isLowerBound: false, examples: [] },
    warnings: [],
  }
}

/**
 * Creates a reader of the rows of a partner's file. It keeps the first 100 rows until it finds the header, then only sums
 * by day, creative, placement and size.
 */
export function createPartnerReader(options: PartnerReaderOptions = {}): PartnerReader {
  const { choices = {}, today, maxGroups } = options
  const statements = createStatementReader()
  let waiting: Line[] = []
  let rows = 0
  let hasText = false
  let found: { assigned: AssignedColumns; table: PartnerTable; headerLine: number; reason: string } | undefined

  /** Starts the table at a waiting row, and reads those before and after it. */
  function startTable(index: number, reason: string) {
    const header = waiting[index]
    if (!header) return
    for (const { cells } of waiting.slice(0, index)) statements.read(cells)
    const assigned = assignColumns(header.cells, choices.roles)
    const table = createPartnerTable(assigned.columns, statements, { decimalMark: choices.decimalMark, maxGroups })
    const following = waiting.slice(index + 1)
    waiting = []
    found = { assigned, table, headerLine: header.line, reason }
    for (const { cells, line } of following) table.addRow(cells, line)
  }

  /** Looks for a header among all waiting rows, also for one without days. */
  function startAtBest() {
    const header = findHeader(waiting.map(({ cells }) => cells))
    const line = header && waiting[header.index]?.line
    if (header && line)
      startTable(header.index, `Line ${line} is the header because of its known words (${header.known}).`)
  }

  function addWaiting(cells: readonly PartnerCell[], line: number) {
    if (rows > HEADER_LINES && choices.headerLine === undefined) return
    waiting.push({ cells, line })
    if (choices.headerLine !== undefined) {
      if (line >= choices.headerLine) startTable(waiting.length - 1, CHOSEN)
      else if (waiting.length > HEADER_LINES) waiting.shift()
      return
    }
    const previous = waiting.at(-2)?.cells.map(readCellText).filter(Boolean) ?? []
    const isAnnounced = previous.length === 1 && previous[0]?.toLowerCase() === 'report fields'
    if (isAnnounced) startTable(waiting.length - 1, 'The header is below the line “Report Fields”.')
    else if (isHeader(cells))
      startTable(waiting.length - 1, `Line ${line} is the first one with days, impressions and another known header.`)
    else if (rows === HEADER_LINES) startAtBest()
  }

  return {
    addRow(cells, line) {
      if (found) {
        found.table.addRow(cells, line)
        return
      }
      rows += 1
      hasText ||= cells.some((cell) => readCellText(cell) !== '')
      addWaiting(cells, line)
    },
    addStatement: (cells) => statements.read(cells),
    finish() {
      if (!found && choices.headerLine === undefined) startAtBest()
      const earlier = options.earlier?.() ?? []
      if (found) {
        const { assigned, table, headerLine, reason } = found
        const decision: PartnerDecision = { kind: 'headerLine', value: String(headerLine), reason, isAsked: false }
        return assembleReading({
          ...{ assigned, table, headerLine, choices, today },
          statements: statements.finish(),
          earlier: [...earlier, decision],
        })
      }
      if (!hasText) throw new PartnerFileError('The file is empty.')
      return askForHeader(waiting, earlier)
    },
  }
}
