/** How every part of a workbook begins. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The elements of sheets, styles and pivots. */
export const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** What parts of a workbook are to each other. */
export const RELATION_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What kinds of content the parts have. */
export const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.'
