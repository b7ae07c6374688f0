import type { FastifyReply } from 'fastify'
import type { ByteRange } from '../files/file-store.js'
import { S3Error } from '../s3-error.js'
import {
  abortUpload,
  completeUpload,
  createUpload,
  listParts,
  listUploads,
  MAX_PARTS,
  putPart,
  requireUpload,
  type UploadName,
} from '../store/objects/multipart-uploads.js'
import { findObjectWithFiles, type ObjectFile } from '../store/objects/objects.js'
import { keyEncoder, listLimit, listPrefix, listText } from './bucket-operations.js'
import { readCopySource, requireCopyConditions } from './copy-source.js'
import { BUCKET } from './file-access.js'
import { readObjectHeaders } from './object-headers.js'
import { digestHeaders, readChange } from './object-operations.js'
import { type BodyDigests, digestBytes, readText } from './read-body.js'
import { openBytes } from './read-object.js'
import { withObjectFile, withReceivedFile } from './receive-object-file.js'
import { quoted, readObjectName, readVerifiedBody, removeFiles, type S3Call, sendXml, wholeNumber } from './s3-call.js'
import { field, group, MAX_DOCUMENT_BYTES, readNamedParts, rootElement } from './s3-documents.js'
import { queryValue } from './s3-request.js'

const readUpload = (call: S3Call): UploadName => ({
  ...readObjectName(call),
  uploadID: queryValue(call.request, 'uploadId') ?? '',
})

const nameFields = ({ request }: S3Call, uploadID: string) => [
  field('Bucket', BUCKET),
  field('Key', request.key),
  field('UploadId', uploadID),
]

/** Starts a multipart upload. */
export async function startUpload(call: S3Call): Promise<FastifyReply> {
  const { context, request, reply } = call
  const uploadID = await createUpload(context.db, readChange(call), readObjectHeaders(request))
  return sendXml(reply, rootElement('InitiateMultipartUploadResult', ...nameFields(call, uploadID)))
}

function partNumber({ request }: S3Call): number {
  const number = wholeNumber(queryValue(request, 'partNumber'), 0)
  if (number < 1 || number > MAX_PARTS)
    throw new S3Error('InvalidArgument', `A part number is a number from 1 to ${MAX_PARTS}.`)
  return number
}

async function storePart(call: S3Call, file: ObjectFile, { md5 }: BodyDigests): Promise<void> {
  const { now, config, db } = call.context
  const change = { now: now(), quota: config.uploadQuotaBytes }
  const replaced = await putPart(db, readUpload(call), { ...file, number: partNumber(call), etag: md5 }, change)
  if (replaced !== undefined) await removeFiles(call, [replaced])
}

/** Stores a part of a multipart upload. */
export async function uploadOnePart(call: S3Call): Promise<FastifyReply> {
  partNumber(call)
  // Before the bytes, so that they are not sent in vain.
  await requireUpload(call.context.db, readUpload(call))
  return withReceivedFile(call, async (file, digests) => {
    await storePart(call, file, digests)
    return call.reply.headers(digestHeaders(digests)).send()
  })
}

/** Returns the range of the source that becomes a part. Throws an `S3Error` if it is not inside the source. */
function copiedRange({ request }: S3Call, bytes: number): ByteRange {
  if (bytes === 0) throw new S3Error('InvalidRange')
  const text = request.header('x-amz-copy-source-range')
  if (text === undefined) return { first: 0, last: bytes - 1 }
  const [, first = '', last = ''] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(text) ?? []
  const range = { first: Number(first), last: Number(last) }
  if (first === '' || range.first > range.last || range.last >= bytes) throw new S3Error('InvalidRange')
  return range
}

/** Copies an object or a range of it into a part of a multipart upload. */
export async function copyPart(call: S3Call): Promise<FastifyReply> {
  const { context, reply } = call
  partNumber(call)
  const key = readCopySource(call)
  await requireUpload(context.db, readUpload(call))
  const source = await findObjectWithFiles(context.db, { ...readObjectName(call), key })
  if (!source) throw new S3Error('NoSuchKey')
  requireCopyConditions(call, source)
  const bytes = await openBytes(context.files, source.files, copiedRange(call, source.bytes))
  if (!bytes) throw new S3Error('OperationAborted')
  return withObjectFile(call, digestBytes(bytes), async (file, digests) => {
    await storePart(call, file, digests)
    const modifiedAt = field('LastModified', context.now().toISOString())
    return sendXml(reply, rootElement('CopyPartResult', field('ETag', quoted(digests.md5)), modifiedAt))
  })
}

/** Assembles the object of a multipart upload. */
export async function finishUpload(call: S3Call): Promise<FastifyReply> {
  const { context, request, reply } = call
  const parts = readNamedParts(await readText(readVerifiedBody(call, MAX_DOCUMENT_BYTES)))
  const { etag, unused } = await completeUpload(context.db, readUpload(call), parts, readChange(call))
  await removeFiles(call, unused)
  return sendXml(
    reply,
    rootElement(
      'CompleteMultipartUploadResult',
      field('Location', context.config.publicUrl + request.path),
      field('Bucket', BUCKET),
      field('Key', request.key),
      field('ETag', quoted(etag)),
    ),
  )
}

/** Deletes a multipart upload with its parts. */
export async function cancelUpload(call: S3Call): Promise<FastifyReply> {
  await removeFiles(call, await abortUpload(call.context.db, readUpload(call)))
  return call.reply.code(204).send()
}

/** Lists the parts of a multipart upload, so that a client can resume it. */
export async function listUploadedParts(call: S3Call): Promise<FastifyReply> {
  const { context, request, reply } = call
  const { id } = await requireUpload(context.db, readUpload(call))
  const limit = listLimit(request, 'max-parts')
  const after = wholeNumber(queryValue(request, 'part-number-marker'), 0)
  const found = await listParts(context.db, { uploadID: id, after, limit: limit + 1 })
  const parts = found.slice(0, limit)
  return sendXml(
    reply,
    rootElement(
      'ListPartsResult',
      ...nameFields(call, id),
      field('StorageClass', 'STANDARD'),
      field('PartNumberMarker', after),
      ...(found.length > limit ? [field('NextPartNumberMarker', parts.at(-1)?.number ?? after)] : []),
      field('MaxParts', limit),
      field('IsTruncated', found.length > limit),
      ...parts.map(({ number, createdAt, etag, bytes }) =>
        group(
          'Part',
          field('PartNumber', number),
          field('LastModified', createdAt.toISOString()),
          field('ETag', quoted(etag)),
          field('Size', bytes),
        ),
      ),
    ),
  )
}

/** Lists the multipart uploads below a prefix. */
export async function listRunningUploads(call: S3Call): Promise<FastifyReply> {
  const { context, request, session, reply } = call
  const prefix = listPrefix(call)
  const encode = keyEncoder(request)
  const limit = listLimit(request, 'max-uploads')
  const [key, uploadID] = [listText(request, 'key-marker'), listText(request, 'upload-id-marker')]
  const after = key === undefined || key === '' ? undefined : { key, uploadID: uploadID || undefined }
  const found = await listUploads(context.db, {
    userID: session.access.userID,
    prefix,
    after,
    limit: limit + 1,
  })
  const uploads = found.slice(0, limit)
  const last = found.length > limit ? uploads.at(-1) : undefined
  return sendXml(
    reply,
    rootElement(
      'ListMultipartUploadsResult',
      field('Bucket', BUCKET),
      field('Prefix', encode(prefix)),
      field('KeyMarker', encode(key ?? '')),
      field('UploadIdMarker', uploadID ?? ''),
      ...(last ? [field('NextKeyMarker', encode(last.key)), field('NextUploadIdMarker', last.id)] : []),
      field('MaxUploads', limit),
      field('IsTruncated', last !== undefined),
      ...uploads.map((upload) =>
        group(
          'Upload',
          field('Key', encode(upload.key)),
          field('UploadId', upload.id),
          field('StorageClass', 'STANDARD'),
          field('Initiated', upload.createdAt.toISOString()),
        ),
      ),
    ),
  )
}
