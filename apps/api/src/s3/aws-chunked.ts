import { createHash } from 'node:crypto'
import { S3Error } from '../s3-error.js'
import type { ChunkSigner } from './sigv4.js'

/** Longest line between chunks in bytes: a chunk's size and signature, or a trailer. */
const MAX_LINE_BYTES = 4096
const MAX_TRAILERS = 10
const LINE_END = '\r\n'

const broken = () => new S3Error('IncompleteBody', 'The aws-chunked encoding of the body is malformed or cut off.')

/** Reads lines and bytes from a stream. */
class ByteReader {
  private readonly source: AsyncIterator<Buffer>
  private rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]()
  }

  /** Appends the next piece of the stream; returns false at its end. */
  private async fill(): Promise<boolean> {
    const { done, value } = await this.source.next()
    if (done) return false
    this.rest = this.rest.length === 0 ? value : Buffer.concat([this.rest, value])
    return true
  }

  /** Returns the next line without its end; undefined at the end of the stream. */
  async line(): Promise<string | undefined> {
    for (;;) {
      const end = this.rest.indexOf(LINE_END)
      if (end > MAX_LINE_BYTES || (end < 0 && this.rest.length > MAX_LINE_BYTES)) throw broken()
      if (end >= 0) {
        const line = this.rest.toString('latin1', 0, end)
        this.rest = this.rest.subarray(end + LINE_END.length)
        return line
      }
      if (await this.fill()) continue
      if (this.rest.length > 0) throw broken()
      return undefined
    }
  }

  /** Yields the next bytes. */
  async *bytes(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      if (this.rest.length === 0 && !(await this.fill())) throw broken()
      const piece = this.rest.subarray(0, left)
      this.rest = this.rest.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }
}

/** Reads `size;chunk-signature=…`. */
function readChunkHead(line: string | undefined): { bytes: number; signature: string | undefined } {
  const [, size, signature] = /^([0-9a-f]{1,12})(?:;chunk-signature=([0-9a-f]{64}))?$/i.exec(line ?? '') ?? []
  if (size === undefined) throw broken()
  return { bytes: Number.parseInt(size, 16), signature }
}

function requireSignature(given: string | undefined, expected: string): void {
  if (given !== expected) throw new S3Error('SignatureDoesNotMatch', 'The signature of a chunk does not match it.')
}

/** Reads `name:value` lines up to an empty line or the end, and checks their signature. */
async function readTrailers(reader: ByteReader, signer: ChunkSigner | undefined): Promise<Map<string, string>> {
  const trailers = new Map<string, string>()
  for (;;) {
    const line = (await reader.line())?.trim()
    if (line === undefined || line === '') break
    const at = line.indexOf(':')
    if (at < 1 || trailers.size >= MAX_TRAILERS) throw broken()
    trailers.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim())
  }
  if ((await reader.line()) !== undefined) throw broken()
  const signature = trailers.get('x-amz-trailer-signature')
  trailers.delete('x-amz-trailer-signature')
  const text = [...trailers].map(([name, value]) => `${name}:${value}\n`).join('')
  if (signer && text !== '') requireSignature(signature, signer.signTrailers(text))
  return trailers
}

/**
 * Decodes a body with the content encoding aws-chunked, whose chunks are signed if there is a `signer`. Calls
 * `receiveTrailers` at the end. Throws an `S3Error` for a malformed body or a wrong signature; what was yielded before
 * must not be used then.
 */
export async function* decodeAwsChunked(
  source: AsyncIterable<Buffer>,
  signer: ChunkSigner | undefined,
  receiveTrailers: (trailers: Map<string, string>) => void,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source)
  for (;;) {
    const { bytes, signature } = readChunkHead(await reader.line())
    const hash = createHash('sha256')
    for await (const piece of reader.bytes(bytes)) {
      if (signer) hash.update(piece)
      yield piece
    }
    if (signer) requireSignature(signature, signer.signChunk(hash.digest('hex')))
    if (bytes === 0) break
    if ((await reader.line()) !== '') throw broken()
  }
  receiveTrailers(await readTrailers(reader, signer))
}
