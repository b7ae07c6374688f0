import {
  checkDiscrepancy,
  type DiscrepancyCheck,
  type DiscrepancyOptions,
  PartnerFileError,
} from '@placard/domain/discrepancy'
import { type PartnerFileContent, type PartnerFileRequest, parsePartnerFile } from './parse-partner-file.js'

/** Result of reading a file, which is copied from the process: a `PartnerFileError` would lose its class. */
export type ParsedPartnerFile = { content: PartnerFileContent; refused?: never } | { refused: string; content?: never }

/** Reads a file of a partner in a process of `createPartnerFileReader`. */
export default async function parse(request: PartnerFileRequest): Promise<ParsedPartnerFile> {
  try {
    return { content: await parsePartnerFile(request) }
  } catch (cause) {
    if (cause instanceof PartnerFileError) return { refused: cause.message }
    throw cause
  }
}

/** Compares a file with our counts in the same process: up to a million sums take seconds. */
export const compare = (options: DiscrepancyOptions): DiscrepancyCheck => checkDiscrepancy(options)
