/** Characters that XML cannot contain even when escaped: most control characters, lone surrogates. */
const IMPOSSIBLE = /(?![\t\n\r\x7F-\x9F])\p{Control}|\p{Surrogate}|[\uFFFE\uFFFF]/gu

/** Escape sequences of XML's special characters. Unescaped white space would become spaces in an attribute. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** Replaces every character that XML cannot contain. */
export const replaceInvalidXml = (text: string, otherwise: string): string => text.replace(IMPOSSIBLE, otherwise)

/** Escapes valid characters for an XML element or attribute. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"\t\n\r]/g, (character) => ESCAPES[character] ?? '')
