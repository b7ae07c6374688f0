import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { ByteRange, FileStore } from '../files/file-store.js'
import { requestedRange } from '../http/requested-range.js'
import { S3Error } from '../s3-error.js'
import { findObject, findObjectWithFiles, type ObjectFile, type StoredObject } from '../store/objects/objects.js'
import { servedHeaders } from './object-headers.js'
import { quoted, readObjectName, type S3Call, unquoted } from './s3-call.js'

interface Slice {
  fileKey: string
  /** Part of the file; undefined for all of it. */
  range: ByteRange | undefined
}

/** Returns the parts of files that make up a range of an object. */
function listSlices(files: ObjectFile[], { first, last }: ByteRange): Slice[] {
  const slices: Slice[] = []
  let start = 0
  for (const { fileKey, bytes } of files) {
    const range = { first: Math.max(first - start, 0), last: Math.min(last - start, bytes - 1) }
    const isWhole = range.first === 0 && range.last === bytes - 1
    if (range.first <= range.last) slices.push({ fileKey, range: isWhole ? undefined : range })
    start += bytes
  }
  return slices
}

/** Opens a range of an object's bytes; undefined if its first file is gone, because the object was just replaced. */
export async function openBytes(
  store: FileStore,
  files: ObjectFile[],
  range: ByteRange,
): Promise<AsyncIterable<Buffer> | undefined> {
  const [start, ...rest] = listSlices(files, range)
  const opened = start && (await store.open(start.fileKey, start.range))
  if (!opened) return undefined
  return (async function* readFiles(): AsyncGenerator<Buffer> {
    yield* opened
    for (const slice of rest) {
      const next = await store.open(slice.fileKey, slice.range)
      if (!next) throw new Error('The object was replaced or deleted while it was being read.')
      yield* next
    }
  })()
}

/** Returns the object of a call and its opened bytes, if there are any to send. Throws an `S3Error`. */
async function openObject(call: S3Call, range: (found: StoredObject) => ByteRange | undefined) {
  const { db, files } = call.context
  // Again if the object was replaced between reading its row and opening its file.
  for (let tries = 0; tries < 3; tries++) {
    const found = await findObjectWithFiles(db, readObjectName(call))
    if (!found) throw new S3Error('NoSuchKey')
    const byteRange = range(found)
    if (!byteRange) return { found, bytes: undefined }
    const bytes = await openBytes(files, found.files, byteRange)
    if (bytes) return { found, bytes }
  }
  throw new Error('A file of an object is missing.')
}

const namesEtag = (list: string, etag: string) =>
  list.split(',').some((each) => each.trim() === '*' || unquoted(each.trim().replace(/^W\//, '')) === etag)

/** Returns 304 if the client has the current version. Throws an `S3Error` if a precondition does not hold. */
function checkConditions({ request }: S3Call, { etag, modifiedAt }: StoredObject): 200 | 304 {
  const value = (name: string) => request.header(`if-${name}`)
  const [match, noneMatch] = [value('match'), value('none-match')]
  // Dates of HTTP have no milliseconds.
  const isModifiedAfter = (date: string) => modifiedAt.getTime() >= Date.parse(date) + 1000
  const [unmodifiedSince, modifiedSince] = [value('unmodified-since'), value('modified-since')]
  if (match !== undefined ? !namesEtag(match, etag) : unmodifiedSince !== undefined && isModifiedAfter(unmodifiedSince))
    throw new S3Error('PreconditionFailed')
  if (noneMatch !== undefined) return namesEtag(noneMatch, etag) ? 304 : 200
  return modifiedSince !== undefined && !isModifiedAfter(modifiedSince) ? 304 : 200
}

/** Returns the requested range; undefined for the whole object. Throws an `S3Error` if it is beyond the end. */
function readRange({ request, reply }: S3Call, { bytes, etag }: StoredObject): ByteRange | undefined {
  const headers = { range: request.header('range'), 'if-range': request.header('if-range') }
  const range = requestedRange(headers, bytes, quoted(etag))
  if (range !== 'outside') return range
  reply.header('content-range', `bytes */${bytes}`)
  throw new S3Error('InvalidRange')
}

function sendHeaders({ request, reply }: S3Call, found: StoredObject): void {
  reply.headers({
    ...servedHeaders(request, found),
    etag: quoted(found.etag),
    'last-modified': found.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
  })
}

function sendLength({ reply }: S3Call, { bytes }: StoredObject, range: ByteRange | undefined): void {
  reply.header('content-length', range ? range.last - range.first + 1 : bytes)
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`)
}

/** Sends the metadata of an object. */
export async function headObject(call: S3Call): Promise<FastifyReply> {
  const found = await findObject(call.context.db, readObjectName(call))
  if (!found) throw new S3Error('NoSuchKey')
  const status = checkConditions(call, found)
  const range = readRange(call, found)
  sendHeaders(call, found)
  if (status === 304) return call.reply.code(304).send()
  sendLength(call, found, range)
  return call.reply.send()
}

/** Sends an object or a range of it. */
export async function getObject(call: S3Call): Promise<FastifyReply> {
  const { found, bytes } = await openObject(call, (object) => {
    if (checkConditions(call, object) === 304) return undefined
    const range = readRange(call, object)
    return object.bytes === 0 ? undefined : (range ?? { first: 0, last: object.bytes - 1 })
  })
  const status = checkConditions(call, found)
  sendHeaders(call, found)
  if (status === 304) return call.reply.code(304).send()
  sendLength(call, found, readRange(call, found))
  return call.reply.send(bytes && Readable.from(bytes, { objectMode: false }))
}
