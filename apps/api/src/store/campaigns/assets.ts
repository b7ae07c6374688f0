import type { AdExit, Asset, AssetAnimation, BrokenReference } from '@placard/domain/creative'
import {
  ASSET_FORMATS,
  type AssetFormat,
  INCORRECT_UPLOAD_TARGET,
  type UploadFields,
} from '@placard/domain/internal/creative'
import { createId } from '@placard/domain/internal/text'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { Refusal } from '../../refusal.js'
import { asset, creative, storedFile } from '../schema.js'
import type { Db } from '../store.js'
import { type Viewer, visibleCreative } from '../visibility.js'
import { type Change, lockParentCampaign } from './creative-changes.js'
import { type AssetRow, createAsset } from './creatives.js'
import { requireRoom } from './quota.js'
import { fileFacts } from './served-creatives.js'

/** Uploaded file whose bytes are already in the file store. */
export interface StoredUpload {
  /** Key in the file store. */
  key: string
  name: string
  format: AssetFormat
  bytes: number
  width: number | null
  height: number | null
  /** In seconds. */
  duration: number | null
  /** Name of a video's codec. */
  codec?: string
  /** URLs with http:// that the files of an archive load. */
  insecureUrls?: string[]
  /** Exits of the ad in an archive. */
  exits?: AdExit[]
  /** References of an archive to files that it lacks. */
  brokenReferences?: BrokenReference[]
  /** Animation of an image or an archive. */
  animation?: AssetAnimation
}

/** Upload to a creative: its form fields, and the ids of existing assets to keep; undefined keeps all. */
export interface AssetUpload {
  fields: UploadFields
  keeps: string[] | undefined
}

/** Returns the error for a creative that does not exist or belongs to somebody else. */
export const incorrectTarget = (): Refusal => new Refusal('not-found', INCORRECT_UPLOAD_TARGET)

/** Throws a `Refusal` unless the viewer may see the creative. */
export async function requireUploadTarget(db: Db, viewer: Viewer, creativeID: string): Promise<void> {
  const [found] = await db.select({ id: creative.id }).from(creative).where(visibleCreative(viewer, creativeID))
  if (!found) throw incorrectTarget()
}

async function hold(tx: Db, creativeID: string, change: Change): Promise<void> {
  try {
    await lockParentCampaign(tx, creativeID, change)
  } catch (cause) {
    throw cause instanceof Refusal ? incorrectTarget() : cause
  }
}

/** Marks a creative as changed since it was published. Its version stays, because files have no conflicts. */
const touchCreative = (tx: Db, creativeID: string, { now }: Change) =>
  tx.update(creative).set({ updatedAt: now }).where(eq(creative.id, creativeID))

async function addFiles(tx: Db, files: StoredUpload[], { fields }: AssetUpload, userID: string, now: Date) {
  if (files.length === 0) return []
  await tx.insert(storedFile).values(
    files.map(({ key, format, bytes }) => ({
      key,
      contentType: ASSET_FORMATS[format].contentType,
      bytes,
      ownerID: userID,
      createdAt: now,
    })),
  )
  const rows = files.map(({ key, name, format, width, height, duration, codec, ...found }, index) => {
    const { type } = ASSET_FORMATS[format]
    const shows = type === 'image' || type === 'video'
    return {
      id: createId(),
      creativeID: fields.creativeID,
      fileKey: key,
      name,
      // The client's measurements only count where the file has none.
      width: width ?? (shows ? wholePixels(fields.width) : null),
      height: height ?? (shows ? wholePixels(fields.height) : null),
      duration: duration ?? (type === 'video' ? (fields.duration ?? null) : null),
      codec: codec ?? null,
      insecureUrls: found.insecureUrls ?? null,
      exits: found.exits ?? null,
      brokenReferences: found.brokenReferences ?? null,
      animation: found.animation ?? null,
      uploadType: type,
      // Distinct times, so that the files stay in the order in which they were sent.
      createdAt: new Date(now.getTime() + index),
    }
  })
  return tx.insert(asset).values(rows).returning()
}

const wholePixels = (side: number | undefined) => (side === undefined || side < 1 ? null : Math.round(side))

/** Adds stored files to a creative, and deletes the assets that the upload does not keep. */
export async function addAssets(
  tx: Db,
  upload: AssetUpload,
  files: StoredUpload[],
  { userID, ...change }: Change & { userID: string },
): Promise<{ data: Asset[]; deleted: Asset[] }> {
  const { creativeID } = upload.fields
  await hold(tx, creativeID, change)
  const bytes = files.reduce((total, file) => total + file.bytes, 0)
  if (bytes > 0) await requireRoom(tx, userID, bytes, change.quota)
  const gone =
    upload.keeps &&
    (await tx
      .delete(asset)
      .where(and(eq(asset.creativeID, creativeID), notInArray(asset.id, upload.keeps)))
      .returning())
  const before = await tx
    .select()
    .from(asset)
    .where(eq(asset.creativeID, creativeID))
    .orderBy(asset.createdAt, asset.id)
  const added = await addFiles(tx, files, upload, userID, change.now)
  if (added.length > 0 || (gone?.length ?? 0) > 0) await touchCreative(tx, creativeID, change)
  const rows = [...added, ...before, ...(gone ?? [])]
  const facts = await fileFacts(
    tx,
    rows.map(({ fileKey }) => fileKey),
  )
  const complete = (row: AssetRow) => createAsset(row, facts.get(row.fileKey)?.bytes, change.publicUrl)
  return {
    data: [...added.map((row) => ({ ...complete(row), new: true })), ...before.map(complete)],
    deleted: (gone ?? []).map(complete),
  }
}

/** Deletes an asset of a creative that the viewer may see. */
export async function deleteAsset(db: Db, target: { id: string; creativeID: string }, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    await hold(tx, target.creativeID, change)
    const gone = await tx
      .delete(asset)
      .where(and(eq(asset.id, target.id), eq(asset.creativeID, target.creativeID)))
      .returning({ id: asset.id })
    if (gone.length === 0) throw incorrectTarget()
    await touchCreative(tx, target.creativeID, change)
  })
}

/** Returns type and size of a stored file; undefined if there is none. */
export async function findStoredFile(db: Db, key: string): Promise<{ contentType: string; bytes: number } | undefined> {
  const [found] = await db
    .select({ contentType: storedFile.contentType, bytes: storedFile.bytes })
    .from(storedFile)
    .where(sql`${storedFile.key} = ${key}`)
  return found
}
