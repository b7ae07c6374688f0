import * as z from 'zod'
import { directorySchema } from './file-path.js'
/** What parts the folders of a key. */
export const FILE_DELIMITER = '/'

/** The regions to choose from at once; any other can be typed. */
export const FILE_REGION_PRESETS = [
  { region: 'us-east-1', label: 'US East (N. Virginia)' },
  { region: 'ap-southeast-2', label: 'Asia Pacific (Sydney)' },
] as const

const MAX_REMEMBERED = 20

/** The name of a bucket, by the rules of the store. */
export const bucketSchema = z
  .string()
  .regex(/^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'A bucket has 3 to 63 small letters, digits, dots and hyphens')

/** What the file manager works with. */
export const fileManagerSettingsSchema = z.object({
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'Fill in a region such as us-east-1'),
  /** Empty until one is chosen. */
  bucket: z.union([z.literal(''), bucketSchema]),
  /** The buckets that were used, the last one first. */
  rememberedBuckets: z.array(bucketSchema).max(MAX_REMEMBERED),
  delimiter: z.literal(FILE_DELIMITER),
  /** Where the browser gets its credentials; null asks our own server. */
  identityPoolID: z
    .string()
    .regex(/^[\w-]+:[0-9a-f-]+$/i, 'Fill in an identity pool such as us-east-1:1a2b…')
    .nullable(),
  currentDirectory: directorySchema,
})
export type FileManagerSettings = z.infer<typeof fileManagerSettingsSchema>

/** What holds before anything was chosen. */
export const DEFAULT_FILE_MANAGER_SETTINGS: Readonly<FileManagerSettings> = {
  region: FILE_REGION_PRESETS[0].region,
  bucket: '',
  rememberedBuckets: [],
  delimiter: FILE_DELIMITER,
  identityPoolID: null,
  currentDirectory: '',
}

/** The settings after a bucket was opened: at its root, the bucket remembered first and once. */
export const openBucket = (settings: FileManagerSettings, bucket: string): FileManagerSettings => ({
  ...settings,
  bucket,
  currentDirectory: '',
  rememberedBuckets: [bucket, ...settings.rememberedBuckets.filter((name) => name !== bucket)].slice(0, MAX_REMEMBERED),
})

/** Settings from stored text; the defaults, without a word, for damage or nothing at all. */
export function parseFileManagerSettings(stored: string | null): FileManagerSettings {
  try {
    return fileManagerSettingsSchema.parse(JSON.parse(stored ?? ''))
  } catch {
    return { ...DEFAULT_FILE_MANAGER_SETTINGS, rememberedBuckets: [] }
  }
}

const { region, identityPoolID } = fileManagerSettingsSchema.shape

/** The fields in which a person says where the files are. What comes out is what the settings take. */
export const bucketFieldsSchema = z.object({
  region: z.string().trim().pipe(region),
  bucket: z.string().trim().pipe(bucketSchema),
  /** Empty asks our own server for credentials. */
  identityPoolID: z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(identityPoolID),
})
export type BucketFields = z.input<typeof bucketFieldsSchema>
export type BucketChoice = z.output<typeof bucketFieldsSchema>

/** What the fields begin with. */
export const bucketFieldsOf = (settings: FileManagerSettings): BucketFields => ({
  region: settings.region,
  bucket: settings.bucket,
  identityPoolID: settings.identityPoolID ?? '',
})

/** The settings once the chosen bucket is opened: at its root, and remembered. */
export const settingsWith = (settings: FileManagerSettings, { bucket, ...place }: BucketChoice): FileManagerSettings =>
  openBucket({ ...settings, ...place }, bucket)

/** The settings without one of the buckets that were used. The one that is open stays open. */
export const forgetBucket = (settings: FileManagerSettings, bucket: string): FileManagerSettings => ({
  ...settings,
  rememberedBuckets: settings.rememberedBuckets.filter((name) => name !== bucket),
})
