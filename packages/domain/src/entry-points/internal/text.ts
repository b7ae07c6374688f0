// Names of text that only Placard's packages and apps use. They may change in any release.
export { createId, createTemporaryId, isShareToken, isTemporaryId, MAX_ID_LENGTH } from '../../id/id.js'
export type { CsvCell } from '../../text/csv.js'
export { csvCells, csvLine, isFormulaLike, UTF8_MARK } from '../../text/csv.js'
export { uniqueFileNames } from '../../text/file-name.js'
export { createTextMatcher, foldText } from '../../text/fold-text.js'
export { repeatedTexts } from '../../text/repeated-texts.js'
