import { DAY_MS } from '@placard/domain/internal/dates'
import { type CellStyle, STYLE_NUMBERS } from './cell-styles.js'
import type { SharedStrings } from './shared-strings.js'
import { MAIN_NAMESPACE, RELATION_NAMESPACE, XML_HEAD } from './xlsx-xml.js'

/** Cell: a text, a number (dates included), or empty; with its own style, or its column's. */
export type SheetCell = string | number | null | { value: string | number; style: CellStyle }

/** Column: its width in characters and the style of its cells. */
export interface SheetColumn {
  width: number
  style: CellStyle
}

/** Content of a sheet. */
export interface Sheet {
  name: string
  columns: readonly SheetColumn[]
  /** Header row: bold, frozen, with a filter. */
  head?: readonly string[]
  /** Other rows, in batches. */
  rows: AsyncIterable<readonly SheetCell[][]> | Iterable<readonly SheetCell[][]>
  /** True for the sheet that is active when the workbook is opened. */
  isFirst?: boolean
}

/** Maximum number of rows of a sheet. */
export const MAX_SHEET_ROWS = 1_048_576

const PART_LENGTH = 65_536
/** Serial number of 1 January 1970. */
const EPOCH = 25_569

/** Returns the name of a column: 'A' for 0, 'AA' for 26. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** Returns the serial number of a local time given as UTC, since workbooks have no time zones. */
export const serialDate = (time: number): number => time / DAY_MS + EPOCH

const styleAttribute = (style: CellStyle) => (style === 'text' ? '' : ` s="${STYLE_NUMBERS[style]}"`)

/**
 * Creates the serializer of rows; `columns` style the cells without a style of their own. Optimized for a million
 * rows.
 */
function rowWriter(strings: SharedStrings, columns: readonly SheetColumn[]) {
  const starts: string[] = []
  const startCell = (index: number) => {
    starts[index] ??= `<c r="${columnName(index)}`
    return starts[index]
  }
  const styles = columns.map(({ style }) => style)
  const numberMiddles = styles.map((style) => `"${styleAttribute(style)}><v>`)
  const styledEnd = (value: string | number, style: CellStyle) => {
    if (typeof value === 'number') return `"${styleAttribute(style)}><v>${value}</v></c>`
    const { index, styleFor, plainEnd } = strings.of(value)
    return style === 'text' ? plainEnd : `"${styleAttribute(styleFor(style))} t="s"><v>${index}</v></c>`
  }
  return (row: number, cells: readonly SheetCell[]): string => {
    let xml = `<row r="${row}">`
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index] ?? null
      if (cell === null) continue
      xml += startCell(index) + row
      if (typeof cell === 'object') xml += styledEnd(cell.value, cell.style)
      else if (typeof cell === 'number') xml += `${numberMiddles[index] ?? '"><v>'}${cell}</v></c>`
      else xml += styledEnd(cell, styles[index] ?? 'text')
    }
    return `${xml}</row>`
  }
}

const viewXml = ({ head, isFirst }: Sheet) =>
  `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">` +
  `${head ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : ''}</sheetView></sheetViews>`

const columnsXml = ({ columns }: Sheet) =>
  `<cols>${columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`

/** Returns the range of the filter: the header and all rows below it. */
export const filteredRange = ({ columns }: Sheet, rowCount: number): string =>
  `A1:${columnName(columns.length - 1)}${rowCount}`

/** Yields a sheet's XML in pieces. `onRows` is called with the number of rows at the end. */
export async function* sheetXml(
  sheet: Sheet,
  strings: SharedStrings,
  onRows: (count: number) => void,
): AsyncGenerator<string> {
  const { columns, head, rows } = sheet
  const rowXml = rowWriter(strings, columns)
  yield `${XML_HEAD}<worksheet xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATION_NAMESPACE}">${viewXml(sheet)}<sheetFormatPr defaultRowHeight="15"/>${columnsXml(sheet)}<sheetData>`
  let count = 0
  let text = ''
  if (head)
    text += rowXml(
      ++count,
      head.map((value) => ({ value, style: 'head' })),
    )
  for await (const portion of rows) {
    for (const cells of portion) {
      text += rowXml(++count, cells)
      if (text.length < PART_LENGTH) continue
      yield text
      text = ''
    }
  }
  onRows(count)
  yield `${text}</sheetData>${head ? `<autoFilter ref="${filteredRange(sheet, count)}"/>` : ''}</worksheet>`
}
