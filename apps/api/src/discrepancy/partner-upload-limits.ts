import { MB } from './partner-file-messages.js'

/** Limits of a partner's file, so that no file takes more memory or time than a real report needs. */
export interface PartnerUploadLimits {
  /** Bytes after unpacking, of all parts that are read. */
  unpackedBytes: number
  /** Unpacked bytes to those of the file. */
  ratio: number
  /** Unpacked bytes from which the ratio is checked, because short texts can be almost empty. */
  ratioFromBytes: number
  /** Bytes of a workbook in an archive, which is unpacked into memory. */
  innerWorkbookBytes: number
  /** Files in an archive or parts of a workbook. */
  entries: number
  sheets: number
  rows: number
  columns: number
  cells: number
  /** Characters of all texts that the cells of a workbook share, which are read into memory. */
  sharedCharacters: number
  /** Characters of one cell. */
  cellCharacters: number
}

/** Limits for uploads. Sources: Excel has 1,048,576 rows per sheet and 32,767 characters per cell. */
export const PARTNER_UPLOAD_LIMITS: PartnerUploadLimits = {
  unpackedBytes: 500 * MB,
  ratio: 200,
  ratioFromBytes: MB,
  innerWorkbookBytes: 50 * MB,
  entries: 1000,
  sheets: 50,
  rows: 2_000_000,
  columns: 1000,
  cells: 50_000_000,
  sharedCharacters: 50_000_000,
  cellCharacters: 32_767,
}
