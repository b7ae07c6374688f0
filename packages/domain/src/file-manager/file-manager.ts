import * as z from 'zod'
import { directorySchema } from './file-path.js'
/** Separator of the folders of a key. @experimental */
export const FILE_DELIMITER = '/'

/** Region presets; any other can be typed. @experimental */
export const FILE_REGION_PRESETS = [
  { region: 'us-east-1', label: 'US East (N. Virginia)' },
  { region: 'ap-southeast-2', label: 'Asia Pacific (Sydney)' },
] as const

const MAX_REMEMBERED = 20

/** Name of a bucket, by the rules of S3. @experimental */
export const bucketSchema = z
  .string()
  .regex(/^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'A bucket has 3 to 63 small letters, digits, dots and hyphens')

/** Settings of the file manager. @experimental */
export const fileManagerSettingsSchema = z.object({
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'Fill in a region such as us-east-1'),
  /** Empty until a bucket is selected. */
  bucket: z.union([z.literal(''), bucketSchema]),
  /** Recently used buckets, the last one first. */
  rememberedBuckets: z.array(bucketSchema).max(MAX_REMEMBERED),
  delimiter: z.literal(FILE_DELIMITER),
  /** Cognito identity pool for credentials in the browser; null requests them from the API. */
  identityPoolID: z
    .string()
    .regex(/^[\w-]+:[0-9a-f-]+$/i, 'Fill in an identity pool such as us-east-1:1a2b…')
    .nullable(),
  currentDirectory: directorySchema,
})
export type FileManagerSettings = z.infer<typeof fileManagerSettingsSchema>

/** Default settings. @experimental */
export const DEFAULT_FILE_MANAGER_SETTINGS: Readonly<FileManagerSettings> = {
  region: FILE_REGION_PRESETS[0].region,
  bucket: '',
  rememberedBuckets: [],
  delimiter: FILE_DELIMITER,
  identityPoolID: null,
  currentDirectory: '',
}

/** Returns the settings after a bucket was opened: at its root, first in the recent buckets. @experimental */
export const openBucket = (settings: FileManagerSettings, bucket: string): FileManagerSettings => ({
  ...settings,
  bucket,
  currentDirectory: '',
  rememberedBuckets: [bucket, ...settings.rememberedBuckets.filter((name) => name !== bucket)].slice(0, MAX_REMEMBERED),
})

/** Parses stored settings; returns the defaults for damaged text and null. @experimental */
export function parseFileManagerSettings(stored: string | null): FileManagerSettings {
  try {
    return fileManagerSettingsSchema.parse(JSON.parse(stored ?? ''))
  } catch {
    return { ...DEFAULT_FILE_MANAGER_SETTINGS, rememberedBuckets: [] }
  }
}

const { region, identityPoolID } = fileManagerSettingsSchema.shape

/** Schema of the bucket form, which returns values for the settings. @experimental */
export const bucketFieldsSchema = z.object({
  region: z.string().trim().pipe(region),
  bucket: z.string().trim().pipe(bucketSchema),
  /** Empty requests credentials from the API. */
  identityPoolID: z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(identityPoolID),
})
export type BucketFields = z.input<typeof bucketFieldsSchema>
export type BucketChoice = z.output<typeof bucketFieldsSchema>

/** Initial form values. @experimental */
export const createBucketFields = (settings: FileManagerSettings): BucketFields => ({
  region: settings.region,
  bucket: settings.bucket,
  identityPoolID: settings.identityPoolID ?? '',
})

/** Settings after opening the selected bucket at its root, which is then remembered. @experimental */
export const settingsWith = (settings: FileManagerSettings, { bucket, ...place }: BucketChoice): FileManagerSettings =>
  openBucket({ ...settings, ...place }, bucket)

/** Removes a bucket from the recent ones. The open bucket stays open. @experimental */
export const forgetBucket = (settings: FileManagerSettings, bucket: string): FileManagerSettings => ({
  ...settings,
  rememberedBuckets: settings.rememberedBuckets.filter((name) => name !== bucket),
})
