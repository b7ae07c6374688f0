/** The addresses in a text as people paste them from a sheet or a mail: one a line, or in cells beside each other. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(/[\r\n\t]+|\s+(?=https?:\/\/)/i)
    .map((address) => address.trim())
    .filter((address) => address !== '')
