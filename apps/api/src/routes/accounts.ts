import { ACCOUNT_MESSAGES, decodeVerifyCode, endpoints, signUpSchema, type VerificationLink } from '@placard/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { confirmPassword, wrongPassword } from '../auth/confirm-password.js'
import { readDeviceCookie, readSessionCookie, writeDeviceCookie } from '../auth/cookies.js'
import { registerAttempt, type ThrottledAction } from '../auth/login-throttle.js'
import { hashPassword, requireGoodPassword } from '../auth/passwords.js'
import type { Context } from '../context.js'
import { clientAddress } from '../http/client-networks.js'
import { publicRoute, userRoute } from '../http/contract-route.js'
import { notSignedIn, Refusal } from '../refusal.js'
import {
  accountEmail,
  changePassword,
  namesOfLink,
  replacePassword,
  requestReset,
  resendVerification,
  signUp,
  updateNames,
  verifyEmail,
} from '../store/accounts/accounts.js'

const DONE = { status: 200, data: null }

/** Adds the routes of accounts: sign-up, email verification, password reset, own profile. */
export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, jobs, now } = context
  // The contract does not know the company's domain.
  const signUpHere = { ...endpoints.signUp, body: signUpSchema(config.domain) }

  /** Counts the attempt; returns the normalized email, and whether it may get another message. */
  async function count(action: ThrottledAction, text: string, request: FastifyRequest) {
    const email = accountEmail(text)
    const client = { address: clientAddress(request), device: readDeviceCookie(context, request, email) }
    return { email, mayEmail: await registerAttempt(db, { action, email, ...client }, now()) }
  }

  async function countLink({ code, email }: VerificationLink, request: FastifyRequest): Promise<string> {
    const counted = await count('verify', decodeVerifyCode(code) ?? '', request)
    if (email !== undefined && accountEmail(email) !== counted.email)
      throw new Refusal(400, ACCOUNT_MESSAGES.verifyLink)
    return counted.email
  }

  publicRoute(app, context, signUpHere, async ({ body, request }) => {
    const { password, confirmPassword: _, ...account } = body
    requireGoodPassword(config, password)
    const action = account.setupToken === undefined ? 'signup' : 'setup'
    const { email, mayEmail } = await count(action, account.email, request)
    await signUp(context, { ...account, email, passwordHash: await hashPassword(password) }, mayEmail)
    void jobs.trigger('send-mail')
    return { status: 200 as const, user: { first_name: account.firstName, last_name: account.lastName, email } }
  })

  publicRoute(app, context, endpoints.resendVerification, async ({ body, request }) => {
    const { email, mayEmail } = await count('resend', body.email, request)
    if (mayEmail) await resendVerification(context, email)
    void jobs.trigger('send-mail')
    return DONE
  })

  publicRoute(app, context, endpoints.verification, async ({ body, request }) => ({
    status: 200,
    data: await namesOfLink(context, await countLink(body, request), body.verifyToken),
  }))

  publicRoute(app, context, endpoints.verify, async ({ body, request, reply }) => {
    requireGoodPassword(config, body.password)
    const email = await countLink(body, request)
    const { verifyToken, firstName, lastName, password } = body
    const passwordHash = await hashPassword(password)
    await verifyEmail(context, verifyToken, { email, firstName, lastName, passwordHash })
    writeDeviceCookie(context, request, reply, email)
    return DONE
  })

  publicRoute(app, context, endpoints.forgotPassword, async ({ body, request }) => {
    const { email, mayEmail } = await count('forgot', body.email, request)
    if (mayEmail) await requestReset(context, email)
    void jobs.trigger('send-mail')
    return DONE
  })

  publicRoute(app, context, endpoints.changePassword, async ({ body, request, reply }) => {
    requireGoodPassword(config, body.password)
    const { email } = await count('change', body.username, request)
    const passwordHash = await hashPassword(body.password)
    await changePassword(context, { email, token: body.code, passwordHash, revokeTokens: body.revokeTokens })
    writeDeviceCookie(context, request, reply, email)
    void jobs.trigger('send-mail')
    return DONE
  })

  userRoute(app, context, endpoints.updatePassword, async ({ body, session, request }) => {
    requireGoodPassword(config, body.password)
    const { user } = session
    const field = 'currentPassword'
    const isChanged = await replacePassword(context, {
      user,
      from: await confirmPassword(context, request, { user, password: body.currentPassword, field }),
      to: await hashPassword(body.password),
      keep: readSessionCookie(config, request),
      revokeTokens: body.revokeTokens,
    })
    if (!isChanged) throw wrongPassword(field)
    void jobs.trigger('send-mail')
    return DONE
  })

  userRoute(app, context, endpoints.updateProfile, async ({ body, session }) => {
    const updated = await updateNames(db, session.user.id, body)
    if (!updated) throw notSignedIn()
    return { status: 200, data: updated }
  })
}
