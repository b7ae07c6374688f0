import { findDirectory } from '@placard/domain/internal/files'
import { fileUploads } from '../../state/file-uploads.js'
import { shownUser } from '../../state/session-store.js'
import type { FileStore } from './file-store.js'
import { listParts } from './send-file.js'
import { addUpload } from './upload-jobs.js'
import { forgetUpload, readUploads, runningUploads, type StoredUpload } from './upload-records.js'

/** Returns the bytes that the service has of an upload; undefined if it has forgotten it. */
async function loadedBytes(store: FileStore, { record }: StoredUpload): Promise<number | undefined> {
  try {
    const parts = await listParts(store, record.key, record.uploadId)
    return parts.reduce((sum, { size }) => sum + size, 0)
  } catch (error) {
    return error instanceof Error && error.name === 'NoSuchUpload' ? undefined : 0
  }
}

/** Lists the uploads to a bucket that a reload has interrupted, so that the user can resume or cancel them. */
export async function restoreUploads(store: FileStore): Promise<void> {
  const userID = shownUser()?.id
  if (userID === undefined) return
  const [stored, running] = await Promise.all([readUploads(userID), runningUploads()])
  const { bucket, prefix } = store.access
  for (const one of stored) {
    const { record, handle } = one
    const isHere = record.bucket === bucket && record.prefix === prefix
    if (!isHere || running.has(record.id) || fileUploads().some(({ id }) => id === record.id)) continue
    const loaded = await loadedBytes(store, one)
    if (loaded === undefined) {
      await forgetUpload(record.id)
      continue
    }
    // A list that was restored twice at the same time has each upload once.
    if (fileUploads().some(({ id }) => id === record.id)) continue
    const { id, key, name, size, lastModified, replaces, startedAt, uploadId, partSize } = record
    addUpload(
      {
        ...{ id, key, name, size, lastModified, loaded, state: 'paused', needsFile: true },
        note: handle ? 'Interrupted. Resume to continue' : 'Interrupted. Select the same file again to continue',
      },
      {
        ...{ store, handle, replaces, startedAt, multipart: { uploadId, partSize }, losses: 0 },
        isChecked: true,
        isTaken: () => false,
        directory: findDirectory(key),
      },
    )
  }
}
