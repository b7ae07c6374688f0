/** Splits pasted text into URLs: one per line, or in adjacent spreadsheet cells. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(/[\r\n\t]|\s(?=https?:\/\/)/i)
    .map((address) => address.trim())
    .filter((address) => address !== '')
