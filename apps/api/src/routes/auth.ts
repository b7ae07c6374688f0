import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import { DEFAULT_SESSION_MS, toExpiry } from '@placard/domain/internal/account'
import type { FastifyInstance } from 'fastify'
import { registerAttempt, undoAttempt } from '../auth/login-throttle.js'
import type { Context } from '../context.js'
import { clientAddress } from '../http/client-networks.js'
import { publicRoute, userRoute } from '../http/contract-route.js'
import {
  clearSessionCookie,
  readDeviceCookie,
  readSessionCookie,
  writeDeviceCookie,
  writeSessionCookie,
} from '../http/cookies.js'
import { readLanguage } from '../http/request-language.js'
import { checkPassword } from '../passwords.js'
import { Refusal } from '../refusal.js'
import { areDemoAccountsOpen, DEMO_USER_IDS } from '../seed/demo-accounts.js'
import { revokeUserTokens } from '../store/accounts/access-tokens.js'
import { keepFirstLanguage } from '../store/accounts/accounts.js'
import { endSession, endUserSessions, findUserByEmail, startSession } from '../store/accounts/sessions.js'

const REMEMBER_MS = 30 * 24 * 3_600_000
/** Idle time in ms after which a session ends: 12 hours, or 7 days if the browser is remembered. */
const IDLE_MS = { session: 12 * 3_600_000, remembered: 7 * 24 * 3_600_000 }

/** Location of the session; opaque to clients, which store it and send it back. There is only one. */
const LOCATION = 'main'

const WRONG = 'Wrong email or password.'

/** Adds the routes for signing in and out. */
export function authRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, now } = context

  publicRoute(app, context, endpoints.login, async ({ body, request, reply }) => {
    const email = body.username
    const device = readDeviceCookie(context, request, email)
    const attempt = { action: 'login', email, address: clientAddress(request), device } as const
    await registerAttempt(db, attempt, now())
    const found = await findUserByEmail(db, email)
    // Anybody can set the password of an unverified account by signing up, so a right one must not reveal more than a
    // wrong one: whether the address has an account.
    const right = await checkPassword(found?.isVerified ? found.passwordHash : undefined, body.password)
    if (!found || !right) throw new Refusal('signed-out', WRONG)
    await undoAttempt(db, attempt)
    // The account's state is only revealed to somebody who knows the password.
    if (found.isDisabled) throw new Refusal('forbidden', ACCOUNT_MESSAGES.disabled)
    if (DEMO_USER_IDS.includes(found.user.id) && !areDemoAccountsOpen(config))
      throw new Refusal('forbidden', ACCOUNT_MESSAGES.demoAccount)
    const expiresAt = new Date(now().getTime() + (body.remember ? REMEMBER_MS : DEFAULT_SESSION_MS))
    const secret = await startSession(db, {
      userID: found.user.id,
      passwordHash: found.passwordHash,
      now: now(),
      expiresAt,
      idleMs: body.remember ? IDLE_MS.remembered : IDLE_MS.session,
      previous: readSessionCookie(config, request),
    })
    if (secret === undefined) throw new Refusal('signed-out', WRONG)
    writeSessionCookie(config, reply, secret, body.remember ? expiresAt : undefined)
    writeDeviceCookie(context, request, reply, email)
    const language = await keepFirstLanguage(db, found.user, readLanguage(request.headers['accept-language']))
    const user = { ...found.user, language }
    return { status: 200 as const, user, expiry: toExpiry(expiresAt), location: LOCATION }
  })

  publicRoute(app, context, endpoints.logout, async ({ request, reply }) => {
    const secret = readSessionCookie(config, request)
    if (secret !== undefined) await endSession(db, secret)
    clearSessionCookie(config, reply)
    return { status: 200, data: null }
  })

  userRoute(app, context, endpoints.signOutEverywhere, async ({ body, session, reply }) => {
    const { id } = session.user
    await db.transaction(async (tx) => {
      await endUserSessions(tx, [id])
      if (body.revokeTokens) await revokeUserTokens(tx, id)
    })
    clearSessionCookie(config, reply)
    return { status: 200, data: null }
  })

  userRoute(app, context, endpoints.me, async ({ session: { user, expiresAt } }) => ({
    status: 200,
    data: { user, expiry: toExpiry(expiresAt), location: LOCATION },
  }))
}
