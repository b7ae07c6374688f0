import type { DataColumn, DataValue } from './data-column.js'

/** A cell that no spreadsheet takes for a formula, quoted where it has to be. */
function csvCell(value: DataValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What the table shows, without the grouping that would break a number in two. */
function shownValue<Row>(column: DataColumn<Row>, row: Row): DataValue {
  const value = column.value(row)
  return typeof value === 'number' && column.format ? column.format(value).replaceAll(',', '') : value
}

/** The rows and columns as they are shown, as a CSV text; a note above the headings says what they are. */
export function tableCsv<Row>(columns: DataColumn<Row>[], rows: Row[], note?: string): string {
  const lines = [
    columns.map(({ header }) => csvCell(header)),
    ...rows.map((row) => columns.map((column) => csvCell(shownValue(column, row)))),
  ].map((cells) => cells.join(','))
  return [...(note ? [csvCell(note)] : []), ...lines, ''].join('\r\n')
}

/** Hands a CSV text to the browser as a file. */
export function downloadCsv(name: string, csv: string): void {
  // The mark at the start makes spreadsheets read it as UTF-8.
  const url = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
