import { PartnerFileError } from '@placard/domain/discrepancy'
import { PARTNER_FORMAT_MESSAGES } from '@placard/domain/internal/discrepancy'

/** Number of bytes in a megabyte. */
export const MB = 1024 * 1024

const numbers = new Intl.NumberFormat('en')

/** Messages for files of partners that cannot be read: what is wrong, and what to do. */
export const PARTNER_FILE_MESSAGES = {
  empty: 'The file is empty.',
  damaged: 'The file is damaged or not complete. Download it from the platform again.',
  ...PARTNER_FORMAT_MESSAGES,
  otherWorkbook: 'The file is a workbook of another format than .xlsx. Save it as .xlsx or CSV.',
  markup: 'The file is a web page or XML, whatever its name says. Open it in Excel and save it as .xlsx or CSV.',
  emptyArchive: 'The ZIP has no files.',
  severalFiles: 'The ZIP has several files. Upload only the one with the report.',
  nested: 'The archive has another archive in it. Unpack it and upload the report itself.',
  encrypted: 'The ZIP has a password. Create it again without one.',
  unknownCompression: 'The ZIP is compressed in an unusual way. Create it again with the method Deflate.',
  documentType: 'The workbook has a document type declaration, as harmful files do. Save it as .xlsx again.',
  unknownSheet: 'The workbook has no sheet of this name.',
  noSheet: 'The workbook has no sheet with cells.',
  tooManyEntries: (entries: number) => `The file has more than ${numbers.format(entries)} files in it.`,
  tooManySheets: (sheets: number) => `The workbook has more than ${numbers.format(sheets)} sheets.`,
  tooLargeUnpacked: (bytes: number) =>
    `The file is larger than ${numbers.format(bytes / MB)} MB when it is unpacked. Download a shorter period.`,
  tooCompressed: (ratio: number) =>
    `The file unpacks to more than ${numbers.format(ratio)} times its size, as harmful archives do.`,
  tooManyRows: (rows: number) => `The file has more than ${numbers.format(rows)} rows. Download a shorter period.`,
  tooManyColumns: (columns: number) =>
    `The file has more than ${numbers.format(columns)} columns. Download it with fewer columns.`,
  tooManyCells: (cells: number) => `The file has more than ${numbers.format(cells)} cells. Download a shorter period.`,
  tooMuchText: 'The cells of the file have more text than a report has.',
  tooSlow: 'Reading the file took too long. Download a shorter period, or try again in a minute.',
  tooMuchMemory: 'The file needs more memory than a report may use. Download a shorter period.',
} as const

/**
 * Returns the error for a file that a library cannot read; the cause itself if it has a message for users already, or
 * is a fault of the disk.
 */
export const damagedFile = (cause: unknown): unknown =>
  cause instanceof PartnerFileError || (cause instanceof Error && 'syscall' in cause)
    ? cause
    : new PartnerFileError(PARTNER_FILE_MESSAGES.damaged)
