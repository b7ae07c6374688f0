import {
  createPartnerReader,
  createPartnerTextReader,
  type PartnerCell,
  PartnerFileError,
  type PartnerReader,
  type PartnerReaderOptions,
  type PartnerReading,
} from '@placard/domain/discrepancy'
import { openPartnerFile } from './open-partner-file.js'
import { PARTNER_FILE_MESSAGES } from './partner-file-messages.js'
import { PARTNER_UPLOAD_LIMITS, type PartnerUploadLimits } from './partner-upload-limits.js'
import type { Archive } from './read-archive.js'
import { openWorkbook, type Workbook } from './read-workbook.js'

/** File on disk, and what is known about it. */
export interface PartnerFileRequest extends Pick<PartnerReaderOptions, 'choices' | 'today'> {
  path: string
  /** Name of the sheet with the report, needed with a chosen header line. @default the first one with a header */
  sheet?: string | undefined
  /** Limits that differ from those of uploads. */
  limits?: Partial<PartnerUploadLimits>
}

/** Content of a partner's file. */
export interface PartnerFileContent {
  reading: PartnerReading
  /** Name of the sheet that was read; null for text. */
  sheet: string | null
  /** Names of the workbook's sheets. */
  sheets: readonly string[]
}

type ReadingOptions = Pick<PartnerReaderOptions, 'choices' | 'today'>

/** Number of rows of other sheets that can state the range or zone. */
const STATEMENT_ROWS = 100

async function parseText(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadingOptions,
  { columns, cellCharacters, rows }: PartnerUploadLimits,
): Promise<PartnerReading> {
  const limits = { cellsPerRow: columns, cellLength: cellCharacters, rows }
  const reader = createPartnerTextReader({ ...options, limits })
  for await (const piece of bytes) reader.write(piece)
  return reader.finish()
}

/** Rows of the sheets before the one with the report, such as those of a front page. */
type Statements = (readonly PartnerCell[])[]

/** Reads a sheet; undefined if it has no text. Its first rows become statements for the next one. */
async function parseSheet(
  workbook: Workbook,
  sheet: number,
  { statements, ...options }: ReadingOptions & { statements: Statements },
): Promise<PartnerReading | undefined> {
  const reader: PartnerReader = createPartnerReader(options)
  for (const cells of statements) reader.addStatement(cells)
  const first: Statements = []
  let hasCells = false
  await workbook.readRows(sheet, (cells, row) => {
    hasCells ||= cells.some((cell) => typeof cell !== 'string' || cell.trim() !== '')
    if (first.length < STATEMENT_ROWS) first.push(cells)
    reader.addRow(cells, row)
  })
  statements.push(...first)
  return hasCells ? reader.finish() : undefined
}

/** Reads the first sheet with a header; without one, the first sheet that a user could choose a header from. */
async function parseWorkbook(
  parts: Archive,
  { sheet: chosen, limits, ...options }: ReadingOptions & { sheet: string | undefined; limits: PartnerUploadLimits },
): Promise<PartnerFileContent> {
  const workbook = await openWorkbook(parts, limits)
  const sheets = workbook.sheetNames
  if (chosen !== undefined && !sheets.includes(chosen)) throw new PartnerFileError(PARTNER_FILE_MESSAGES.unknownSheet)
  const statements: Statements = []
  let undecided: PartnerFileContent | undefined
  for (const [index, sheet] of sheets.entries()) {
    const isSkipped = chosen !== undefined && sheet !== chosen
    const reading = await parseSheet(workbook, index, { ...(isSkipped ? {} : options), statements })
    if (!reading || isSkipped) continue
    if (reading.headerLine !== null) return { reading, sheet, sheets }
    undecided ??= { reading, sheet, sheets }
    if (chosen !== undefined) break
  }
  if (!undecided) throw new PartnerFileError(PARTNER_FILE_MESSAGES.noSheet)
  return undecided
}

/** Reads a file of a partner: a text or workbook, also a packed one. Throws a `PartnerFileError` for any other. */
export async function parsePartnerFile({
  path,
  sheet,
  limits: changed,
  ...options
}: PartnerFileRequest): Promise<PartnerFileContent> {
  const limits = { ...PARTNER_UPLOAD_LIMITS, ...changed }
  const file = await openPartnerFile(path, limits)
  try {
    if (file.kind === 'workbook') return await parseWorkbook(file.parts, { ...options, sheet, limits })
    return { reading: await parseText(file.read(), options, limits), sheet: null, sheets: [] }
  } finally {
    file.close()
  }
}
