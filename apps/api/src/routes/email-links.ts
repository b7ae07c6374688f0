import { endpoints } from '@placard/domain/api'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { publicRoute } from '../http/contract-route.js'
import { SHARE_LIMIT } from '../http/rate-limit.js'
import { confirmEmails, readSubscription, unsubscribe } from '../store/schedules/email-subscriptions.js'

/** Adds the routes behind the links in report emails, for anybody with the token. */
export function emailRoutes(app: FastifyInstance, context: Context): void {
  publicRoute(
    app,
    context,
    endpoints.emailSubscription,
    async ({ query }) => ({ status: 200, data: await readSubscription(context, query.token) }),
    SHARE_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.confirmEmails,
    async ({ body }) => ({ status: 200, data: await confirmEmails(context, body.token) }),
    SHARE_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.unsubscribe,
    async ({ body }) => ({ status: 200, data: await unsubscribe(context, body.token) }),
    SHARE_LIMIT,
  )
}

/**
 * Adds the one-click form of RFC 8058: mail programs post to the unsubscribe page itself, without cookies and from
 * any origin. The token in the URL is the proof.
 */
export async function oneClickRoute(app: FastifyInstance, context: Context): Promise<void> {
  app.removeAllContentTypeParsers()
  // The body, a form of either type, has no further information.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, done) => done(null, null))
  app.post<{ Querystring: { token: string } }>(
    '/emails/unsubscribe',
    {
      config: { ...SHARE_LIMIT, takesAnyOrigin: true },
      schema: { querystring: endpoints.emailSubscription.query },
    },
    async ({ query }, reply) => {
      await unsubscribe(context, query.token)
      return reply.type('text/plain; charset=utf-8').send('Unsubscribed.')
    },
  )
}
