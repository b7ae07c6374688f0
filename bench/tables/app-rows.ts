import { type TableRow, WORDS } from './table-data.ts'

// Sorting and filtering for libraries that leave both to the app.
export const sortedRows = (rows: readonly TableRow[]) => rows.toSorted((a, b) => Number(b.spend) - Number(a.spend))
export const filteredRows = (rows: readonly TableRow[]) =>
  rows.filter(({ creative }) => String(creative).includes(WORDS))
