import * as z from 'zod'
import { ACCOUNT_MESSAGES, passwordSchema, usernameSchema } from '../account/credentials.js'
import { userSchema } from '../user/user.js'

/** Duration of a session in ms if the server sends no expiry. */
export const DEFAULT_SESSION_MS = 24 * 3_600_000

/** Time in ms after the last request in which the session check needs no request. */
export const SESSION_RECHECK_MS = 6000

/** Age in ms of a sign-in from which its user is welcomed back. */
export const WELCOME_BACK_MS = 100_000

/** Schema of an expiry as the API writes it: '2025-10-14 10:00:00.000000', 3, 'UTC'. */
export const expirySchema = z.object({
  date: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d+)?$/),
  timezone_type: z.number().int(),
  timezone: z.string(),
})
export type Expiry = z.infer<typeof expirySchema>

/** Formats a time as an expiry in UTC. */
export const toExpiry = (moment: Date): Expiry => ({
  date: moment.toISOString().replace('T', ' ').replace('Z', '000'),
  timezone_type: 3,
  timezone: 'UTC',
})

/** Returns the time of an expiry, which is always in UTC. */
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

/** Parses a stored session; undefined if it is invalid. */
export const readSession = (value: unknown): Session | undefined => sessionSchema.safeParse(value).data

/** Returns true while the server's clock is before the expiry. */
export const isSessionValid = (session: Session, now: number): boolean =>
  expiryMoment(session.expiry).getTime() > now + session.clockOffset

/** Returns true while the stored session needs no check by the server. */
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
 * Error message of a failed sign-in without one from the server. The specification requires the same text as for
 * sign-up ("Sign in failure: … the fallback text is also 'Sign up failed!'").
 */
export const SIGN_IN_FALLBACK = 'Sign up failed!'

/** Error message of a failed sign-up without one from the server. */
export const SIGN_UP_FALLBACK = 'Sign up failed!'

/** Error message of a failed email verification without one from the server. */
export const VERIFICATION_FALLBACK = 'Verification failed!'
