import { createId } from '@placard/domain/internal/text'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { S3Error } from '../../s3-error.js'
import { storedBytes } from '../campaigns/quota.js'
import { type ObjectHeaders, objectPart, storedFile, storedObject, user } from '../schema.js'
import { equalsAny } from '../sql.js'
import type { Db } from '../store.js'

/** File with a part of an object's bytes. */
export interface ObjectFile {
  /** Key in the file store. */
  fileKey: string
  bytes: number
}

/** Object of the embedded S3 endpoint. */
export type StoredObject = typeof storedObject.$inferSelect

/** Key of an object and the user it belongs to. */
export interface ObjectName {
  userID: string
  key: string
}

/** Content and metadata of an object to be stored. */
export interface ObjectContent {
  bytes: number
  /** ETag without quotes. */
  etag: string
  contentType: string
  headers: ObjectHeaders
  files: ObjectFile[]
  /** Multipart upload that created the object. */
  uploadID?: string
}

/** Conditions for storing an object. */
export interface ObjectChange extends ObjectName {
  now: Date
  /** Quota of the user, in bytes. */
  quota: number
  /** True to refuse replacing an object. @default false */
  unlessExists?: boolean
  /** ETag of the object that may be replaced; undefined allows any. */
  ifMatch?: string | undefined
}

const isNamed = ({ userID, key }: ObjectName) => and(eq(storedObject.userID, userID), eq(storedObject.key, key))

/** Returns an object; undefined if there is none. */
export async function findObject(db: Db, name: ObjectName): Promise<StoredObject | undefined> {
  const [found] = await db.select().from(storedObject).where(isNamed(name))
  return found
}

/** Returns an object with its files in their order; undefined if there is none. */
export async function findObjectWithFiles(
  db: Db,
  name: ObjectName,
): Promise<(StoredObject & { files: ObjectFile[] }) | undefined> {
  // One statement, because the object may be replaced between two.
  const files = sql<
    [string, number][] | null
  >`(select json_agg(json_build_array(${objectPart.fileKey}, ${objectPart.bytes}) order by ${objectPart.position}) from ${objectPart} where ${objectPart.objectID} = ${storedObject.id})`
  const [found] = await db.select({ object: storedObject, files }).from(storedObject).where(isNamed(name))
  if (!found) return undefined
  return { ...found.object, files: (found.files ?? []).map(([fileKey, bytes]) => ({ fileKey, bytes })) }
}

/**
 * Locks a user, so that their objects change one after the other: simultaneous changes could each see the remaining
 * quota, and replace the same object.
 */
export async function lockOwner(tx: Db, userID: string): Promise<void> {
  const found = await tx.select({ id: user.id }).from(user).where(eq(user.id, userID)).for('no key update')
  if (found.length === 0) throw new S3Error('AccessDenied')
}

/** Throws if a user exceeds the quota. Called after a change, which is then rolled back. */
export async function requireObjectQuota(tx: Db, userID: string, quota: number): Promise<void> {
  if ((await storedBytes(tx, userID)) > quota) throw new S3Error('QuotaExceeded')
}

/** Inserts the rows of received files; nobody owns them, because objects and parts count towards the quota. */
export const addObjectFiles = (tx: Db, files: ObjectFile[], now: Date) =>
  tx.insert(storedFile).values(
    files.map(({ fileKey, bytes }) => ({
      key: fileKey,
      contentType: 'application/octet-stream',
      bytes,
      ownerID: null,
      createdAt: now,
    })),
  )

async function requireConditions(tx: Db, change: ObjectChange): Promise<void> {
  const { unlessExists = false, ifMatch } = change
  if (!unlessExists && ifMatch === undefined) return
  const existing = await findObject(tx, change)
  if (unlessExists && existing) throw new S3Error('PreconditionFailed', 'An object with this key exists already.')
  if (ifMatch !== undefined && !existing) throw new S3Error('NoSuchKey')
  if (ifMatch !== undefined && existing?.etag !== ifMatch) throw new S3Error('PreconditionFailed')
}

async function deleteRows(tx: Db, { userID, keys }: { userID: string; keys: string[] }): Promise<string[]> {
  const isDeleted = and(eq(storedObject.userID, userID), equalsAny(storedObject.key, keys))
  const files = await tx
    .select({ fileKey: objectPart.fileKey })
    .from(objectPart)
    .where(inArray(objectPart.objectID, tx.select({ id: storedObject.id }).from(storedObject).where(isDeleted)))
  await tx.delete(storedObject).where(isDeleted)
  return files.map(({ fileKey }) => fileKey)
}

/**
 * Stores an object in the place of one with the same key, in the caller's transaction, after `lockOwner`. Returns the
 * keys of the replaced files. The rows of `files` exist already. Throws an `S3Error` for a condition that does not hold.
 */
export async function insertObject(
  tx: Db,
  change: Pick<ObjectChange, 'userID' | 'key' | 'now' | 'unlessExists' | 'ifMatch'>,
  { files, uploadID, ...content }: ObjectContent,
): Promise<string[]> {
  const { userID, key, now } = change
  await requireConditions(tx, { ...change, quota: 0 })
  const replaced = await deleteRows(tx, { userID, keys: [key] })
  const id = createId()
  await tx.insert(storedObject).values({ id, userID, key, ...content, uploadID: uploadID ?? null, modifiedAt: now })
  if (files.length > 0)
    await tx.execute(sql`insert into ${objectPart} (object_id, position, file_key, bytes)
      select ${id}, position, file_key, bytes
      from unnest(${sql.param(files.map(({ fileKey }) => fileKey))}::text[], ${sql.param(files.map(({ bytes }) => bytes))}::bigint[])
        with ordinality as file (file_key, bytes, position)`)
  return replaced
}

/** Deletes objects and returns the keys of their files, which other objects may share. */
export const deleteObjects = (db: Db, names: { userID: string; keys: string[] }): Promise<string[]> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, names.userID)
    return deleteRows(tx, names)
  })

/** Stores an object whose files were just received. Returns the keys of the replaced files. Throws an `S3Error`. */
export const putObject = (db: Db, change: ObjectChange, content: ObjectContent): Promise<string[]> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, change.userID)
    await addObjectFiles(tx, content.files, change.now)
    const replaced = await insertObject(tx, change, content)
    await requireObjectQuota(tx, change.userID, change.quota)
    return replaced
  })

/** Changes of a copy: its metadata, if it does not get that of the source, and conditions for the source. */
export interface ObjectCopy {
  metadata: Pick<ObjectContent, 'contentType' | 'headers'> | undefined
  /** Throws an `S3Error` if the source must not be copied. */
  check: (source: StoredObject) => void
}

/**
 * Copies an object without its bytes: the copy shares its files. Returns the copy's ETag and the keys of the replaced
 * files. Throws an `S3Error`.
 */
export const copyObject = (
  db: Db,
  source: ObjectName,
  change: ObjectChange,
  { metadata, check }: ObjectCopy,
): Promise<{ etag: string; replaced: string[] }> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, change.userID)
    // Locked, so that the source and its files are not deleted before they have another reference.
    await tx.select({ id: storedObject.id }).from(storedObject).where(isNamed(source)).for('key share')
    const found = await findObjectWithFiles(tx, source)
    if (!found) throw new S3Error('NoSuchKey')
    check(found)
    const { bytes, etag, files, contentType, headers } = found
    const replaced = await insertObject(tx, change, { bytes, etag, files, contentType, headers, ...metadata })
    await requireObjectQuota(tx, change.userID, change.quota)
    return { etag, replaced }
  })
