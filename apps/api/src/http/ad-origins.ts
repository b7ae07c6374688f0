import { FILES_PREFIX } from '@placard/domain/internal/creative'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SERVE_OPTIONS } from './security-headers.js'

/** Prefix of the URLs that ads and players call, except those of files. */
const SERVE_PREFIX = '/serve/'

/** Returns whether ads and players of any page request a URL, so that they may read its errors too. */
export const isAdUrl = (url: string): boolean => url.startsWith(FILES_PREFIX) || url.startsWith(SERVE_PREFIX)

/**
 * Allows the page's origin with credentials, which players use to request VAST and browsers only allow for a named
 * origin. No cookie is read, and everybody gets the same response.
 */
export function allowPlayerOrigin({ headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'Origin')
  if (origin !== undefined)
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
}

/** URLs whose response depends on a session: previews, and the player that tests VAST. */
const isPrivate = (url: string) => /^\/serve\/(preview|player)/.test(url)

/**
 * Answers preflight requests of pages that load ads and files with headers of their own, such as Range. Some players
 * send one for VAST.
 */
export function answerPreflights(app: FastifyInstance): void {
  for (const prefix of [FILES_PREFIX, SERVE_PREFIX])
    app.options(`${prefix}*`, SERVE_OPTIONS, async (request, reply) => {
      if (isPrivate(request.url)) return reply.callNotFound()
      allowPlayerOrigin(request, reply)
      const requestHeaders = request.headers['access-control-request-headers']
      return reply
        .code(204)
        .headers({
          vary: 'Origin, Access-Control-Request-Headers',
          'access-control-allow-methods': 'GET, HEAD',
          ...(requestHeaders !== undefined && { 'access-control-allow-headers': requestHeaders }),
          // Two hours is the most that Chromium remembers.
          'access-control-max-age': '7200',
          'cache-control': 'no-store',
        })
        .send()
    })
}
