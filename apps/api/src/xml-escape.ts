/** What an XML document can never hold, however it is written: most control characters, halves of characters. */
const IMPOSSIBLE = /(?![\t\n\r\x7F-\x9F])\p{Control}|\p{Surrogate}|[\uFFFE\uFFFF]/gu

/** How characters are written that mean something in XML; white space as itself would become spaces in an attribute. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** A text with something else for every character that XML cannot hold. */
export const replaceInvalidXml = (text: string, otherwise: string): string => text.replace(IMPOSSIBLE, otherwise)

/** A text of possible characters as an element or attribute holds it. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"\t\n\r]/g, (character) => ESCAPES[character] ?? '')
