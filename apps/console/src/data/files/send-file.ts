import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  paginateListParts,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { choosePartSize, type PartRange, sortParts, type UploadedPart } from '@placard/domain/internal/files'
import pMap from 'p-map'
import { createObjectName, type FileStore } from './file-store.js'

/** Concurrent parts of one file. With two files at once, four of the six connections of a browser to one host. */
const PARTS_AT_ONCE = 2

/** Multipart upload that the service knows. */
export interface MultipartUpload {
  uploadId: string
  /** Size of the parts in bytes. */
  partSize: number
}

/** File to send, and what is told about it. */
export interface FileSending {
  store: FileStore
  /** Client of this upload. */
  client: S3Client
  key: string
  file: File
  /** True to replace an existing object; otherwise the service refuses it. */
  replaces: boolean
  signal: AbortSignal
  /** Called with the bytes that are sent. */
  onProgress: (loaded: number) => void
  /** Called once the service has begun a multipart upload, which can be resumed. */
  onMultipart: (upload: MultipartUpload) => void
}

const createCondition = ({ replaces }: Pick<FileSending, 'replaces'>) => (replaces ? {} : { IfNoneMatch: '*' })

/** Sends a file: small ones in one request, others in parts. Parts stay after an error, so that it can be resumed. */
export async function sendFile(sending: FileSending): Promise<void> {
  const { store, client, key, file, signal, onProgress, onMultipart } = sending
  signal.throwIfAborted()
  const controller = new AbortController()
  const partSize = choosePartSize(file.size)
  const upload = new Upload({
    client,
    params: {
      ...createObjectName(store, key),
      ...createCondition(sending),
      Body: file,
      ...(file.type !== '' && { ContentType: file.type }),
    },
    partSize,
    queueSize: PARTS_AT_ONCE,
    leavePartsOnError: true,
    abortController: controller,
  })
  let isTold = false
  upload.on('httpUploadProgress', ({ loaded = 0 }) => {
    if (upload.uploadId !== undefined && !isTold) {
      isTold = true
      onMultipart({ uploadId: upload.uploadId, partSize })
    }
    onProgress(loaded)
  })
  const abort = () => controller.abort()
  signal.addEventListener('abort', abort, { once: true })
  try {
    await upload.done()
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** Lists the parts of a multipart upload that the service has. Throws NoSuchUpload if it has forgotten it. */
export async function listParts(store: FileStore, key: string, uploadId: string): Promise<UploadedPart[]> {
  const parts: UploadedPart[] = []
  const pages = paginateListParts({ client: store.client }, { ...createObjectName(store, key), UploadId: uploadId })
  for await (const { Parts = [], IsTruncated = false } of pages) {
    for (const { PartNumber, Size, ETag } of Parts)
      if (PartNumber !== undefined && Size !== undefined && ETag !== undefined)
        parts.push({ number: PartNumber, size: Size, etag: ETag })
    // OpenStack Swift names a next part even on the last page, and the SDK would follow it forever.
    if (!IsTruncated) break
  }
  return parts
}

/** Sends the missing parts of a multipart upload and completes it. Throws NoSuchUpload if the service has forgotten it. */
export async function resumeFile(sending: FileSending, { uploadId, partSize }: MultipartUpload): Promise<void> {
  const { store, client, key, file, signal, onProgress } = sending
  const { present, missing } = sortParts(file.size, partSize, await listParts(store, key, uploadId))
  const place = { ...createObjectName(store, key), UploadId: uploadId }
  const sent = new Map<number, number>(present.map(({ number, size }) => [number, size]))
  const tell = () => onProgress([...sent.values()].reduce((sum, size) => sum + size, 0))
  const stop = onPartBytes(client, (number, loaded) => {
    sent.set(number, loaded)
    tell()
  })
  tell()
  const send = async ({ number, start, end }: PartRange): Promise<CompletedPart> => {
    const Body = file.slice(start, end)
    const { ETag } = await client.send(new UploadPartCommand({ ...place, PartNumber: number, Body }), {
      abortSignal: signal,
    })
    if (ETag === undefined) throw new Error('The bucket’s CORS configuration doesn’t expose the header ETag.')
    sent.set(number, end - start)
    tell()
    return { PartNumber: number, ETag }
  }
  try {
    const added = await pMap(missing, send, { concurrency: PARTS_AT_ONCE, signal })
    const all = [...present.map(({ number, etag }) => ({ PartNumber: number, ETag: etag })), ...added]
    const Parts = all.sort((one, other) => (one.PartNumber ?? 0) - (other.PartNumber ?? 0))
    await client.send(
      new CompleteMultipartUploadCommand({ ...place, ...createCondition(sending), MultipartUpload: { Parts } }),
      { abortSignal: signal },
    )
  } finally {
    stop()
  }
}

/** Calls back with the bytes of each part as they are sent, if the client reports them; returns a function that ends this. */
function onPartBytes(client: S3Client, callback: (number: number, loaded: number) => void): () => void {
  const handler = client.config.requestHandler
  if (!('on' in handler && 'off' in handler)) return () => undefined
  const emitter = handler as unknown as Record<'on' | 'off', (event: string, listener: unknown) => void>
  const listener = ({ loaded }: ProgressEvent, { query }: { query?: Record<string, unknown> }) => {
    const number = Number(query?.partNumber)
    if (number > 0) callback(number, loaded)
  }
  emitter.on('xhr.upload.progress', listener)
  return () => emitter.off('xhr.upload.progress', listener)
}

/** Discards the parts of a multipart upload that is not resumed. */
export async function abortMultipart(store: FileStore, key: string, uploadId: string): Promise<void> {
  await store.client.send(new AbortMultipartUploadCommand({ ...createObjectName(store, key), UploadId: uploadId }))
}
