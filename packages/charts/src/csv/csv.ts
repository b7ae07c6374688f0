import { type CsvCell, csvLine, UTF8_MARK } from '@placard/domain'

export type { CsvCell } from '@placard/domain'

/**
 * Lines of cells as a CSV text; a note above them says what they are. Figures are handed over as numbers: a text that
 * begins as a formula does gets a quote before it, in front of "-5" as well.
 */
export const csvText = (rows: Iterable<readonly CsvCell[]>, note?: string): string =>
  [...(note ? [[note]] : []), ...rows].map(csvLine).join('')

/** A CSV text as a file that spreadsheets read as UTF-8. */
export const csvFile = (text: string): Blob => new Blob([UTF8_MARK, text], { type: 'text/csv;charset=utf-8' })

/** How long an address of a file has to last: a browser that asks where to save it begins to read only afterwards. */
const KEPT_MS = 60_000

/** Hands a file to the browser, to be saved under a name. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
