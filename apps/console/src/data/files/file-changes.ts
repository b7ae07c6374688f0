import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  HeadObjectCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import {
  choosePartSize,
  deletionBatches,
  type FileTransfer,
  MAX_COPY_BYTES,
  partRanges,
} from '@placard/domain/internal/files'
import pMap from 'p-map'
import { createObjectName, type FileStore } from './file-store.js'

/** Concurrent copies; more would exhaust the connections of a browser to one host. */
const COPIES_AT_ONCE = 4

/** Objects that are copied before their originals are removed, so that an interrupted move loses nothing. */
const MOVED_AT_ONCE = 100

const createSource = ({ access }: FileStore, key: string) =>
  [access.bucket, ...(access.prefix + key).split('/')].map(encodeURIComponent).join('/')

/** Copies an object inside of the bucket. */
async function copyObject(store: FileStore, { from, to, size }: FileTransfer, signal: AbortSignal): Promise<void> {
  if (size > MAX_COPY_BYTES) return copyInParts(store, { from, to, size }, signal)
  const command = new CopyObjectCommand({ ...createObjectName(store, to), CopySource: createSource(store, from) })
  await store.client.send(command, { abortSignal: signal })
}

/** Copies an object that is too large for one request. */
async function copyInParts(store: FileStore, { from, to, size }: FileTransfer, signal: AbortSignal): Promise<void> {
  const { client } = store
  const options = { abortSignal: signal }
  const place = createObjectName(store, to)
  const head = await client.send(new HeadObjectCommand(createObjectName(store, from)), options)
  const { ContentType, ContentDisposition, CacheControl, Metadata } = head
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...place, ContentType, ContentDisposition, CacheControl, Metadata }),
    options,
  )
  try {
    const Parts = await pMap(
      // Copies have no body, so that their parts can be as large as S3 allows.
      partRanges(size, Math.max(choosePartSize(size), MAX_COPY_BYTES / 10)),
      async ({ number, start, end }) => {
        const { CopyPartResult } = await client.send(
          new UploadPartCopyCommand({
            ...place,
            UploadId,
            PartNumber: number,
            CopySource: createSource(store, from),
            CopySourceRange: `bytes=${start}-${end - 1}`,
          }),
          options,
        )
        return { PartNumber: number, ETag: CopyPartResult?.ETag }
      },
      { concurrency: COPIES_AT_ONCE },
    )
    await client.send(new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts } }), options)
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => undefined)
    throw error
  }
}

/** Deletes objects; throws the first refusal after all others are deleted. */
export async function deleteObjects(
  store: FileStore,
  keys: readonly string[],
  { signal, onDone }: { signal?: AbortSignal; onDone?: (keys: readonly string[]) => void } = {},
): Promise<void> {
  let refusal: Error | undefined
  for (const batch of deletionBatches(keys)) {
    signal?.throwIfAborted()
    const Objects = batch.map((key) => ({ Key: createObjectName(store, key).Key }))
    const { Errors = [] } = await store.client.send(
      new DeleteObjectsCommand({ Bucket: store.access.bucket, Delete: { Objects, Quiet: true } }),
    )
    const refused = new Set(Errors.map(({ Key }) => Key))
    onDone?.(batch.filter((key) => !refused.has(store.access.prefix + key)))
    const [first] = Errors
    if (first) refusal ??= Object.assign(new Error(first.Message ?? ''), { name: first.Code ?? 'UnknownError' })
  }
  if (refusal) throw refusal
}

/** Options of copying or moving objects. */
interface TransferOptions {
  /** True to delete each original once it is copied. */
  isMove: boolean
  signal: AbortSignal
  /** Called with transfers that are complete. */
  onDone: (done: readonly FileTransfer[]) => void
}

/**
 * Copies or moves objects inside of the bucket. After an error or a cancel, complete transfers stay and all other
 * originals are where they were.
 */
export async function transferObjects(
  store: FileStore,
  transfers: readonly FileTransfer[],
  { isMove, signal, onDone }: TransferOptions,
): Promise<void> {
  for (let start = 0; start < transfers.length; start += MOVED_AT_ONCE) {
    const copied: FileTransfer[] = []
    let failure: { error: unknown } | undefined
    const copy = async (transfer: FileTransfer) => {
      if (failure || signal.aborted) return
      try {
        await copyObject(store, transfer, signal)
        copied.push(transfer)
      } catch (error) {
        failure ??= { error }
      }
    }
    await pMap(transfers.slice(start, start + MOVED_AT_ONCE), copy, { concurrency: COPIES_AT_ONCE })
    if (isMove) {
      const originals = copied.map(({ from }) => from)
      await deleteObjects(store, originals)
    }
    onDone(copied)
    if (failure) throw failure.error
    signal.throwIfAborted()
  }
}
