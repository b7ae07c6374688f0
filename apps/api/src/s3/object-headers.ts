import { create, parse } from 'content-disposition'
import { S3Error } from '../s3-error.js'
import type { ObjectHeaders } from '../store/schema.js'
import { CHECKSUM_PREFIX } from './read-body.js'
import { queryValue, type S3Request } from './s3-request.js'

/** Headers that are stored with an object and sent with it. */
const STORED = ['cache-control', 'content-disposition', 'content-language', 'expires']
const METADATA = 'x-amz-meta-'
/** Maximum size of the user metadata in bytes, as in Amazon S3. */
const MAX_METADATA_BYTES = 2048
const DEFAULT_TYPE = 'application/octet-stream'
const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(\s*;\s*[\w!#$&^.+-]+=("[^"\\\r\n]*"|[\w!#$&^.+-]+))*$/

/** Requests for properties that objects here do not have. */
const UNSUPPORTED = /^x-amz-(tagging|server-side-encryption.*|object-lock-.*|grant-.*|website-redirect-location)$/
const ALLOWED_VALUES: Record<string, string> = { 'x-amz-acl': 'private', 'x-amz-storage-class': 'STANDARD' }

/** Throws an `S3Error` for headers that ask for something that is not implemented, instead of ignoring them. */
export function requireSupportedHeaders({ headerNames, header }: S3Request): void {
  for (const name of headerNames) {
    const allowed = ALLOWED_VALUES[name]
    if (UNSUPPORTED.test(name) || (allowed !== undefined && header(name) !== allowed))
      throw new S3Error('NotImplemented', `The header ${name} is not implemented.`)
  }
}

/** Returns the content encoding of an object. aws-chunked belongs to the request only. */
const contentEncoding = (encoding: string) =>
  encoding
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'aws-chunked')
    .join(', ')

/** Returns a type that browsers read as it is: of a list, they would take another part than we do. */
const mediaType = (type: string) => (MEDIA_TYPE.test(type) ? type : DEFAULT_TYPE)

/** Reads the type and the headers to store with an object. Throws an `S3Error` for too much metadata. */
export function readObjectHeaders({ headerNames, header }: S3Request): {
  contentType: string
  headers: ObjectHeaders
} {
  const names = headerNames.filter((name) => STORED.includes(name) || name.startsWith(METADATA))
  const headers = Object.fromEntries(names.map((name) => [name, header(name) ?? '']))
  const metadata = Object.entries(headers).filter(([name]) => name.startsWith(METADATA))
  if (metadata.flat().join('').length - metadata.length * METADATA.length > MAX_METADATA_BYTES)
    throw new S3Error('InvalidRequest', 'The metadata is larger than 2 kB.')
  const encoding = contentEncoding(header('content-encoding') ?? '')
  return {
    contentType: mediaType(header('content-type') ?? DEFAULT_TYPE),
    headers: { ...headers, ...(encoding !== '' && { 'content-encoding': encoding }) },
  }
}

/** Query parameters of a presigned URL that replace headers of the response. */
const OVERRIDES: Record<string, string> = {
  'response-cache-control': 'cache-control',
  'response-content-disposition': 'content-disposition',
  'response-content-encoding': 'content-encoding',
  'response-content-language': 'content-language',
  'response-content-type': 'content-type',
  'response-expires': 'expires',
}

/** Types that browsers show without running anything in them. */
const INLINE = /^(image|video|audio|font)\/(?![\w.+-]*(svg|xml|html|script))|^text\/plain$/i

/** Returns the disposition of an object: saved and never opened if a browser could run it. */
function chooseDisposition(contentType: string, rawHeader: string | undefined): string | undefined {
  if (INLINE.test(contentType.split(';')[0]?.trim() ?? '')) return rawHeader
  try {
    return create(rawHeader === undefined ? undefined : parse(rawHeader).parameters.filename, { type: 'attachment' })
  } catch {
    return 'attachment'
  }
}

/** Returns the response headers of an object, with the overrides of the query. */
export function servedHeaders(
  request: Pick<S3Request, 'query' | 'header'>,
  { contentType, headers }: { contentType: string; headers: ObjectHeaders },
): Record<string, string> {
  const sendsChecksum =
    request.header('x-amz-checksum-mode')?.toUpperCase() === 'ENABLED' && request.header('range') === undefined
  const stored = Object.entries(headers).filter(([name]) => sendsChecksum || !name.startsWith(CHECKSUM_PREFIX))
  const served: Record<string, string> = {
    'cache-control': 'private, no-cache',
    ...Object.fromEntries(stored),
    'content-type': contentType,
  }
  for (const [parameter, name] of Object.entries(OVERRIDES)) {
    const value = queryValue(request, parameter)
    if (value !== undefined) served[name] = requireHeaderValue(value)
  }
  const { 'content-type': givenType = DEFAULT_TYPE, 'content-disposition': given, ...rest } = served
  const type = mediaType(givenType)
  const disposition = chooseDisposition(type, given)
  return { ...rest, 'content-type': type, ...(disposition !== undefined && { 'content-disposition': disposition }) }
}

function requireHeaderValue(value: string): string {
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
    throw new S3Error('InvalidArgument', 'A response header can contain characters of ISO 8859-1 only.')
  return value
}
