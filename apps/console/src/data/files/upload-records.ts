import { isUploadOver, type UploadRecord, uploadRecordSchema } from '@placard/domain/internal/files'
import { createStore, del, set, values } from 'idb-keyval'
import * as z from 'zod'

/** Handle of a dropped or picked file, with which some browsers read it again after a reload. */
export interface FileHandle {
  getFile: () => Promise<File>
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>
}

/** Interrupted upload and, if the browser has one, the handle of its file. */
export interface StoredUpload {
  record: UploadRecord
  handle?: FileHandle | undefined
}

const storedSchema = z.object({ record: uploadRecordSchema, handle: z.custom<FileHandle>().optional() })

/** Opened when it is first used, because private windows of some browsers have no database. */
let opened: ReturnType<typeof createStore> | undefined
const database = () => (opened ??= createStore('placard-uploads', 'uploads'))

/** Stores an upload for the time after a reload. Without a database, it does not survive one. */
export async function storeUpload({ record, handle }: StoredUpload): Promise<void> {
  try {
    await set(record.id, { record, ...(handle && { handle }) }, database())
  } catch {
    // The upload itself goes on.
  }
}

/** Removes a stored upload. */
export async function forgetUpload(id: string): Promise<void> {
  try {
    await del(id, database())
  } catch {
    // There is nothing stored then.
  }
}

/** Reads the stored uploads of a user, the oldest first; removes damaged and old ones. */
export async function readUploads(userID: string, now = Date.now()): Promise<StoredUpload[]> {
  try {
    const found = await values<unknown>(database())
    const stored = found.flatMap((one) => storedSchema.safeParse(one).data ?? [])
    const over = stored.filter(({ record }) => isUploadOver(record, now))
    await Promise.all(over.map(({ record }) => forgetUpload(record.id)))
    return stored
      .filter((one) => one.record.userID === userID && !over.includes(one))
      .sort((one, other) => one.record.startedAt - other.record.startedAt)
  } catch {
    return []
  }
}

const createLockName = (id: string) => `placard-upload-${id}`

/** Runs an upload with a lock, so that other tabs don't take it for an interrupted one. */
export const withUploadLock = <Result>(id: string, work: () => Promise<Result>): Promise<Result> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(createLockName(id), work) : work()

/** Returns the ids of uploads that run in any tab. */
export async function runningUploads(): Promise<ReadonlySet<string>> {
  if (typeof navigator === 'undefined' || !navigator.locks) return new Set()
  const { held = [] } = await navigator.locks.query()
  const prefix = createLockName('')
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}
