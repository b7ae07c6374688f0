import { type TableRow, WORDS } from './table-data.ts'

// Libraries that draw only: their manuals tell the app to sort and filter its own rows.
export const sortedRows = (rows: readonly TableRow[]) => rows.toSorted((a, b) => Number(b.spend) - Number(a.spend))
export const filteredRows = (rows: readonly TableRow[]) =>
  rows.filter(({ creative }) => String(creative).includes(WORDS))
