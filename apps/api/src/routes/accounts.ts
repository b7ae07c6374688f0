import { ACCOUNT_MESSAGES, signUpSchema, type VerificationLink, verifySchema } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import { decodeVerifyCode, parseLinkAlone } from '@placard/domain/internal/account'
import { readInput } from '@placard/domain/internal/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { confirmPassword, wrongPassword } from '../auth/confirm-password.js'
import { registerAttempt, type ThrottledAction } from '../auth/login-throttle.js'
import type { Context } from '../context.js'
import { clientAddress } from '../http/client-networks.js'
import { publicRoute, userRoute } from '../http/contract-route.js'
import {
  clearSignUpCookie,
  readDeviceCookie,
  readSessionCookie,
  readSignUpCookie,
  writeDeviceCookie,
  writeSignUpCookie,
} from '../http/cookies.js'
import { readLanguage } from '../http/request-language.js'
import { hashPassword, requireGoodPassword } from '../passwords.js'
import { invalid, notSignedIn, Refusal } from '../refusal.js'
import { randomSecret } from '../secrets.js'
import {
  accountEmail,
  changePassword,
  describeLink,
  replacePassword,
  requestReset,
  resendVerification,
  signUp,
  updateProfile,
  VERIFY_MS,
  verifyEmail,
  verifyInSameBrowser,
} from '../store/accounts/accounts.js'

const DONE = { status: 200, data: null }

/** Adds the routes of accounts: sign-up, email verification, password reset, own profile. */
export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, jobs, now } = context
  // The contract does not know the company's domain.
  const signUpHere = { ...endpoints.signUp, body: signUpSchema(config.domain) }
  // The cookie decides what has to be sent, so the handler parses the body.
  const verifyHere = { ...endpoints.verify, body: z.unknown() }

  /** Counts the attempt; returns the normalized email, and whether it may get another message. */
  async function count(action: ThrottledAction, text: string, request: FastifyRequest) {
    const email = accountEmail(text)
    const client = { address: clientAddress(request), device: readDeviceCookie(context, request, email) }
    return { email, mayEmail: await registerAttempt(db, { action, email, ...client }, now()) }
  }

  async function countLink({ code, email }: VerificationLink, request: FastifyRequest): Promise<string> {
    const counted = await count('verify', decodeVerifyCode(code) ?? '', request)
    if (email !== undefined && accountEmail(email) !== counted.email)
      throw new Refusal('invalid', ACCOUNT_MESSAGES.verifyLink)
    return counted.email
  }

  /** Verifies an address in the browser that signed up, and returns it; undefined if names and password are needed. */
  async function verifyByLinkAlone(body: unknown, request: FastifyRequest): Promise<string | undefined> {
    const link = parseLinkAlone(body)
    const browser = link && readSignUpCookie(context, request, accountEmail(decodeVerifyCode(link.code) ?? ''))
    if (!link || browser === undefined) return
    const email = await countLink(link, request)
    const isVerified = await verifyInSameBrowser(context, { email, token: link.verifyToken, browser })
    return isVerified ? email : undefined
  }

  /** Verifies an address with the names and password of the form, and returns it. */
  async function verifyByForm(body: unknown, request: FastifyRequest): Promise<string> {
    const { data, error } = readInput(verifySchema, body)
    if (error) throw invalid(error.issues)
    const { verifyToken, firstName, lastName, password } = data
    requireGoodPassword(config, password)
    const email = await countLink(data, request)
    const passwordHash = await hashPassword(password)
    await verifyEmail(context, verifyToken, { email, firstName, lastName, passwordHash })
    return email
  }

  publicRoute(app, context, signUpHere, async ({ body, request, reply }) => {
    const { password, confirmPassword: _, ...account } = body
    requireGoodPassword(config, password)
    const action = account.setupToken === undefined ? 'signup' : 'setup'
    const { email, mayEmail } = await count(action, account.email, request)
    const passwordHash = await hashPassword(password)
    const browser = readSignUpCookie(context, request, email) ?? randomSecret()
    const language = readLanguage(request.headers['accept-language'])
    await signUp(context, { ...account, email, passwordHash, language }, { mayEmail, browser })
    const isReadyAtOnce = account.inviteToken !== undefined || account.setupToken !== undefined
    if (mayEmail && !isReadyAtOnce) writeSignUpCookie(context, reply, { email, secret: browser, lifeMs: VERIFY_MS })
    void jobs.trigger('send-mail')
    return { status: 200 as const, user: { first_name: account.firstName, last_name: account.lastName, email } }
  })

  publicRoute(app, context, endpoints.resendVerification, async ({ body, request, reply }) => {
    const { email, mayEmail } = await count('resend', body.email, request)
    const browser = readSignUpCookie(context, request, email)
    if (mayEmail) await resendVerification(context, email, browser)
    if (mayEmail && browser !== undefined)
      writeSignUpCookie(context, reply, { email, secret: browser, lifeMs: VERIFY_MS })
    void jobs.trigger('send-mail')
    return DONE
  })

  publicRoute(app, context, endpoints.verification, async ({ body, request }) => {
    const email = await countLink(body, request)
    const browser = readSignUpCookie(context, request, email)
    return { status: 200, data: await describeLink(context, { email, token: body.verifyToken, browser }) }
  })

  publicRoute(app, context, verifyHere, async ({ body, request, reply }) => {
    const email = (await verifyByLinkAlone(body, request)) ?? (await verifyByForm(body, request))
    writeDeviceCookie(context, request, reply, email)
    clearSignUpCookie(config, reply)
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
    const updated = await updateProfile(db, session.user.id, body)
    if (!updated) throw notSignedIn()
    return { status: 200, data: updated }
  })
}
