import { type CsvCell, csvLine, UTF8_MARK } from '@placard/domain/internal/text'

export type { CsvCell } from '@placard/domain/internal/text'

/**
 * Returns CSV text of lines of cells, with an optional note above. Pass figures as numbers: texts that look like
 * formulas, "-5" included, get a quote in front.
 */
export const csvText = (rows: Iterable<readonly CsvCell[]>, note?: string): string =>
  [...(note ? [[note]] : []), ...rows].map(csvLine).join('')

/** Returns CSV text as a file that spreadsheet programs read as UTF-8. */
export const csvFile = (text: string): Blob => new Blob([UTF8_MARK, text], { type: 'text/csv;charset=utf-8' })

/** Lifetime of an object URL: browsers that ask for a location read it only afterwards. */
const KEPT_MS = 60_000

/** Saves a file through the browser's download. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
