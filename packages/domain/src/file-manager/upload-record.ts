import * as z from 'zod'
import { DAY_MS } from '../durations/durations.js'
import { keySchema, normaliseKey } from './file-path.js'
import { MAX_OBJECT_BYTES, MIN_PART_BYTES } from './upload-parts.js'

/** Days after which an interrupted upload is forgotten. @experimental */
export const UPLOAD_RECORD_DAYS = 7

/**
 * Schema of a multipart upload as the browser stores it, so that it resumes after a reload. Contains no credentials.
 * @experimental
 */
export const uploadRecordSchema = z.object({
  id: z.string().min(1),
  userID: z.string().min(1),
  bucket: z.string().min(1),
  /** Start of all keys that the user may use. */
  prefix: z.string(),
  /** Key, relative to the prefix. */
  key: keySchema,
  uploadId: z.string().min(1),
  /** Size of the parts in bytes. */
  partSize: z.number().int().min(MIN_PART_BYTES),
  /** Name, size in bytes and time of the last change, in ms since 1970: what identifies the file. */
  name: z.string().min(1),
  size: z.number().int().positive(),
  lastModified: z.number(),
  /** True if the upload may replace an object. */
  replaces: z.boolean(),
  /** Time in ms since 1970. */
  startedAt: z.number(),
})
export type UploadRecord = z.infer<typeof uploadRecordSchema>

/** Returns true if an upload is too old to resume. @experimental */
export const isUploadOver = ({ startedAt }: Pick<UploadRecord, 'startedAt'>, now: number): boolean =>
  now - startedAt > UPLOAD_RECORD_DAYS * DAY_MS

/** Finds the interrupted upload of a file that was selected again. @experimental */
export const findInterruptedUpload = <Stored extends Pick<UploadRecord, 'name' | 'size' | 'lastModified'>>(
  records: readonly Stored[],
  file: Pick<UploadRecord, 'name' | 'size' | 'lastModified'>,
): Stored | undefined =>
  records.find(
    ({ name, size, lastModified }) => name === file.name && size === file.size && lastModified === file.lastModified,
  )

/** File with its path, as browsers and drop libraries report it. @experimental */
export interface FileWithPath {
  name: string
  /** Path below a folder that was picked, else ''. */
  webkitRelativePath?: string
  /** Path below a folder that was dropped, such as '/photos/a.jpg'. */
  path?: string | undefined
}

/**
 * Returns the path of a file below the folder that was picked or dropped, else its name. Browsers separate folders by
 * slashes on every system, so a backslash is part of a name; it becomes an underscore, as when browsers save a file.
 * @experimental
 */
export function pathOfFile({ name, webkitRelativePath, path }: FileWithPath): string {
  const createSafeKey = (text: string) => normaliseKey(text.replaceAll('\\', '_'))
  return createSafeKey(webkitRelativePath || path || name) || createSafeKey(name)
}

/** Explains why a file cannot be uploaded to a key; undefined if it can. @experimental */
export function uploadProblem(key: string, size: number): string | undefined {
  const named = keySchema.safeParse(key)
  if (!named.success) return named.error.issues[0]?.message
  return size > MAX_OBJECT_BYTES ? 'A file can have 5 TB at most' : undefined
}
