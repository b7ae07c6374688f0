import { writeFile } from 'node:fs/promises'
import type { DiscrepancyFormat } from '@placard/domain/internal/discrepancy'
import { csvLine, UTF8_MARK } from '@placard/domain/internal/text'
import type { DiscrepancyTable, TableCell } from './discrepancy-tables.js'
import type { SheetCell } from './xlsx/sheet-xml.js'
import { type WorkbookOptions, writeWorkbook } from './xlsx/workbook.js'

const PERCENT_DIGITS = 4
const FIRST_WIDTH = 40
const WIDTH = 24

const csvCell = (cell: TableCell) =>
  typeof cell === 'object' && cell !== null ? Number(cell.percent.toFixed(PERCENT_DIGITS)) : cell

function sheetCell(cell: TableCell): SheetCell {
  if (typeof cell === 'number') return { value: cell, style: 'count' }
  return typeof cell === 'object' && cell !== null ? { value: cell.percent / 100, style: 'percent' } : cell
}

/** Returns tables as one CSV text: the name of each, its header and its rows, with a blank line between them. */
export const tablesToCsv = (tables: readonly DiscrepancyTable[]): string =>
  UTF8_MARK +
  tables
    .map(
      ({ name, head, rows }) => csvLine([name]) + csvLine(head) + rows.map((row) => csvLine(row.map(csvCell))).join(''),
    )
    .join('\r\n')

/** Writes tables as a workbook with a sheet for each, or as CSV. Texts that look like formulas stay texts in both. */
export async function writeDiscrepancy(
  path: string,
  tables: readonly DiscrepancyTable[],
  { format, ...options }: WorkbookOptions & { format: DiscrepancyFormat },
): Promise<void> {
  if (format === 'csv') return writeFile(path, tablesToCsv(tables), { flag: 'wx', mode: 0o600 })
  await writeWorkbook(path, options, async ({ addSheet }) => {
    for (const { name, head, rows } of tables) {
      const columns = head.map((_, index) => ({ width: index === 0 ? FIRST_WIDTH : WIDTH, style: 'text' as const }))
      await addSheet({ name, columns, head, rows: [rows.map((row) => row.map(sheetCell))] })
    }
  })
}
