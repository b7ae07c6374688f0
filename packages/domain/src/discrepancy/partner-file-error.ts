/** Error of a partner's file that can't be read; its message is a sentence for the user. */
export class PartnerFileError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PartnerFileError'
  }
}

/** Messages for files of formats that hold no text, by the bytes that they begin with. */
export const PARTNER_FORMAT_MESSAGES = {
  oldExcel:
    'The file is in the old binary format of Excel, or has a password. Open it in Excel and save it as .xlsx or CSV without a password.',
  pdf: 'The file is a PDF. Download the report as CSV or Excel instead.',
} as const

const MAX_QUOTED = 40

/** Shortens a cell to one line of 40 characters, so that it can be quoted in a sentence. */
export function shortenCell(text: string): string {
  const line = text
    .slice(0, 4 * MAX_QUOTED)
    .split(/\s/)
    .filter(Boolean)
    .join(' ')
  return line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line
}

/** Reason of every decision that a user has made. */
export const CHOSEN = 'You chose this.'

/** Copies a text, because a part of a longer text keeps all of it in memory. */
export const copyText = (text: string): string => ` ${text}`.slice(1)
