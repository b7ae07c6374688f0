import { escapeXml, replaceInvalidXml } from '../../xml-escape.js'

/** How every part of a workbook begins. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The elements of sheets, styles and pivots. */
export const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** What parts of a workbook are to each other. */
export const RELATION_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What kinds of content the parts have. */
export const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.'

/** A workbook reads `_x0041_` as "A"; a text that says so itself needs its underscore written that way. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g

/** The longest text of a cell, in UTF-16 units. */
export const MAX_CELL_LENGTH = 32_767

/** The beginning of a text, never half a character. */
export const clipped = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/\p{Surrogate}$/u, '')

/** The text that a workbook can hold: without what XML cannot, and no longer than a cell. */
export const truncateForCell = (text: string): string => clipped(replaceInvalidXml(text, ''), MAX_CELL_LENGTH)

/** A text as it is written into a workbook's element or attribute. */
export const xmlText = (text: string): string =>
  escapeXml(truncateForCell(text).replace(ESCAPE_LIKE, '_x005F_').replaceAll('\r', '_x000D_'))
