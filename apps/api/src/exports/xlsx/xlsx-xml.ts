import { escapeXml, replaceInvalidXml } from '../../xml-escape.js'

/** XML declaration at the start of every part. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Namespace of the elements of sheets, styles and pivots. */
export const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Base of the relationship types between parts. */
export const RELATION_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Base of the content types of parts. */
export const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.'

/** Text that a workbook would decode as an escape: it reads `_x0041_` as "A", so the underscore is escaped. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g

/** Maximum length of a cell's text, in UTF-16 units. */
export const MAX_CELL_LENGTH = 32_767

/** Truncates a text without splitting a surrogate pair. */
export const clipped = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/\p{Surrogate}$/u, '')

/** Removes characters that XML cannot contain and truncates a text to a cell's maximum length. */
export const truncateForCell = (text: string): string => clipped(replaceInvalidXml(text, ''), MAX_CELL_LENGTH)

/** Escapes a text for an element or attribute of a workbook. */
export const xmlText = (text: string): string =>
  escapeXml(truncateForCell(text).replace(ESCAPE_LIKE, '_x005F_').replaceAll('\r', '_x000D_'))
