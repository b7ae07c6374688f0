import { createHash } from 'node:crypto'
import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { S3Error } from '../../s3-error.js'
import { randomSecret } from '../../secrets.js'
import { multipartUpload, storedObject, uploadPart } from '../schema.js'
import type { Db } from '../store.js'
import {
  addObjectFiles,
  insertObject,
  lockOwner,
  type ObjectChange,
  type ObjectContent,
  type ObjectFile,
  type ObjectName,
  requireObjectQuota,
} from './objects.js'

/** Minimum size in bytes of a part that is not the last one, as in Amazon S3. */
export const MIN_PART_BYTES = 5 * 2 ** 20
/** Maximum number of parts of an upload, as in Amazon S3. */
export const MAX_PARTS = 10_000
/** Age in ms at which an upload without a new part is removed. */
const ABANDONED_MS = 7 * 24 * 3_600_000

/** Multipart upload of a user. */
export interface UploadName extends ObjectName {
  uploadID: string
}

/** Part of a multipart upload. */
export type UploadPart = typeof uploadPart.$inferSelect

/** Part as the client names it when it completes the upload. */
export interface NamedPart {
  number: number
  /** ETag without quotes. */
  etag: string
}

const isNamed = ({ userID, key, uploadID }: UploadName) =>
  and(eq(multipartUpload.id, uploadID), eq(multipartUpload.userID, userID), eq(multipartUpload.key, key))

/** Returns a multipart upload. Throws an `S3Error` if it does not exist or belongs to another key. */
export async function requireUpload(db: Db, name: UploadName): Promise<typeof multipartUpload.$inferSelect> {
  const [found] = await db.select().from(multipartUpload).where(isNamed(name))
  if (!found) throw new S3Error('NoSuchUpload')
  return found
}

/** Starts a multipart upload and returns its id. Throws an `S3Error` if the user's quota is exceeded. */
export async function createUpload(
  db: Db,
  { userID, key, now, quota }: ObjectChange,
  { contentType, headers }: Pick<ObjectContent, 'contentType' | 'headers'>,
): Promise<string> {
  const id = randomSecret()
  await db.transaction(async (tx) => {
    await lockOwner(tx, userID)
    await tx.insert(multipartUpload).values({ id, userID, key, contentType, headers, createdAt: now, touchedAt: now })
    await requireObjectQuota(tx, userID, quota)
  })
  return id
}

/** Stores a received part, in the place of one with the same number. Returns the replaced file. Throws an `S3Error`. */
export const putPart = (
  db: Db,
  name: UploadName,
  part: ObjectFile & NamedPart,
  { now, quota }: { now: Date; quota: number },
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, name.userID)
    await requireUpload(tx, name)
    const { uploadID } = name
    const { fileKey, bytes, number, etag } = part
    await addObjectFiles(tx, [part], now)
    const [replaced] = await tx
      .delete(uploadPart)
      .where(and(eq(uploadPart.uploadID, uploadID), eq(uploadPart.number, number)))
      .returning({ fileKey: uploadPart.fileKey })
    await tx.insert(uploadPart).values({ uploadID, number, fileKey, bytes, etag, createdAt: now })
    await tx.update(multipartUpload).set({ touchedAt: now }).where(eq(multipartUpload.id, uploadID))
    await requireObjectQuota(tx, name.userID, quota)
    return replaced?.fileKey
  })

/** Returns the parts of an upload with higher numbers than `after`, in ascending order. */
export const listParts = (
  db: Db,
  { uploadID, after, limit }: { uploadID: string; after: number; limit: number },
): Promise<UploadPart[]> =>
  db
    .select()
    .from(uploadPart)
    .where(and(eq(uploadPart.uploadID, uploadID), gt(uploadPart.number, after)))
    .orderBy(asc(uploadPart.number))
    .limit(limit)

/** Returns a user's uploads in the order of key and id. */
export const listUploads = (
  db: Db,
  {
    userID,
    prefix,
    after,
    limit,
  }: {
    userID: string
    /** Start of all keys. */
    prefix: string
    /** Key and id of the last upload of the previous page; without an id, all uploads of the key count as listed. */
    after: { key: string; uploadID?: string | undefined } | undefined
    limit: number
  },
): Promise<{ id: string; key: string; createdAt: Date }[]> => {
  const { id, key, createdAt } = multipartUpload
  const isLater =
    after &&
    or(gt(key, after.key), after.uploadID === undefined ? undefined : and(eq(key, after.key), gt(id, after.uploadID)))
  return db
    .select({ id, key, createdAt })
    .from(multipartUpload)
    .where(and(eq(multipartUpload.userID, userID), sql`starts_with(${key}, ${prefix})`, isLater))
    .orderBy(asc(key), asc(id))
    .limit(limit)
}

/** Returns the parts to assemble. Throws an `S3Error` for a part that is missing, has another ETag or is too small. */
function chooseParts(stored: UploadPart[], named: NamedPart[]): UploadPart[] {
  if (named.some(({ number }, index) => number <= (named[index - 1]?.number ?? 0)))
    throw new S3Error('InvalidPartOrder')
  const byNumber = new Map(stored.map((part) => [part.number, part]))
  const parts = named.map(({ number, etag }) => {
    const part = byNumber.get(number)
    if (part?.etag !== etag) throw new S3Error('InvalidPart')
    return part
  })
  if (parts.slice(0, -1).some(({ bytes }) => bytes < MIN_PART_BYTES)) throw new S3Error('EntityTooSmall')
  return parts
}

/** Returns the ETag of an assembled object: the MD5 of its parts' MD5 and their number, as in Amazon S3. */
function etagOfParts(parts: UploadPart[]): string {
  const hash = createHash('md5')
  for (const { etag } of parts) hash.update(etag, 'hex')
  return `${hash.digest('hex')}-${parts.length}`
}

/**
 * Assembles an object from the files of its parts, without copying bytes. Returns its ETag and the keys of files that
 * may be unused now. A repeated completion returns the same ETag, because the response may have been lost. Throws an
 * `S3Error`.
 */
export const completeUpload = (
  db: Db,
  name: UploadName,
  named: NamedPart[],
  change: Pick<ObjectChange, 'now' | 'unlessExists' | 'ifMatch'>,
): Promise<{ etag: string; unused: string[] }> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, name.userID)
    const [upload] = await tx.select().from(multipartUpload).where(isNamed(name))
    if (!upload) {
      const [done] = await tx
        .select({ etag: storedObject.etag })
        .from(storedObject)
        .where(
          and(
            eq(storedObject.userID, name.userID),
            eq(storedObject.key, name.key),
            eq(storedObject.uploadID, name.uploadID),
          ),
        )
      if (!done) throw new S3Error('NoSuchUpload')
      return { etag: done.etag, unused: [] }
    }
    const { uploadID } = name
    const stored = await tx.select().from(uploadPart).where(eq(uploadPart.uploadID, uploadID))
    const parts = chooseParts(stored, named)
    const { contentType, headers } = upload
    const content = { bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0), etag: etagOfParts(parts), files: parts }
    const replaced = await insertObject(tx, { ...name, ...change }, { ...content, contentType, headers, uploadID })
    await tx.delete(multipartUpload).where(eq(multipartUpload.id, uploadID))
    return { etag: content.etag, unused: [...replaced, ...stored.map(({ fileKey }) => fileKey)] }
  })

/** Deletes an upload and returns the keys of its files. Throws an `S3Error` if it does not exist. */
export const abortUpload = (db: Db, name: UploadName): Promise<string[]> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, name.userID)
    await requireUpload(tx, name)
    const files = await tx
      .select({ fileKey: uploadPart.fileKey })
      .from(uploadPart)
      .where(eq(uploadPart.uploadID, name.uploadID))
    await tx.delete(multipartUpload).where(eq(multipartUpload.id, name.uploadID))
    return files.map(({ fileKey }) => fileKey)
  })

/** Deletes uploads that got no part for a week. Their files are unused then. */
export async function removeAbandonedUploads(db: Db, now: Date): Promise<void> {
  await db.delete(multipartUpload).where(lt(multipartUpload.touchedAt, new Date(now.getTime() - ABANDONED_MS)))
}
