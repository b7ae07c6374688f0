import * as z from 'zod'
import { isStorable } from '../text/stored-text.js'
import { userSchema } from '../user/user.js'

/** How long a session lasts when the server names no expiry, in ms. */
export const DEFAULT_SESSION_MS = 24 * 3_600_000

/** Within this time of the last request the session check is answered without the server, in ms. */
export const SESSION_RECHECK_MS = 6000

/** A moment with its zone, the way the API writes expiries: '2025-10-14 10:00:00.000000', 3, 'UTC'. */
export const expirySchema = z.object({
  date: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d+)?$/),
  timezone_type: z.number().int(),
  timezone: z.string(),
})
export type Expiry = z.infer<typeof expirySchema>

/** Writes a moment as an expiry in UTC. */
export const toExpiry = (moment: Date): Expiry => ({
  date: moment.toISOString().replace('T', ' ').replace('Z', '000'),
  timezone_type: 3,
  timezone: 'UTC',
})

/** The moment of an expiry, which is always in UTC. */
export const expiryMoment = (expiry: Expiry): Date => new Date(`${expiry.date.slice(0, 23).replace(' ', 'T')}Z`)

/** The signed-in user as a browser stores it. Times are ms since 1970; `clockOffset` is server minus client clock. */
export const sessionSchema = z.object({
  user: userSchema,
  expiry: expirySchema,
  location: z.unknown(),
  lastRequest: z.number(),
  lastLogin: z.number(),
  clockOffset: z.number(),
})
export type Session = z.infer<typeof sessionSchema>

/** Whether a stored session is still valid, judged by the server's clock. */
export const isSessionValid = (session: Session, now: number): boolean =>
  expiryMoment(session.expiry).getTime() > now + session.clockOffset

/** Whether the session check may be answered from the stored session. */
export const isSessionFresh = (session: Session, now: number): boolean =>
  isSessionValid(session, now) && now - session.lastRequest < SESSION_RECHECK_MS

/** A login older than this is welcomed back, in ms. */
export const WELCOME_BACK_MS = 100_000

/** Shortest e-mail and password, in characters. */
export const MIN_CREDENTIAL_LENGTH = 6

const NO_EMAIL = 'Fill in your email'
const NO_PASSWORD = 'Fill in your password at least 6 characters long'

/** The sign-in form and the body of POST /login. */
export const loginInputSchema = z.object({
  username: z.string(NO_EMAIL).min(MIN_CREDENTIAL_LENGTH, NO_EMAIL).max(254, NO_EMAIL).refine(isStorable, NO_EMAIL),
  password: z.string(NO_PASSWORD).min(MIN_CREDENTIAL_LENGTH, NO_PASSWORD).max(1024, NO_PASSWORD),
  remember: z.boolean().default(false),
})
export type LoginInput = z.infer<typeof loginInputSchema>

/** What a failed sign-in says when the server gives no words. */
export const SIGN_IN_FALLBACK = 'Sign up failed!'

/** What a failed sign-up says when the server gives no words. */
export const SIGN_UP_FALLBACK = 'Sign up failed!'

/** What a failed verification of an e-mail says when the server gives no words. */
export const VERIFICATION_FALLBACK = 'Verification failed!'
