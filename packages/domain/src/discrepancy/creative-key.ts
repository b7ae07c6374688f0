import type { PartnerRow } from './partner-report.js'

/** Columns by which the rows of a partner's file belong to a creative. */
export type PartnerKey = Pick<PartnerRow, 'creative' | 'creativeID' | 'placement' | 'size'>

/** Returns the text by which the choice of a creative is stored: the same for all rows with the same columns. */
export const partnerKeyText = ({ creative, creativeID, placement, size }: PartnerKey): string =>
  JSON.stringify([creative, creativeID, placement, size])

/** Returns the different keys of a file's rows by their text, in the order of the file. */
export function listPartnerKeys(rows: Iterable<PartnerKey>): Map<string, PartnerKey> {
  const keys = new Map<string, PartnerKey>()
  for (const row of rows) {
    const text = partnerKeyText(row)
    if (keys.has(text)) continue
    const { creative, creativeID, placement, size } = row
    keys.set(text, { creative, creativeID, placement, size })
  }
  return keys
}

/** Returns true if a key says which creative it is, and not only its size. */
export const hasCreative = ({ creative, creativeID, placement }: PartnerKey): boolean =>
  creative !== '' || creativeID !== '' || placement !== ''
