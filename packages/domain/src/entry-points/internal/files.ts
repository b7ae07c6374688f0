// Names of files that only Placard's packages and apps use. They may change in any release.
export { corsRule } from '../../file-manager/cors-rule.js'
export type { FileCredentials } from '../../file-manager/file-credentials.js'
export type { FileFailure } from '../../file-manager/file-failure.js'
export { fileFailure, isPassingFailure, retryPauseMs } from '../../file-manager/file-failure.js'
export { linkSeconds } from '../../file-manager/file-link.js'
export type { FileItem, FileList, ListedPage, StoredObject } from '../../file-manager/file-listing.js'
export {
  computeTotals,
  folderItem,
  itemIn,
  listFiles,
  withFiles,
  withoutFiles,
} from '../../file-manager/file-listing.js'
export {
  createBucketFields,
  FILE_DELIMITER,
  FILE_REGION_PRESETS,
  parseFileManagerSettings,
  settingsWith,
} from '../../file-manager/file-manager.js'
export {
  comparableKey,
  directoriesTo,
  directoryOfHash,
  hashOfDirectory,
  isNormalKey,
  joinKey,
  keySchema,
  MAX_KEY_BYTES,
  nameOfKey,
} from '../../file-manager/file-path.js'
export type { FileConflict, FileConflictChoice, FileTransfer } from '../../file-manager/file-transfer.js'
export {
  deletionBatches,
  findConflicts,
  findDirectory,
  freeKey,
  planRename,
  planTransfers,
  resolveConflicts,
  spellLikeExisting,
  transferProblem,
} from '../../file-manager/file-transfer.js'
export type { PartRange, UploadedPart } from '../../file-manager/upload-parts.js'
export { choosePartSize, MAX_COPY_BYTES, partRanges, sortParts } from '../../file-manager/upload-parts.js'
export type { UploadRecord } from '../../file-manager/upload-record.js'
export {
  findInterruptedUpload,
  isUploadOver,
  pathOfFile,
  uploadProblem,
  uploadRecordSchema,
} from '../../file-manager/upload-record.js'
