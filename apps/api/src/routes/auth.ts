import { ACCOUNT_MESSAGES, DEFAULT_SESSION_MS, endpoints, toExpiry } from '@placard/domain'
import type { FastifyInstance } from 'fastify'
import { checkPassword } from '../auth/passwords.js'
import { countTry, forgetTries } from '../auth/try-limit.js'
import type { Context } from '../context.js'
import { publicRoute, userRoute } from '../http/contract-route.js'
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from '../http/session-cookie.js'
import { Refusal } from '../refusal.js'
import { endSession, findUserByEmail, startSession } from '../store/sessions.js'

const REMEMBER_MS = 30 * 24 * 3_600_000

/** Opaque to clients, which store it and hand it back: where the session lives. There is one place. */
const LOCATION = 'main'

const WRONG = 'Wrong email or password.'

/** Signing in and out. */
export function authRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, now } = context

  publicRoute(app, context, endpoints.login, async ({ body, request, reply }) => {
    const tries = { action: 'login', email: body.username, address: request.ip } as const
    await countTry(db, tries, now())
    const found = await findUserByEmail(db, body.username)
    const right = await checkPassword(found?.passwordHash, body.password)
    if (!found || !right) throw new Refusal(401, WRONG)
    await forgetTries(db, tries)
    // Only whoever knows the password hears how the account stands.
    if (found.isDisabled) throw new Refusal(403, ACCOUNT_MESSAGES.disabled)
    if (!found.isVerified) throw new Refusal(403, ACCOUNT_MESSAGES.unverified)
    const expiresAt = new Date(now().getTime() + (body.remember ? REMEMBER_MS : DEFAULT_SESSION_MS))
    const secret = await startSession(db, {
      userID: found.user.id,
      passwordHash: found.passwordHash,
      now: now(),
      expiresAt,
      previous: readSessionCookie(config, request),
    })
    if (secret === undefined) throw new Refusal(401, WRONG)
    writeSessionCookie(config, reply, secret, body.remember ? expiresAt : undefined)
    return { status: 200 as const, user: found.user, expiry: toExpiry(expiresAt), location: LOCATION }
  })

  publicRoute(app, context, endpoints.logout, async ({ request, reply }) => {
    const secret = readSessionCookie(config, request)
    if (secret !== undefined) await endSession(db, secret)
    clearSessionCookie(config, reply)
    return { status: 200, data: null }
  })

  userRoute(app, context, endpoints.me, async ({ session: { user, expiresAt } }) => ({
    status: 200,
    data: { user, expiry: toExpiry(expiresAt), location: LOCATION },
  }))
}
