import { findLandingPage } from '@placard/domain/internal/creative'
import {
  clickReport,
  clickTestEnd,
  initScript,
  redirectLocation,
  requestedFallback,
  servingUrls,
  tagQuerySchema,
  vpaidUnit,
} from '@placard/domain/internal/tags'
import { bannerDocument, pageScript } from '@placard/domain/tags'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import { allowPlayerOrigin } from '../http/ad-origins.js'
import { createAdHeaders, SERVE_OPTIONS } from '../http/security-headers.js'
import { Refusal } from '../refusal.js'
import { EMPTY_BANNER, sendBanner, sendClickTest, sendVast, type VastKind } from '../serving/ad-responses.js'
import { eventClient } from '../serving/event-client.js'
import { isFramed, sendUnframedNote } from '../serving/framed-request.js'

interface LiveAddress {
  Params: { liveID: string }
}

/** Caching of our scripts: pages may use them for five minutes. */
const SCRIPT_CACHING = 'public, max-age=300'

/** Image of one pixel, as text, which is written together with the headers. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64').toString('latin1')

const NOWHERE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>No landing page</title><p>This ad has no landing page.</p></html>\n'

const advertisementNotFound = () => new Refusal('not-found', 'There is no such advertisement.')

/**
 * Adds the route of pixels, which ads call when something happened. It needs no hooks: it sends one response of fixed
 * headers, whatever the request, and reads no cookies.
 */
export function pixelRoute(app: FastifyInstance, { config, events }: Context): void {
  const headers = { ...createAdHeaders(config), 'content-type': 'image/gif', 'content-length': PIXEL.length }
  app.get<{ Params: { servingID: string; event: string }; Querystring: { code?: unknown } }>(
    '/serve/event/:servingID/:event',
    { exposeHeadRoute: false },
    // No promise, since that of each pixel would cost more than the pixel.
    (request, reply) => {
      const { servingID, event } = request.params
      if (event === 'error') events.playerFailed(servingID, request.query.code)
      else events.take(servingID, event, eventClient(request, config.isTrustedInserter))
      reply.hijack()
      reply.raw.writeHead(200, headers).end(PIXEL, 'latin1')
    },
  )
}

/**
 * Adds the other routes that ad tags call: scripts, banners, VAST and click URLs, for anybody. No cookies are
 * read, except for previews, which need a session and are never counted.
 */
export function servingRoutes(app: FastifyInstance, context: Context): void {
  const { config, events, now, served, servingIDs } = context
  const urls = servingUrls(config.servingUrl)

  const scripts = {
    '/serve/placard.js': initScript(config.servingUrl),
    '/serve/vpaid.js': vpaidUnit(),
    '/serve/page.js': pageScript(),
  }
  for (const [url, script] of Object.entries(scripts))
    app.get(url, SERVE_OPTIONS, (_, reply) =>
      reply
        .headers({ 'cache-control': SCRIPT_CACHING, vary: 'accept-encoding' })
        .type('text/javascript; charset=utf-8')
        .send(script),
    )

  /**
   * Finds the creative of a request: without a deal, the fallback that the creative itself names, and no other. A
   * paused tag shows no fallback either.
   */
  async function shownBy(id: string, tag: Parameters<typeof requestedFallback>[0]) {
    const found = await served.find(id)
    if (found?.isPaused) return { id, found }
    const fallbackID = requestedFallback(tag)
    const fallback = found && fallbackID !== undefined ? await served.find(fallbackID) : undefined
    const isNamed =
      fallback !== undefined &&
      fallback.creative.campaignID === found?.creative.campaignID &&
      found.fallbackCreativeIDs.includes(fallback.creative.id)
    return isNamed && fallbackID !== undefined ? { id: fallbackID, found: fallback } : { id, found }
  }

  app.get<LiveAddress>('/serve/banner/:liveID', SERVE_OPTIONS, async (request, reply) => {
    const { isPreview, clickTest, ...tag } = tagQuerySchema.parse(request.query)
    const { id, found } = await shownBy(request.params.liveID, tag)
    if (found?.creative.type !== 'Banner') throw advertisementNotFound()
    if (!isFramed(request)) return sendUnframedNote(reply)
    if (found.isPaused) return sendBanner(config, reply, EMPTY_BANNER)
    if (clickTest !== undefined) {
      const serving = { urls, servingID: servingIDs.createForClickTest(id, now(), clickTest), ...tag }
      const test = { test: clickTest, servingHost: config.servingUrl }
      const page = bannerDocument({ creative: found.creative, output: 'live', serving, clickTest: test })
      return sendClickTest(config, reply, page)
    }
    // Without a serving id a banner calls neither us nor the creative's trackers.
    const serving = isPreview ? undefined : { urls, servingID: servingIDs.create(id, now()), ...tag }
    return sendBanner(config, reply, bannerDocument({ creative: found.creative, output: 'live', serving }))
  })

  const liveVast = (kind: VastKind) => async (request: FastifyRequest<LiveAddress>, reply: FastifyReply) => {
    const { isPreview, ...tag } = tagQuerySchema.parse(request.query)
    allowPlayerOrigin(request, reply)
    return sendVast(context, reply, { ...(await shownBy(request.params.liveID, tag)), kind, isPreview, tag })
  }
  app.get<LiveAddress>('/serve/vast/:liveID.xml', SERVE_OPTIONS, liveVast('VAST'))
  app.get<LiveAddress>('/serve/vpaid/:liveID.xml', SERVE_OPTIONS, liveVast('VPAID'))

  app.get<{ Params: { servingID: string } }>(
    '/serve/click/:servingID',
    { ...SERVE_OPTIONS, compress: false, exposeHeadRoute: false },
    async (request, reply) => {
      const { servingID } = request.params
      const serving = servingIDs.read(servingID)
      // An invalid click is redirected all the same: only its count is filtered.
      if (serving?.clickTest === undefined)
        events.take(servingID, 'click', eventClient(request, config.isTrustedInserter))
      const found = serving && (await served.find(serving.liveID))
      // From the shown version and never from the request, so that this is no open redirect. Also while the tag is
      // paused, because the ad was served before.
      const landing = found && findLandingPage(found.creative.trackers)
      if (serving?.clickTest !== undefined) {
        const url = config.servingUrl + request.originalUrl
        const ends = landing === undefined ? undefined : { landing, location: redirectLocation(landing) }
        const report = clickReport(serving.clickTest, url, ends)
        return reply.redirect(config.publicUrl + clickTestEnd(report), 302)
      }
      if (landing !== undefined) return reply.redirect(redirectLocation(landing), 302)
      return reply.code(404).type('text/html; charset=utf-8').send(NOWHERE)
    },
  )
}
