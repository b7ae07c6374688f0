import { ACCOUNT_MESSAGES, type User } from '@placard/domain/account'
import type { FastifyRequest } from 'fastify'
import { clientAddress } from '../http/client-networks.js'
import { readDeviceCookie } from '../http/cookies.js'
import { checkPassword } from '../passwords.js'
import { invalid, type Refusal } from '../refusal.js'
import { findUserByEmail } from '../store/accounts/sessions.js'
import type { StoreParts } from '../store/store-parts.js'
import { registerAttempt, undoAttempt } from './login-throttle.js'

/** Returns the error for a wrong password of a signed-in user. Its status is 400, because 401 would sign them out. */
export const wrongPassword = (field: string): Refusal =>
  invalid([{ path: [field], message: ACCOUNT_MESSAGES.wrongPassword }])

/**
 * Checks the password of a signed-in user before a change that a stolen session must not make, and returns its hash.
 * Wrong ones are limited like other guesses. Throws a `Refusal` with the problem at `field`.
 */
export async function confirmPassword(
  context: StoreParts,
  request: FastifyRequest,
  { user: { email }, password, field }: { user: Pick<User, 'email'>; password: string; field: string },
): Promise<string> {
  const { db, now } = context
  const client = { address: clientAddress(request), device: readDeviceCookie(context, request, email) }
  const attempt = { action: 'change', email, ...client } as const
  await registerAttempt(db, attempt, now())
  const found = await findUserByEmail(db, email)
  if (!found || !(await checkPassword(found.passwordHash, password))) throw wrongPassword(field)
  await undoAttempt(db, attempt)
  return found.passwordHash
}
