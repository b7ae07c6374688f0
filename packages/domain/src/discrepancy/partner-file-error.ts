/** Error of a partner's file that can't be read; its message is a sentence for the user. */
export class PartnerFileError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PartnerFileError'
  }
}

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
