import { type PartnerCell, PartnerFileError } from '@placard/domain/discrepancy'
import { PARTNER_FILE_MESSAGES } from './partner-file-messages.js'
import type { PartnerUploadLimits } from './partner-upload-limits.js'
import type { Archive } from './read-archive.js'
import { readXml, type XmlAttributes } from './read-xml.js'
import { readIsoDate, readSerialDate } from './workbook-dates.js'
import {
  findWorkbookPart,
  readDateStyles,
  readRelationships,
  readSharedStrings,
  readSheetList,
  unescapeText,
} from './workbook-parts.js'

/** Receives a row of a sheet and its number, from 1; `cells` has an empty text for each cell without a value. */
type RowHandler = (cells: readonly PartnerCell[], row: number) => void

/** Workbook whose sheets are read as streams. */
export interface Workbook {
  /** Names of the worksheets in the order of their tabs. */
  sheetNames: readonly string[]
  /** Reads the rows of a sheet, by its position. Several empty rows that follow each other become one. */
  readRows: (sheet: number, onRow: RowHandler) => Promise<void>
}

/** Parts of a workbook that give cells their values. */
interface CellContext {
  strings: readonly string[]
  dateStyles: readonly boolean[]
  is1904: boolean
}

/** Longest number of which JavaScript keeps every digit. */
const EXACT_DIGITS = 15

/** Returns the value of a cell from the text of its `v` or `is` element. */
function readCell(text: string, { t: type, s: style }: XmlAttributes, context: CellContext): PartnerCell {
  if (type === 's') return context.strings[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return readIsoDate(text)
  if (type === 'str' || type === 'inlineStr') return unescapeText(text)
  const number = Number(text)
  // Errors, such as #N/A, and IDs that would lose their last digits.
  if (type === 'e' || Number.isNaN(number) || (text.length > EXACT_DIGITS && /^\d+$/.test(text))) return text
  return context.dateStyles[Number(style ?? 0)] ? readSerialDate(number, context.is1904) : number
}

/** Returns the column of a reference such as 'AB12', from 0; -1 without letters. */
function readColumn(reference: string): number {
  let column = 0
  for (let index = 0; index < reference.length; index++) {
    const letter = (reference.charCodeAt(index) | 0x20) - 96
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}

/** Number of rows and cells of all sheets that were read. */
interface Counts {
  rows: number
  cells: number
}

async function readSheet(
  bytes: AsyncIterable<Uint8Array>,
  context: CellContext,
  { counts, limits, onRow }: { counts: Counts; limits: PartnerUploadLimits; onRow: RowHandler },
): Promise<void> {
  let cells: PartnerCell[] = []
  let row = 0
  let column = -1
  let attributes: XmlAttributes = {}
  let text = ''
  let isValue = false
  let isPronunciation = false
  let isEmptyBefore = true
  const addCell = () => {
    if (column >= limits.columns) throw new PartnerFileError(PARTNER_FILE_MESSAGES.tooManyColumns(limits.columns))
    // Empty cells on the left count, too, because they take as much memory.
    counts.cells += Math.max(1, column + 1 - cells.length)
    if (counts.cells > limits.cells) throw new PartnerFileError(PARTNER_FILE_MESSAGES.tooManyCells(limits.cells))
    while (cells.length < column) cells.push('')
    cells[column] = readCell(text, attributes, context)
  }
  const addRow = () => {
    if (++counts.rows > limits.rows) throw new PartnerFileError(PARTNER_FILE_MESSAGES.tooManyRows(limits.rows))
    const isEmpty = cells.length === 0
    if (!isEmpty || !isEmptyBefore) onRow(cells, row)
    isEmptyBefore = isEmpty
  }
  await readXml(bytes, {
    open(name, found) {
      if (name === 'c') {
        attributes = found
        const given = found.r === undefined ? -1 : readColumn(found.r)
        column = given < 0 ? column + 1 : given
        text = ''
      } else if (name === 'v' || name === 't') isValue = !isPronunciation
      else if (name === 'rPh') isPronunciation = true
      else if (name === 'row') {
        const given = Number(found.r)
        const next = Number.isSafeInteger(given) && given > row ? given : row + 1
        if (next > row + 1 && !isEmptyBefore) {
          onRow([], row + 1)
          isEmptyBefore = true
        }
        row = next
        column = -1
        cells = []
      }
    },
    text(piece) {
      if (!isValue) return
      text += piece
      if (text.length > limits.cellCharacters) throw new PartnerFileError(PARTNER_FILE_MESSAGES.tooMuchText)
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isPronunciation = false
      else if (name === 'c' && text !== '') addCell()
      else if (name === 'row') addRow()
    },
  })
}

/** Opens a workbook: an .xlsx, whose cells have their last calculated values. Formulas are not read. */
export async function openWorkbook(parts: Archive, limits: PartnerUploadLimits): Promise<Workbook> {
  const main = await findWorkbookPart(parts)
  const mainBytes = parts.read(main)
  if (!mainBytes) throw new PartnerFileError(PARTNER_FILE_MESSAGES.damaged)
  const { sheets, is1904 } = await readSheetList(mainBytes, limits)
  const relationships = await readRelationships(parts, main)
  const targets = new Map([...relationships.values()].map(({ type, target }) => [type, target]))
  // Chart sheets have no cells.
  const worksheets = sheets.flatMap(({ name, relationshipID }) => {
    const found = relationships.get(relationshipID)
    return found?.type === 'worksheet' ? [{ name, target: found.target }] : []
  })
  if (worksheets.length === 0) throw new PartnerFileError(PARTNER_FILE_MESSAGES.noSheet)
  const readPart = (type: string) => parts.read(targets.get(type) ?? '')
  const stringBytes = readPart('sharedStrings')
  const styleBytes = readPart('styles')
  const context: CellContext = {
    strings: stringBytes ? await readSharedStrings(stringBytes, limits) : [],
    dateStyles: styleBytes ? await readDateStyles(styleBytes) : [],
    is1904,
  }
  const counts: Counts = { rows: 0, cells: 0 }
  return {
    sheetNames: worksheets.map(({ name }) => name),
    async readRows(sheet, onRow) {
      const bytes = parts.read(worksheets[sheet]?.target ?? '')
      if (!bytes) throw new PartnerFileError(PARTNER_FILE_MESSAGES.damaged)
      await readSheet(bytes, context, { counts, limits, onRow })
    },
  }
}
