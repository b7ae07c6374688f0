import * as z from 'zod'
import { idSchema, MAX_ID_LENGTH } from '../id/id.js'
import { isStorable } from '../text/stored-text.js'
import { assetAnimationSchema } from './animation.js'
import { brokenReferenceSchema } from './broken-references.js'
import { adExitSchema } from './find-exits.js'

/** Type of an uploaded file. */
export const assetTypeSchema = z.enum(['image', 'video', 'font', 'archive'], 'There is no such kind of file')
export type AssetType = z.infer<typeof assetTypeSchema>

/** A file of a creative. `filename` is ours, `name` the uploader's; `new` is true until the creative is saved with it. */
export const assetSchema = z.object({
  id: idSchema,
  creativeID: idSchema,
  filename: z.string(),
  name: z.string(),
  path: z.string(),
  url: z.string(),
  new: z.boolean(),
  /** In px; null where a file has none. */
  width: z.number().int().min(1).nullable(),
  height: z.number().int().min(1).nullable(),
  /** In seconds; null where a file has none. */
  duration: z.number().min(0).nullable(),
  /** Name of a video's codec, such as 'H.264'; missing where it is unknown. */
  codec: z.string().max(40).optional(),
  /** URLs with http:// that the files of an archive load; missing where there are none, or where they are unknown. */
  insecureUrls: z.array(z.string()).optional(),
  /** Exits with a URL in the code of an archive; missing where there are none, or where they are unknown. */
  exits: z.array(adExitSchema).optional(),
  /** References to files that an archive lacks; missing where there are none, or where they are unknown. */
  brokenReferences: z.array(brokenReferenceSchema).optional(),
  /** Animation of an image or an archive; missing where there is none, or where it is unknown. */
  animation: assetAnimationSchema.optional(),
  /** Size of the file; missing where it is unknown, as in versions published before it was stored. */
  bytes: z.number().int().min(0).optional(),
  uploadType: assetTypeSchema,
})
export type Asset = z.infer<typeof assetSchema>

/** Message for an upload without campaign or creative. */
export const INCORRECT_UPLOAD_TARGET = 'Incorrect campaign or creative!'

/** Path prefix of the files of creatives, followed by a file's key. */
export const FILES_PREFIX = '/files/'

/** Largest file of a creative, in bytes. */
export const MAX_ASSET_BYTES = 50 * 1024 * 1024

/** Maximum number of files per upload. */
export const MAX_FILES_PER_UPLOAD = 20

const UNREADABLE_LIST = 'The list of assets could not be read.'
const UNREADABLE_NUMBER = 'Width, height and duration must be numbers.'
const optionalNumber = z.coerce
  .number(UNREADABLE_NUMBER)
  .min(0, UNREADABLE_NUMBER)
  .max(1_000_000, UNREADABLE_NUMBER)
  .optional()

/** Text fields of an upload besides files[]. `assets` is JSON: the ids of assets that stay with the creative. */
export const uploadFieldsSchema = z.object({
  type: assetTypeSchema.optional(),
  width: optionalNumber,
  height: optionalNumber,
  duration: optionalNumber,
  creativeID: z
    .string(INCORRECT_UPLOAD_TARGET)
    .min(1, INCORRECT_UPLOAD_TARGET)
    .max(MAX_ID_LENGTH, INCORRECT_UPLOAD_TARGET)
    .refine(isStorable, INCORRECT_UPLOAD_TARGET),
  assets: z
    .string(UNREADABLE_LIST)
    .max(20_000, UNREADABLE_LIST)
    .default('[]')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: UNREADABLE_LIST })
        return z.NEVER
      }
    })
    .pipe(
      z
        .array(
          z.union([idSchema, z.object({ id: idSchema }).transform(({ id }) => id)], UNREADABLE_LIST),
          UNREADABLE_LIST,
        )
        .max(500, UNREADABLE_LIST),
    ),
})
export type UploadFields = z.output<typeof uploadFieldsSchema>
