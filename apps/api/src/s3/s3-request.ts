import type { IncomingMessage } from 'node:http'
import { isNormalKey, MAX_KEY_BYTES } from '@placard/domain/internal/files'
import { S3Error } from '../s3-error.js'

/** Path of the embedded S3 endpoint on this server. */
export const S3_PATH = '/s3'

/** Request to the endpoint, read from its raw form: what is signed must not be normalized before. */
export interface S3Request {
  method: string
  /** Path as sent, with percent-encoding. */
  path: string
  bucket: string
  /** Key of the object; '' for the bucket. */
  key: string
  /** Decoded query parameters in their order. */
  query: [name: string, value: string][]
  /** Values of a header, joined by commas; undefined if it is not there. */
  header: (name: string) => string | undefined
  /** Names of all headers in lower case. */
  headerNames: string[]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new S3Error('InvalidURI', 'The address is not encoded as UTF-8.')
  }
}

function parseQuery(text: string): S3Request['query'] {
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decode(name), decode(value.join('='))]
    })
}

/** Returns the headers as they were sent: `headers` drops repeated ones, and Fastify reads a replaced type. */
function readHeaders(rawHeaders: string[]): Map<string, string> {
  const headers = new Map<string, string>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? ''
    const value = rawHeaders[at + 1] ?? ''
    const former = headers.get(name)
    headers.set(name, former === undefined ? value : `${former},${value}`)
  }
  return headers
}

/** Reads a request. Throws an `S3Error` for an address that is not encoded as UTF-8. */
export function readS3Request({ method = '', url = '', rawHeaders }: IncomingMessage): S3Request {
  const headers = readHeaders(rawHeaders)
  const [path = '', ...query] = url.split('?')
  const below = `${path}/`.startsWith(`${S3_PATH}/`) ? path.slice(S3_PATH.length) : path
  const [bucket = '', ...key] = below.slice(1).split('/')
  return {
    method,
    path,
    bucket: decode(bucket),
    key: decode(key.join('/')),
    query: parseQuery(query.join('?')),
    header: (name) => headers.get(name),
    headerNames: [...headers.keys()],
  }
}

/** Returns the value of a query parameter; undefined if it is not there. */
export const queryValue = ({ query }: Pick<S3Request, 'query'>, name: string): string | undefined =>
  query.find(([each]) => each === name)?.[1]

/** Characters that XML cannot contain, so that lists could not name the key. */
const NOT_IN_XML = /[\uFFFE\uFFFF]/

/** Throws an `S3Error` unless a key is normalized: without `..`, empty segments and control characters. */
export function requireKey(key: string): void {
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw new S3Error('KeyTooLongError')
  if (key === '' || !isNormalKey(key) || NOT_IN_XML.test(key)) throw new S3Error('InvalidURI')
}
