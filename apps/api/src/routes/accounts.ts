import { ACCOUNT_MESSAGES, emailOfVerifyCode, endpoints, signUpSchema } from '@placard/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireGoodPassword } from '../auth/password-rules.js'
import { checkPassword, hashPassword } from '../auth/passwords.js'
import { countTry, forgetTries, type TriedAction } from '../auth/try-limit.js'
import type { Context } from '../context.js'
import { publicRoute, userRoute } from '../http/contract-route.js'
import { readSessionCookie } from '../http/session-cookie.js'
import { invalid, notSignedIn, Refusal } from '../refusal.js'
import {
  accountEmail,
  changePassword,
  replacePassword,
  requestReset,
  signUp,
  updateNames,
  verifyEmail,
} from '../store/accounts.js'
import { findUserByEmail } from '../store/sessions.js'

const DONE = { status: 200, data: null }

/** Accounts: sign-up, proof of the address, forgotten passwords, the own profile. */
export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, jobs, now } = context
  // The contract does not know the company's domain.
  const signUpHere = { ...endpoints.signUp, body: signUpSchema(config.domain) }

  /** Counts the call and answers the address as accounts know it. */
  async function counted(action: TriedAction, text: string, request: FastifyRequest): Promise<string> {
    const email = accountEmail(text)
    await countTry(db, { action, email, address: request.ip }, now())
    return email
  }

  publicRoute(app, context, signUpHere, async ({ body, request }) => {
    const { password, confirmPassword: _, ...account } = body
    requireGoodPassword(config, password)
    const email = await counted('signup', account.email, request)
    await signUp(context, { ...account, email, passwordHash: await hashPassword(password) })
    void jobs.poke('send-mail')
    return { status: 200 as const, user: { first_name: account.firstName, last_name: account.lastName, email } }
  })

  publicRoute(app, context, endpoints.verify, async ({ body, request }) => {
    const email = await counted('verify', body.email, request)
    if (accountEmail(emailOfVerifyCode(body.code) ?? '') !== email) throw new Refusal(400, ACCOUNT_MESSAGES.verifyLink)
    await verifyEmail(context, email, body.verifyToken)
    return DONE
  })

  publicRoute(app, context, endpoints.forgotPassword, async ({ body, request }) => {
    await requestReset(context, await counted('forgot', body.email, request))
    void jobs.poke('send-mail')
    return DONE
  })

  publicRoute(app, context, endpoints.changePassword, async ({ body, request }) => {
    requireGoodPassword(config, body.password)
    const email = await counted('change', body.username, request)
    await changePassword(context, { email, token: body.code, passwordHash: await hashPassword(body.password) })
    void jobs.poke('send-mail')
    return DONE
  })

  userRoute(app, context, endpoints.updatePassword, async ({ body, session, request }) => {
    requireGoodPassword(config, body.password)
    const { email } = session.user
    const tries = { action: 'change', email, address: request.ip } as const
    await countTry(db, tries, now())
    const found = await findUserByEmail(db, email)
    // 400, because 401 would sign the caller out.
    const refuse = () => invalid([{ path: ['currentPassword'], message: ACCOUNT_MESSAGES.wrongPassword }])
    if (!found || !(await checkPassword(found.passwordHash, body.currentPassword))) throw refuse()
    const isChanged = await replacePassword(context, {
      user: found.user,
      from: found.passwordHash,
      to: await hashPassword(body.password),
      keep: readSessionCookie(config, request),
    })
    if (!isChanged) throw refuse()
    await forgetTries(db, tries)
    void jobs.poke('send-mail')
    return DONE
  })

  userRoute(app, context, endpoints.updateProfile, async ({ body, session }) => {
    const updated = await updateNames(db, session.user.id, body)
    if (!updated) throw notSignedIn()
    return { status: 200, data: updated }
  })
}
