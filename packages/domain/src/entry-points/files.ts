// Entry point `@placard/domain/files`: the file manager: settings, listings, keys and failures.
export type { BucketChoice, BucketFields, FileManagerSettings } from '../file-manager/file-manager.js'
export {
  bucketFieldsSchema,
  DEFAULT_FILE_MANAGER_SETTINGS,
  fileManagerSettingsSchema,
  forgetBucket,
} from '../file-manager/file-manager.js'
