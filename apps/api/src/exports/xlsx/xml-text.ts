import { escapeXml, possibleXml } from '../../xml-characters.js'

/** A workbook reads `_x0041_` as "A"; a text that says so itself needs its underscore written that way. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g

/** The longest text of a cell, in UTF-16 units. */
export const MAX_CELL_LENGTH = 32_767

/** The beginning of a text, never half a character. */
export const clipped = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/\p{Surrogate}$/u, '')

/** The text that a workbook can hold: without what XML cannot, and no longer than a cell. */
export const fitText = (text: string): string => clipped(possibleXml(text, ''), MAX_CELL_LENGTH)

/** A text as it is written into a workbook's element or attribute. */
export const xmlText = (text: string): string =>
  escapeXml(fitText(text).replace(ESCAPE_LIKE, '_x005F_').replaceAll('\r', '_x000D_'))
