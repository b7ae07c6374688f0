import { ACCESS_TOKEN_MESSAGES, endpoints } from '@placard/domain'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { userRoute } from '../http/contract-route.js'
import { Refusal } from '../refusal.js'
import {
  createAccessToken,
  issueAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '../store/accounts/access-tokens.js'

/** Adds the routes of access tokens. */
export function accessTokenRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context

  userRoute(app, context, endpoints.accessTokens, async ({ session }) => ({
    status: 200,
    data: await listAccessTokens(db, session.user.id),
  }))

  userRoute(app, context, endpoints.newAccessToken, async ({ body, session }) => ({
    status: 200,
    data: await createAccessToken(db, session, body, now()),
  }))

  userRoute(app, context, endpoints.revokeAccessToken, async ({ query, session }) => {
    await revokeAccessToken(db, session.user.id, query.id)
    return { status: 200, data: null }
  })

  userRoute(app, context, endpoints.issueToken, async ({ body, session }) => {
    if (!session.token) throw new Refusal(400, ACCESS_TOKEN_MESSAGES.onlyByToken)
    const { token, expiresAt } = await issueAccessToken(db, session.token, body, now())
    return { status: 200, data: { token, expiresAt: expiresAt.toISOString() } }
  })
}
