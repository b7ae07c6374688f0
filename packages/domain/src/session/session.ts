import * as z from 'zod'
import { ACCOUNT_MESSAGES, passwordSchema, usernameSchema } from '../account/credentials.js'
import { userSchema } from '../user/user.js'

/** Length of a session when the server names no expiry, in ms. */
export const DEFAULT_SESSION_MS = 24 * 3_600_000

/** Within this time of the last request the session check is answered without the server, in ms. */
export const SESSION_RECHECK_MS = 6000

/** Age of a login from which its user is welcomed back, in ms. */
export const WELCOME_BACK_MS = 100_000

/** Time with its zone as the API writes expiries: '2025-10-14 10:00:00.000000', 3, 'UTC'. */
export const expirySchema = z.object({
  date: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d+)?$/),
  timezone_type: z.number().int(),
  timezone: z.string(),
})
export type Expiry = z.infer<typeof expirySchema>

/** Writes a time as an expiry in UTC. */
export const toExpiry = (moment: Date): Expiry => ({
  date: moment.toISOString().replace('T', ' ').replace('Z', '000'),
  timezone_type: 3,
  timezone: 'UTC',
})

/** Reads the time of an expiry, which is always in UTC. */
export const expiryMoment = (expiry: Expiry): Date => new Date(`${expiry.date.slice(0, 23).replace(' ', 'T')}Z`)

/** Session as a browser stores it. Times are ms since 1970; `clockOffset` is server minus client clock in ms. */
const sessionSchema = z.object({
  user: userSchema,
  expiry: expirySchema,
  location: z.unknown().optional(),
  lastRequest: z.number(),
  lastLogin: z.number(),
  clockOffset: z.number(),
})
export type Session = z.infer<typeof sessionSchema>

/** Reads a stored session; undefined when it is damaged. */
export const readSession = (value: unknown): Session | undefined => sessionSchema.safeParse(value).data

/** True while the server's clock is before the expiry. */
export const isSessionValid = (session: Session, now: number): boolean =>
  expiryMoment(session.expiry).getTime() > now + session.clockOffset

/** True while the session check may be answered from the stored session. */
export const isSessionFresh = (session: Session, now: number): boolean =>
  isSessionValid(session, now) && now - session.lastRequest < SESSION_RECHECK_MS

/** Sign-in form and body of POST /login. */
export const loginInputSchema = z.object({
  username: usernameSchema,
  password: passwordSchema(ACCOUNT_MESSAGES.password),
  remember: z.boolean().default(false),
})
export type LoginInput = z.infer<typeof loginInputSchema>

/**
 * Text of a failed sign-in when the server sent none. The specification asks for the same text as for sign-up
 * ("Sign in failure: … the fallback text is also 'Sign up failed!'").
 */
export const SIGN_IN_FALLBACK = 'Sign up failed!'

/** Text of a failed sign-up when the server sent none. */
export const SIGN_UP_FALLBACK = 'Sign up failed!'

/** Text of a failed email verification when the server sent none. */
export const VERIFICATION_FALLBACK = 'Verification failed!'
