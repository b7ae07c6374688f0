import { FILES_PREFIX } from '@placard/domain/internal/creative'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context.js'
import { isAssetKey } from '../files/file-keys.js'
import { requestedRange } from '../http/requested-range.js'
import { Refusal } from '../refusal.js'
import { findStoredFile } from '../store/campaigns/assets.js'

/** Returns the error for a file that does not exist. */
export const fileNotFound = (): Refusal => new Refusal('not-found', 'This file is no longer there.')

/** Returns the error for a range beyond the end of a file, and tells its size. */
export function outsideRange(reply: FastifyReply, bytes: number): Refusal {
  reply.header('content-range', `bytes */${bytes}`)
  return new Refusal('range-not-satisfiable', 'The requested range is beyond the end of the file.')
}

/** Headers of stored files: nothing in them runs, in a page or in a frame. */
export const FILE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  // Fonts need CORS; the response does not depend on the requester.
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-robots-tag': 'noindex, nofollow',
  'accept-ranges': 'bytes',
}

/** Returns the disposition of a file: archives are only ever saved. */
const chooseDisposition = (contentType: string) => (contentType === 'application/zip' ? 'attachment' : 'inline')

/**
 * Serves assets to anybody, because ads are shown on other sites. Files are untrusted, so nothing in them runs, in a
 * page or in a frame: stored MIME type, no sniffing, a sandbox, no scripts.
 */
export function fileRoutes(app: FastifyInstance, context: Context): void {
  const { db, files } = context

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${FILES_PREFIX}*`,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const key = request.params['*']
      const found = isAssetKey(key) ? await findStoredFile(db, key) : undefined
      if (!found) throw fileNotFound()
      const { contentType, bytes } = found
      const etag = `"${key}"`
      const range = requestedRange(request.headers, bytes, etag)
      if (range === 'outside') throw outsideRange(reply, bytes)
      const isKnown = request.headers['if-none-match'] === etag
      const isRead = !isKnown && request.method === 'GET'
      const stream = isRead ? await files.open(key, range) : undefined
      if (isRead && !stream) throw fileNotFound()
      // Set only now, because errors must not be cached for a year.
      reply.headers({ ...FILE_HEADERS, etag })
      if (isKnown) return reply.code(304).send()
      reply
        .type(contentType)
        .header('content-disposition', chooseDisposition(contentType))
        .header('content-length', range ? range.last - range.first + 1 : bytes)
      if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`)
      return reply.send(stream)
    },
  })
}
