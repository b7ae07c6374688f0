/** What an XML document can never hold, however it is written: most control characters, halves of characters. */
const UNFIT = /(?![\t\n\r\x7F-\x9F])\p{Control}|\p{Surrogate}|[\uFFFE\uFFFF]/gu
/** A workbook reads `_x0041_` as "A"; a text that says so itself needs its underscore written that way. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g
const MARKUP = /[&<>"\t\n]/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // As themselves they would become spaces within an attribute.
  '\t': '&#9;',
  '\n': '&#10;',
}

/** The longest text of a cell, in UTF-16 units. */
export const MAX_CELL_LENGTH = 32_767

/** The beginning of a text, never half a character. */
export const clipped = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/\p{Surrogate}$/u, '')

/** The text that a workbook can hold: without what XML cannot, and no longer than a cell. */
export const fitText = (text: string): string => clipped(text.replace(UNFIT, ''), MAX_CELL_LENGTH)

/** A text as it is written into a workbook's element or attribute. */
export const xmlText = (text: string): string =>
  fitText(text)
    .replace(ESCAPE_LIKE, '_x005F_')
    .replaceAll('\r', '_x000D_')
    .replace(MARKUP, (character) => ENTITIES[character] ?? '')
