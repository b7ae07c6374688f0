import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import { S3Error } from '../s3-error.js'

const METHODS = 'GET, HEAD, PUT, POST, DELETE'
/** Response headers that scripts of an allowed origin may read. */
const EXPOSED =
  'Accept-Ranges, Content-Disposition, Content-Encoding, Content-Length, Content-Range, ETag, Last-Modified, Retry-After, x-amz-checksum-crc32, x-amz-checksum-sha1, x-amz-checksum-sha256, x-amz-request-id'
/** Lifetime of a preflight response in the browser's cache, in seconds. */
const MAX_AGE_SECONDS = '600'
const HEADER_NAMES = /^[\w-]+(\s*,\s*[\w-]+)*$/

/** Returns the origins of pages that may use the endpoint. */
export const allowedOrigins = ({ publicUrl }: Pick<Config, 'publicUrl'>): string[] => [publicUrl]

/** Allows a page of an allowed origin to read the response. */
export function allowOrigin(config: Pick<Config, 'publicUrl'>, { headers }: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'Origin')
  const { origin } = headers
  if (origin === undefined || !allowedOrigins(config).includes(origin)) return
  reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED })
}

/** Responds to a preflight request. Throws an `S3Error` for another origin. */
export function respondToPreflight(
  config: Pick<Config, 'publicUrl'>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!allowedOrigins(config).includes(headers.origin ?? ''))
    throw new S3Error('AccessDenied', 'The origin is not allowed.')
  const requested = headers['access-control-request-headers'] ?? ''
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': METHODS,
      'access-control-max-age': MAX_AGE_SECONDS,
      ...(HEADER_NAMES.test(requested) && { 'access-control-allow-headers': requested }),
    })
    .send()
}
