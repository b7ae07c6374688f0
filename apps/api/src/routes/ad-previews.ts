import { resolvedTrackers } from '@placard/domain/internal/creative'
import { bannerPreview } from '@placard/domain/internal/tags'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import { readSession } from '../http/contract-route.js'
import { SERVE_OPTIONS } from '../http/security-headers.js'
import { creativeNotFound, notSignedIn, Refusal } from '../refusal.js'
import { sendBanner, sendVast } from '../serving/ad-responses.js'
import { isFramed, sendUnframedNote } from '../serving/framed-request.js'
import { HOST_PAGE } from '../serving/host-page.js'
import { draftToServe, type ServedCreative, serveCreative } from '../serving/served-creative.js'
import { findCreative } from '../store/campaigns/creatives.js'

const EMPTY_SCRIPT = '/serve/preview/empty.js'

interface DraftAddress {
  Params: { creativeID: string }
}

/**
 * Serves creatives in their current state to users who may see them, as a tag would show them once they are
 * published. Previews call no trackers and are never counted.
 */
export function servingPreviewRoutes(app: FastifyInstance, context: Context): void {
  const { config, db } = context

  async function readDraft(request: FastifyRequest, id: string, reply: FastifyReply): Promise<ServedCreative> {
    reply.removeHeader('access-control-allow-origin').header('cross-origin-resource-policy', 'same-origin')
    const session = await readSession(context, request)
    if (!session) throw notSignedIn()
    const found = await findCreative(db, session, id, config.servingUrl)
    if (!found) throw creativeNotFound()
    return serveCreative(db, draftToServe({ ...found, trackers: resolvedTrackers(found) }), config)
  }

  // Empty host page for unsaved previews. Its policy allows the ad's scripts, the console's does not.
  app.get('/serve/preview', SERVE_OPTIONS, async (_, reply) => {
    reply.removeHeader('access-control-allow-origin').header('cross-origin-resource-policy', 'same-origin')
    return sendBanner(config, reply, HOST_PAGE, "frame-ancestors 'self'")
  })

  app.get(EMPTY_SCRIPT, SERVE_OPTIONS, (_, reply) => reply.type('text/javascript; charset=utf-8').send(''))

  app.get<DraftAddress>('/serve/preview/:creativeID', SERVE_OPTIONS, async (request, reply) => {
    const { creative } = await readDraft(request, request.params.creativeID, reply)
    if (creative.type !== 'Banner')
      throw new Refusal('not-found', `A ${creative.type} creative is shown by a player: add .xml to the address.`)
    if (!isFramed(request)) return sendUnframedNote(reply)
    return sendBanner(
      config,
      reply,
      bannerPreview(creative, `${config.servingUrl}${EMPTY_SCRIPT}`),
      "frame-ancestors 'self'",
    )
  })

  app.get<DraftAddress>('/serve/preview/:creativeID.xml', SERVE_OPTIONS, async (request, reply) => {
    const id = request.params.creativeID
    const found = await readDraft(request, id, reply)
    const kind = found.creative.type === 'VPAID' ? 'VPAID' : 'VAST'
    return sendVast(context, reply, { id, kind, isPreview: true, found })
  })
}
