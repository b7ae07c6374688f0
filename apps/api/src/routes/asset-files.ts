import { FILES_PREFIX } from '@placard/domain'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { byteRange } from '../files/byte-range.js'
import { isAssetKey } from '../files/file-keys.js'
import { Refusal } from '../refusal.js'
import { findStoredFile } from '../store/campaigns/assets.js'

const fileNotFound = () => new Refusal(404, 'This file is no longer there.')

const HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  // Fonts are only taken from elsewhere with leave; nothing here depends on who asks.
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-robots-tag': 'noindex, nofollow',
  'accept-ranges': 'bytes',
}

/** Images, videos and fonts are shown; an archive is only ever saved. */
const dispositionOf = (contentType: string) => (contentType === 'application/zip' ? 'attachment' : 'inline')

/**
 * The files of creatives, for anybody: advertisements are shown on pages of others. Whoever made a file may mean harm,
 * so that nothing in it runs, in a page of its own or in a frame: our type, no guessing, a sandbox, no scripts.
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
      const range = byteRange(request.headers, bytes, etag)
      if (range === 'outside') {
        reply.header('content-range', `bytes */${bytes}`)
        throw new Refusal(416, 'The file is shorter than that.')
      }
      const isKnown = request.headers['if-none-match'] === etag
      const isRead = !isKnown && request.method === 'GET'
      const stream = isRead ? await files.open(key, range) : undefined
      if (isRead && !stream) throw fileNotFound()
      // Only now: a failure must not be kept for a year.
      reply.headers({ ...HEADERS, etag })
      if (isKnown) return reply.code(304).send()
      reply
        .type(contentType)
        .header('content-disposition', dispositionOf(contentType))
        .header('content-length', range ? range.last - range.first + 1 : bytes)
      if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`)
      return reply.send(stream)
    },
  })
}
