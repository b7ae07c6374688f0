/** Value of a CSV cell; null is an empty cell. */
export type CsvCell = string | number | null

const FORMULA = /^[=+\-@\t\r\n\0]/
const NEEDS_QUOTES = /[",\r\n]/

/** Returns whether spreadsheets evaluate a text as a formula, unless a quote precedes it. */
export const isFormulaLike = (text: string): boolean => FORMULA.test(text)

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  // Numbers are ours and stay numbers: a quote before -5 would turn it into a text.
  if (typeof cell === 'number') return String(cell)
  const text = isFormulaLike(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Formats adjacent cells as part of a line. */
export const csvCells = (cells: readonly CsvCell[]): string => cells.map(csvCell).join(',')

/** Formats a line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly CsvCell[]): string => `${csvCells(cells)}\r\n`

/** Byte order mark: without it, spreadsheets read UTF-8 "—" as "â€”". */
export const UTF8_MARK = '\uFEFF'
