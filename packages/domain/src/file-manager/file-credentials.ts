import * as z from 'zod'

/** Temporary credentials for the user's folder in the file store. @experimental */
export const fileCredentialsSchema = z.object({
  region: z.string(),
  bucket: z.string(),
  /** URL of an S3-compatible service, possibly with a path; null for Amazon S3. */
  endpoint: z.url().nullable(),
  /** True if the bucket's name is part of the path instead of the host name. */
  forcePathStyle: z.boolean(),
  /** Start of all keys that the credentials give access to: '' or ending with '/'. */
  prefix: z.string().regex(/^(.*\/)?$/),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
  sessionToken: z.string(),
  expiration: z.iso.datetime(),
})
export type FileCredentials = z.infer<typeof fileCredentialsSchema>
