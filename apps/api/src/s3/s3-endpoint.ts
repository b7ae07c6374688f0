import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import type { createUploadQuota } from '../files/upload-quota.js'
import { findRefusal, logError } from '../http/error-responses.js'
import { SERVE_OPTIONS } from '../http/security-headers.js'
import { S3Error, type S3ErrorCode } from '../s3-error.js'
import { xmlDocument } from '../serving/xml-document.js'
import { createAuthentication } from './authenticate-s3.js'
import { BUCKET } from './file-access.js'
import { allowOrigin, respondToPreflight } from './s3-cors.js'
import { errorDocument } from './s3-documents.js'
import { readS3Request, S3_PATH } from './s3-request.js'
import { selectOperation } from './select-operation.js'

/** Headers of every response: nothing in an object runs, in a page or in a frame. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

/** Uses of a response in a page that run nothing. Programs send no Sec-Fetch-Dest. */
const DESTINATIONS = ['empty', 'document', 'iframe', 'frame', 'image', 'audio', 'video', 'track', 'font']

/**
 * Throws if a page would run or apply the response as a script, a style or a worker: the endpoint has the console's
 * origin, whose policy allows those of its own.
 */
function requirePassiveUse({ headers }: FastifyRequest): void {
  const { 'sec-fetch-dest': destination = 'empty' } = headers
  if (!DESTINATIONS.includes(String(destination)))
    throw new S3Error('AccessDenied', `An object cannot be used as a ${destination}.`)
}

/** Codes for the server's other errors, by status. */
const CODES: Record<number, S3ErrorCode> = {
  400: 'InvalidRequest',
  409: 'OperationAborted',
  413: 'QuotaExceeded',
  503: 'ServiceUnavailable',
  507: 'InsufficientStorage',
}

/** Codes of connections that the client has closed. */
const CLOSED = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']

function findS3Error(error: FastifyError): S3Error | undefined {
  if (error instanceof S3Error) return error
  if (CLOSED.includes(error.code)) return new S3Error('IncompleteBody')
  const { refusal, status = 0 } = findRefusal(error) ?? {}
  const code = CODES[status]
  return code && new S3Error(code, code === 'InsufficientStorage' ? refusal?.message : undefined)
}

function sendS3Error(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const s3Error = findS3Error(error)
  if (!s3Error || (s3Error.status >= 500 && !(error instanceof S3Error))) logError(error, request)
  const sent = s3Error ?? new S3Error('InternalError')
  // Reads and discards the rest of the body, so that the client gets the error instead of a broken connection.
  request.raw.resume()
  // Without those of an object that turned out to be unreadable.
  for (const name of ['content-length', 'content-encoding', 'content-disposition', 'etag']) reply.removeHeader(name)
  const retryAfter = findRefusal(error)?.refusal.retryAfter ?? (sent.code === 'ServiceUnavailable' ? 5 : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  reply.code(sent.status).header('cache-control', 'no-store').type('application/xml')
  const path = request.url.split('?')[0] ?? ''
  return reply.send(request.method === 'HEAD' ? undefined : xmlDocument(errorDocument(sent, { path, id: request.id })))
}

/**
 * Serves the files of the file manager by the protocol of Amazon S3 (docs/decisions/0022-embedded-s3-endpoint.md).
 * Requests prove who sends them by their signature; cookies mean nothing here.
 */
export function s3Endpoint(
  app: FastifyInstance,
  context: Context,
  takeQuota: ReturnType<typeof createUploadQuota>,
): void {
  const { config } = context
  const authenticate = createAuthentication(context)
  const transportSecurity = config.publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload))
  app.setErrorHandler(sendS3Error)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...HEADERS, ...transportSecurity, 'x-amz-request-id': request.id })
    allowOrigin(config, request, reply)
    requirePassiveUse(request)
    // Fastify refuses types that are not well-formed; operations read the headers as sent.
    if (request.raw.headers['content-type'] !== undefined)
      request.raw.headers['content-type'] = 'application/octet-stream'
  })

  // Some clients leave the path of an endpoint out of their signature, so the bucket is also at the root.
  for (const url of [S3_PATH, `${S3_PATH}/*`, `/${BUCKET}`, `/${BUCKET}/*`])
    app.route({
      method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'OPTIONS'],
      url,
      exposeHeadRoute: false,
      ...SERVE_OPTIONS,
      config: { takesAnyOrigin: true },
      async handler(raw, reply) {
        if (raw.method === 'OPTIONS') return respondToPreflight(config, raw, reply)
        const request = readS3Request(raw.raw)
        const session = await authenticate(request)
        const run = selectOperation(request, session)
        return run({ context, takeQuota, request, session, reply, raw })
      },
    })
}
