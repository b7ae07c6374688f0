import { endpoints } from '@placard/domain/api'
import { ACCESS_TOKEN_MESSAGES } from '@placard/domain/internal/account'
import type { FastifyInstance } from 'fastify'
import { confirmPassword } from '../auth/confirm-password.js'
import type { Context } from '../context.js'
import { userRoute } from '../http/contract-route.js'
import { TOKEN_LIMIT } from '../http/rate-limit.js'
import { Refusal } from '../refusal.js'
import {
  createAccessToken,
  issueAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '../store/accounts/access-tokens.js'

/** Adds the routes of access tokens. */
export function accessTokenRoutes(app: FastifyInstance, context: Context): void {
  const { db, jobs, now } = context

  userRoute(app, context, endpoints.accessTokens, async ({ session }) => ({
    status: 200,
    data: await listAccessTokens(db, session.user.id),
  }))

  userRoute(
    app,
    context,
    endpoints.newAccessToken,
    async ({ body: { password = '', ...input }, session, request }) => {
      const { user } = session
      const passwordHash =
        input.access === 'write'
          ? await confirmPassword(context, request, { user, password, field: 'password' })
          : undefined
      const data = await createAccessToken(context, session, input, passwordHash)
      void jobs.trigger('send-mail')
      return { status: 200, data }
    },
    TOKEN_LIMIT,
  )

  userRoute(app, context, endpoints.revokeAccessToken, async ({ query, session }) => {
    await revokeAccessToken(db, session.user.id, query.id)
    return { status: 200, data: null }
  })

  userRoute(app, context, endpoints.issueToken, async ({ body, session }) => {
    if (!session.token) throw new Refusal('invalid', ACCESS_TOKEN_MESSAGES.onlyByToken)
    const { token, expiresAt } = await issueAccessToken(db, session.token, body, now())
    return { status: 200, data: { token, expiresAt: expiresAt.toISOString() } }
  })
}
