import { foldText } from '../text/fold-text.js'
import { createLineHashes } from './line-hashes.js'
import { readCellText } from './partner-columns.js'
import { createDateReader, type DateReader, NO_DATE } from './partner-dates.js'
import { createFigureReader, type FigureReader } from './partner-figures.js'
import { copyText, shortenCell } from './partner-file-error.js'
import { createPartnerGroups, type PartnerGroups } from './partner-groups.js'
import { isMissing } from './partner-numbers.js'
import {
  type DecimalMark,
  type DroppedLines,
  FIGURE_ROLES,
  type PartnerColumn,
  type PartnerReading,
  type PartnerRole,
} from './partner-reading-schema.js'
import type { PartnerCell } from './partner-report.js'
import { createSizeReader, joinSize } from './partner-sizes.js'
import type { StatementReader } from './partner-statements.js'

/** Figures of a total line by slot under both decimal marks, NaN where it has none. */
export interface TotalLine {
  readonly line: number
  readonly figures: Readonly<Record<DecimalMark, Float64Array>>
}

/** Content of the lines below a header. */
export interface PartnerTable {
  readonly figures: FigureReader
  readonly dates: DateReader
  readonly groups: PartnerGroups
  readonly totalLines: readonly TotalLine[]
  /** Different zones of a column, two at most. */
  readonly zones: readonly string[]
  readonly dropped: DroppedLines[]
  addRow(cells: readonly PartnerCell[], line: number): void
  /** Records lines that are no data. */
  drop(kind: DroppedLines['kind'], line: number, reason: string): void
  lines(): number
  droppedCount(): number
  duplicates(): PartnerReading['duplicates']
}

/** Words of total lines, folded: in English, German, French, Spanish, Italian, Portuguese, Dutch and Nordic languages. */
const TOTAL_TERMS = new Set([
  ...['total', 'totals', 'grand total', 'report total', 'sum', 'gesamt', 'gesamtsumme', 'gesamtergebnis', 'summe'],
  ...['insgesamt', 'total general', 'somme', 'suma', 'totale', 'totale generale', 'total geral', 'totaal', 'totalt'],
])

/** Meanings of columns that identify what a line counts. */
const IDENTITY_ROLES: ReadonlySet<PartnerRole> = new Set<PartnerRole>([
  ...([
    'campaign',
    'placement',
    'placementID',
    'creative',
    'creativeID',
    'size',
    'width',
    'height',
    'dimension',
  ] as const),
])

const MAX_DROPPED = 100
const MAX_TOTAL_LINES = 1000
const MAX_EXAMPLES = 20

/** Returns whether a text is a word of total lines, whole or up to a colon; at its beginning if `isLoose`. */
function isTotalText(text: string, isLoose: boolean): boolean {
  const folded = foldText(text.slice(0, 100)).trim()
  const colon = folded.indexOf(':')
  const word = (colon < 0 ? folded : folded.slice(0, colon)).trim()
  return TOTAL_TERMS.has(word) || (isLoose && [...TOTAL_TERMS].some((total) => folded.startsWith(`${total} `)))
}

/** Meanings of columns that tell the group of a line, or are figures; not the day, whose hour differs in a group. */
const GROUP_ROLES: ReadonlySet<PartnerRole> = new Set<PartnerRole>([
  ...(['creative', 'creativeID', 'placement', ...FIGURE_ROLES] as const),
])

/** Returns the positions of the other columns. */
const listOtherPositions = (columns: readonly PartnerColumn[]): number[] =>
  columns.filter(({ role }) => role === null || !GROUP_ROLES.has(role)).map(({ position }) => position)

/**
 * Creates the content of the lines below a header. Total lines and the footer are no data; the footer begins at a blank
 * line or at a first cell that ends in a colon, and is passed to `statements`.
 */
export function createPartnerTable(
  columns: readonly PartnerColumn[],
  statements: StatementReader,
  options: { decimalMark?: DecimalMark | undefined; maxGroups?: number | undefined } = {},
): PartnerTable {
  const position = (role: PartnerRole) => columns.find((column) => column.role === role)?.position ?? -1
  const figures = createFigureReader(columns, options.decimalMark)
  const dates = createDateReader(columns)
  const groups = createPartnerGroups(figures.slots.length, options.maxGroups)
  const hashes = createLineHashes(listOtherPositions(columns))
  const readSize = createSizeReader()
  const identity = columns
    .filter(({ role, alternative }) => [role, alternative].some((one) => one !== null && IDENTITY_ROLES.has(one)))
    .map((column) => column.position)
  const at = {
    creative: position('creative'),
    creativeID: position('creativeID'),
    placement: position('placement'),
    placementID: position('placementID'),
    size: position('size'),
    width: position('width'),
    height: position('height'),
    zone: position('zone'),
  }
  const dropped: DroppedLines[] = []
  const totalLines: TotalLine[] = []
  const zones: string[] = []
  const examples: number[] = []
  let [lines, droppedCount, duplicateLines, blankLine] = [0, 0, 0, 0]
  let isFooter = false

  const readName = (cells: readonly PartnerCell[], index: number): string => {
    const cell = index < 0 ? undefined : cells[index]
    const text = typeof cell === 'string' ? cell : readCellText(cell)
    return isMissing(text) ? '' : text.trim()
  }

  function readStatedSize(cells: readonly PartnerCell[]): string {
    if (at.size >= 0) return readSize(readName(cells, at.size))
    return at.width >= 0 && at.height >= 0 ? joinSize(readName(cells, at.width), readName(cells, at.height)) : ''
  }

  function drop(kind: DroppedLines['kind'], line: number, reason: string) {
    droppedCount += 1
    const last = dropped.at(-1)
    // The reason of the first line is also that of the following ones.
    const continues = last?.kind === kind && (kind === 'footer' || (kind !== 'total' && line === last.to + 1))
    if (last && continues) last.to = line
    else if (dropped.length < MAX_DROPPED) dropped.push({ kind, from: line, to: line, reason })
  }

  function addTotal(line: number, reason: string) {
    drop('total', line, reason)
    if (totalLines.length < MAX_TOTAL_LINES)
      totalLines.push({ line, figures: { '.': figures.point.slice(), ',': figures.comma.slice() } })
  }

  function addData(cells: readonly PartnerCell[], line: number, date: number, isNamed: boolean) {
    lines += 1
    blankLine = 0
    figures.record(cells)
    const creative = readName(cells, at.creative)
    const placement = readName(cells, at.placement) || readName(cells, at.placementID)
    const size = readStatedSize(cells) || readSize(creative) || readSize(placement)
    const names = { creative, creativeID: readName(cells, at.creativeID), placement, size }
    const group = groups.find(date, isNamed, names, line)
    groups.add(group, figures.point, figures.comma)
    if (hashes.add(group, figures.point, cells)) {
      duplicateLines += 1
      if (examples.length < MAX_EXAMPLES) examples.push(line)
    }
    if (at.zone >= 0 && zones.length < 2) {
      const zone = readName(cells, at.zone).slice(0, 100)
      if (zone !== '' && !zones.includes(zone)) zones.push(copyText(zone))
    }
  }

  /** Returns why a line is a total; undefined if it is none. */
  function readTotalReason(cells: readonly PartnerCell[], numbers: number, date: number): string | undefined {
    const first = cells.findIndex((cell) => readCellText(cell) !== '')
    const isFirstDay = dates.kind === 'day' && first === dates.position
    const hasDay = dates.kind === 'day' && date !== NO_DATE && !isFirstDay
    const others = identity.filter((index) => index !== first && readName(cells, index) !== '').length
    if (hasDay || others > 0) return undefined
    const text = readCellText(cells[first])
    if (isTotalText(text, isFirstDay)) return `The first cell is “${shortenCell(text)}”.`
    const isUnnamed = !identity.includes(first) || readName(cells, first) === ''
    const canBeUnnamed = identity.length > 0 || dates.kind === 'day'
    return numbers > 0 && canBeUnnamed && isUnnamed && (dates.kind !== 'day' || date === NO_DATE)
      ? 'The line has figures, but neither day nor name.'
      : undefined
  }

  /** Sorts out a line that is not obviously data. */
  function classifyRow(cells: readonly PartnerCell[], line: number, date: number, numbers: number) {
    const total = readTotalReason(cells, numbers, date)
    if (total !== undefined) {
      addTotal(line, total)
      return
    }
    const hasDate = date >= 0
    const isData = hasDate && numbers > 0 && (dates.kind !== 'none' || blankLine === 0)
    const [first = ''] = cells.map(readCellText)
    if (!isData && (blankLine > 0 || first.endsWith(':'))) {
      isFooter = true
      if (blankLine > 0) drop('footer', blankLine, 'The line is below a blank line after the data.')
      addFooter(cells, line)
      return
    }
    if (!isData && cells.filter((cell) => readCellText(cell) !== '').length < 2)
      return drop('noFigures', line, 'The line has no figures.')
    if (!hasDate) {
      const text = readCellText(cells[dates.position])
      return drop('noDay', line, text === '' ? 'The line has no day.' : `“${shortenCell(text)}” is no date.`)
    }
    addData(cells, line, date, dates.kind !== 'day' || identity.some((index) => readCellText(cells[index]) !== ''))
  }

  function addFooter(cells: readonly PartnerCell[], line: number) {
    drop('footer', line, 'The line is below the data.')
    statements.read(cells)
  }

  return {
    figures,
    dates,
    groups,
    totalLines,
    zones,
    dropped,
    addRow(cells, line) {
      if (isFooter) return addFooter(cells, line)
      if (cells.every((cell) => cell === '' || readCellText(cell) === '')) {
        if (lines > 0 && blankLine === 0) blankLine = line
        return
      }
      const date = dates.readDate(cells)
      const numbers = figures.read(cells)
      const isPlain = dates.kind === 'day' && date >= 0 && numbers > 0 && readName(cells, at.creative) !== ''
      if (isPlain) addData(cells, line, date, true)
      else classifyRow(cells, line, date, numbers)
    },
    drop,
    lines: () => lines,
    droppedCount: () => droppedCount,
    duplicates: () => ({ lines: duplicateLines, isLowerBound: hashes.isFull(), examples }),
  }
}
