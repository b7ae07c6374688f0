import { endpoints } from '@placard/domain/api'
import { OTHER_SERIES } from '@placard/domain/report'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLocked, requireUnlocked, unlock } from '../auth/link-proof.js'
import type { Context } from '../context.js'
import { publicRoute } from '../http/contract-route.js'
import { readSessionCookie } from '../http/cookies.js'
import { SHARE_LIMIT } from '../http/rate-limit.js'
import { Refusal } from '../refusal.js'
import { eventClient } from '../serving/event-client.js'
import { isRobot } from '../serving/robots.js'
import { createSessionKey, isSessionValid } from '../store/accounts/sessions.js'
import { findLogo } from '../store/reports/link-rows.js'
import { countView, type LiveLink, requireLiveLink } from '../store/reports/open-links.js'

/** Returns what an open link shows, and how; the schema of the response leaves out what is for its owner only. */
export function openLinkInfo({ viewer: { link: settings }, flight }: LiveLink) {
  const { creativeIDs: scope } = settings
  // Series that its owner hid may be creatives outside of its scope.
  const hiddenSeries = settings.hiddenSeries.filter((id) => !scope || id === OTHER_SERIES || scope.includes(id))
  return { state: 'open' as const, settings: { ...settings, hiddenSeries }, flight, hasLogo: settings.logo !== null }
}

/** Adds the routes with which a shared page begins: what its link shows, its password, its views, and its logo. */
export function sharedLinkRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, now } = context

  publicRoute(
    app,
    context,
    endpoints.sharedLink,
    async ({ query, request }) => {
      const link = await requireLiveLink(context, query.sharedToken)
      const { theme, language } = link.viewer.link
      if (isLocked(context, request, link)) return { status: 200, data: { state: 'locked' as const, theme, language } }
      return { status: 200, data: openLinkInfo(link) }
    },
    SHARE_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.unlockLink,
    async ({ query, body, request, reply }) => {
      const link = await requireLiveLink(context, query.sharedToken)
      await unlock(context, { request, reply, link, password: body.password })
      return { status: 200, data: null }
    },
    SHARE_LIMIT,
  )

  /** Returns whether a person outside of the company looks at the page now. */
  async function isView(request: FastifyRequest): Promise<boolean> {
    const { userAgent, isPrefetch } = eventClient(request, () => false)
    if (isPrefetch || isRobot(userAgent)) return false
    const secret = readSessionCookie(config, request)
    return secret === undefined || !(await isSessionValid(db, createSessionKey(secret), now()))
  }

  publicRoute(
    app,
    context,
    endpoints.viewLink,
    async ({ query, request }) => {
      const link = await requireLiveLink(context, query.sharedToken)
      requireUnlocked(context, request, link)
      if (await isView(request)) await countView(context, link.viewer)
      return { status: 200, data: null }
    },
    SHARE_LIMIT,
  )

  app.get<{ Querystring: { sharedToken: string } }>(
    '/share/logo',
    { config: SHARE_LIMIT, schema: { querystring: endpoints.sharedLink.query } },
    async (request, reply) => {
      const link = await requireLiveLink(context, request.query.sharedToken)
      requireUnlocked(context, request, link)
      const { logo } = link.viewer.link
      const png = logo === null ? undefined : await findLogo(db, logo)
      if (!png) throw new Refusal('not-found', 'This link has no logo.')
      return reply
        .type('image/png')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(png)
    },
  )
}
