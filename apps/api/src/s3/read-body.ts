import { createHash, type Hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { S3Error } from '../s3-error.js'
import type { S3Session } from './authenticate-s3.js'
import { decodeAwsChunked } from './aws-chunked.js'
import type { S3Request } from './s3-request.js'

/** Header with the checksum of a body, and its value in Base64. */
export type BodyChecksum = [header: string, value: string]

/** Digests of a body that was read to its end. */
export interface BodyDigests {
  /** MD5 in hexadecimal digits. */
  md5: string
  /** Checksum that the client sent and that was verified; undefined if there was none. */
  checksum: BodyChecksum | undefined
}

/** Body that is verified while it is read. */
export interface ReadableBody {
  /** Throws an `S3Error` at its end if the body is not the announced one; it must not be used then. */
  bytes: AsyncIterable<Buffer>
  /** Returns the digests; called after `bytes` was read. */
  digests: () => BodyDigests
}

/** Calculates a checksum piece by piece; `end` returns it in Base64. */
interface Checksum {
  update: (piece: Buffer) => void
  end: () => string
}

function crc32Checksum(): Checksum {
  let value = 0
  return {
    update: (piece) => {
      value = crc32(piece, value)
    },
    end: () => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes.toString('base64')
    },
  }
}

function hashChecksum(algorithm: string): Checksum {
  const hash = createHash(algorithm)
  return { update: (piece) => void hash.update(piece), end: () => hash.digest('base64') }
}

/** Start of headers with checksums. */
export const CHECKSUM_PREFIX = 'x-amz-checksum-'
const CHECKSUMS: Record<string, () => Checksum> = {
  [`${CHECKSUM_PREFIX}crc32`]: crc32Checksum,
  [`${CHECKSUM_PREFIX}sha1`]: () => hashChecksum('sha1'),
  [`${CHECKSUM_PREFIX}sha256`]: () => hashChecksum('sha256'),
}
/** Headers about checksums that hold none. */
const ABOUT_CHECKSUMS = [`${CHECKSUM_PREFIX}algorithm`, `${CHECKSUM_PREFIX}mode`, `${CHECKSUM_PREFIX}type`]

const SIGNED_CHUNKS = ['STREAMING-AWS4-HMAC-SHA256-PAYLOAD', 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER']
const UNSIGNED_CHUNKS = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER'
const SHA256 = /^[0-9a-f]{64}$/

/** Returns the header with the body's checksum; it is sent before the body, or after it as a trailer. */
function checksumHeader({ headerNames, header }: S3Request): string | undefined {
  const trailers =
    header('x-amz-trailer')
      ?.split(',')
      .map((name) => name.trim().toLowerCase()) ?? []
  const found = [...headerNames, ...trailers].find(
    (name) => name.startsWith(CHECKSUM_PREFIX) && !ABOUT_CHECKSUMS.includes(name),
  )
  if (found !== undefined && !CHECKSUMS[found])
    throw new S3Error('NotImplemented', 'Checksums can be CRC32, SHA1 or SHA256.')
  return found
}

/** Returns the announced number of bytes. */
function announcedBytes({ header }: S3Request, isChunked: boolean): number {
  const text = header(isChunked ? 'x-amz-decoded-content-length' : 'content-length')
  if (text === undefined || !/^\d{1,15}$/.test(text)) throw new S3Error('MissingContentLength')
  return Number(text)
}

function contentMd5({ header }: S3Request): string | undefined {
  const text = header('content-md5')
  if (text === undefined) return undefined
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== 16) throw new S3Error('InvalidDigest')
  return bytes.toString('hex')
}

function hashOfPayload(payloadHash: string): Hash | undefined {
  if (SHA256.test(payloadHash)) return createHash('sha256')
  if (payloadHash === 'UNSIGNED-PAYLOAD' || payloadHash === UNSIGNED_CHUNKS || SIGNED_CHUNKS.includes(payloadHash))
    return undefined
  throw new S3Error('NotImplemented', 'This way of signing the body is not implemented.')
}

/**
 * Reads the body of an authenticated request: decodes aws-chunked, counts its bytes and compares everything that the
 * client said about it. Throws an `S3Error` at once if it is announced as larger than `maxBytes`.
 */
export function readBody(
  request: S3Request,
  { payloadHash, chunkSigner }: S3Session,
  source: AsyncIterable<Buffer>,
  maxBytes: number,
): ReadableBody {
  const isSigned = SIGNED_CHUNKS.includes(payloadHash)
  const isChunked = isSigned || payloadHash === UNSIGNED_CHUNKS
  const announced = announcedBytes(request, isChunked)
  if (announced > maxBytes) throw new S3Error('EntityTooLarge')
  const expectedMd5 = contentMd5(request)
  const header = checksumHeader(request)
  const checksum = header === undefined ? undefined : CHECKSUMS[header]?.()
  const sha256 = hashOfPayload(payloadHash)
  const md5 = createHash('md5')
  let digests: BodyDigests | undefined

  async function* verified(): AsyncGenerator<Buffer> {
    let trailers = new Map<string, string>()
    const decoded = isChunked
      ? decodeAwsChunked(source, isSigned ? chunkSigner() : undefined, (given) => {
          trailers = given
        })
      : source
    let bytes = 0
    for await (const piece of decoded) {
      bytes += piece.length
      if (bytes > announced) throw new S3Error('IncompleteBody')
      md5.update(piece)
      sha256?.update(piece)
      checksum?.update(piece)
      yield piece
    }
    if (bytes !== announced) throw new S3Error('IncompleteBody')
    if (sha256 && sha256.digest('hex') !== payloadHash) throw new S3Error('XAmzContentSHA256Mismatch')
    const md5Text = md5.digest('hex')
    if (expectedMd5 !== undefined && expectedMd5 !== md5Text) throw new S3Error('BadDigest')
    digests = { md5: md5Text, checksum: undefined }
    if (header === undefined || !checksum) return
    const value = checksum.end()
    if (value !== (request.header(header) ?? trailers.get(header))) throw new S3Error('BadDigest')
    digests.checksum = [header, value]
  }

  return {
    bytes: verified(),
    digests() {
      if (!digests) throw new Error('The body was not read to its end.')
      return digests
    },
  }
}

/** Calculates the digests of bytes of this server while they are read. */
export function digestBytes(source: AsyncIterable<Buffer>): ReadableBody {
  const md5 = createHash('md5')
  async function* digested(): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      md5.update(piece)
      yield piece
    }
  }
  return { bytes: digested(), digests: () => ({ md5: md5.digest('hex'), checksum: undefined }) }
}

/** Reads a body as text. Throws an `S3Error` if it is not the announced one. */
export async function readText(body: ReadableBody): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of body.bytes) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
