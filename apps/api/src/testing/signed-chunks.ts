import { createHash, createHmac } from 'node:crypto'
import type { FileCredentials } from '@placard/domain/internal/files'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Request to store an object with signed chunks. */
export interface ChunkedRequest {
  url: string
  headers: Record<string, string>
  body: Buffer
}

/**
 * Signs a request whose body is sent in signed chunks, as the AWS SDKs for Java and Go do and that for JavaScript does
 * not. Written from Amazon's description, independently of the server. `trailer` adds a signed CRC32 or another trailer.
 */
export function signChunkedPut(
  given: FileCredentials,
  { key, chunks, now, trailer }: { key: string; chunks: Buffer[]; now: Date; trailer?: [name: string, value: string] },
): ChunkedRequest {
  const { host, pathname } = new URL(given.endpoint ?? '')
  // Decoded and encoded again: the canonical form of a path, which `URL` would shorten.
  const path = `${pathname}/${given.bucket}/${key}`.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/')
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const scope = `${time.slice(0, 8)}/${given.region}/s3/aws4_request`
  const signingKey = scope.split('/').reduce<Buffer>(hmac, Buffer.from(`AWS4${given.secretAccessKey}`))
  const headers: Record<string, string> = {
    host,
    'content-encoding': 'aws-chunked',
    'x-amz-content-sha256': `STREAMING-AWS4-HMAC-SHA256-PAYLOAD${trailer ? '-TRAILER' : ''}`,
    'x-amz-date': time,
    'x-amz-decoded-content-length': String(Buffer.concat(chunks).length),
    'x-amz-security-token': given.sessionToken,
    ...(trailer && { 'x-amz-trailer': trailer[0] }),
  }
  const names = Object.keys(headers).toSorted()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const request = `PUT\n${path}\n\n${lines}\n${names.join(';')}\n${headers['x-amz-content-sha256']}`
  let signature = hmac(signingKey, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(request)}`).toString('hex')
  const credential = `Credential=${given.accessKeyId}/${scope}`
  headers.authorization = `AWS4-HMAC-SHA256 ${credential},SignedHeaders=${names.join(';')},Signature=${signature}`
  const sign = (kind: string, ...rest: string[]) => {
    signature = hmac(signingKey, [`AWS4-HMAC-SHA256-${kind}`, time, scope, signature, ...rest].join('\n')).toString(
      'hex',
    )
    return signature
  }
  const pieces = [...chunks, Buffer.alloc(0)].map((chunk) => {
    const head = `${chunk.length.toString(16)};chunk-signature=${sign('PAYLOAD', sha256(''), sha256(chunk))}\r\n`
    return Buffer.concat([Buffer.from(head), chunk, Buffer.from(chunk.length > 0 ? '\r\n' : '')])
  })
  if (trailer) {
    const line = trailer.join(':')
    pieces.push(Buffer.from(`${line}\r\nx-amz-trailer-signature:${sign('TRAILER', sha256(`${line}\n`))}\r\n`))
  }
  return {
    url: `http://${host}${pathname}/${given.bucket}/${key}`,
    headers,
    body: Buffer.concat([...pieces, Buffer.from('\r\n')]),
  }
}
