import * as z from 'zod'
import { bucketSchema, type FileManagerSettings, fileManagerSettingsSchema, openBucket } from './file-manager.js'

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
