import type { Problem } from '../problem/problem.js'
import { countCharacters } from '../text/count-characters.js'
import { isStorable } from '../text/stored-text.js'
import type { User } from '../user/user.js'

/** How long a session lasts when the server names no expiry, in ms. */
export const DEFAULT_SESSION_MS = 24 * 3_600_000

/** Within this time of the last request the session check is answered without the server, in ms. */
export const SESSION_RECHECK_MS = 6000

/** A moment with its zone, the way the API writes expiries: '2025-10-14 10:00:00.000000', 3, 'UTC'. */
export interface Expiry {
  date: string
  timezone_type: number
  timezone: string
}

/** Writes a moment as an expiry in UTC. */
export const toExpiry = (moment: Date): Expiry => ({
  date: moment.toISOString().replace('T', ' ').replace('Z', '000'),
  timezone_type: 3,
  timezone: 'UTC',
})

/** The moment of an expiry, which is always in UTC. */
export const expiryMoment = (expiry: Expiry): Date => new Date(`${expiry.date.slice(0, 23).replace(' ', 'T')}Z`)

/** The signed-in user as a browser stores it. Times are ms since 1970; `clockOffset` is server minus client clock. */
export interface Session {
  user: User
  expiry: Expiry
  location?: unknown
  lastRequest: number
  lastLogin: number
  clockOffset: number
}

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

/** Longest e-mail, in characters. */
export const MAX_USERNAME_LENGTH = 254

/** Longest password, in characters. */
export const MAX_PASSWORD_LENGTH = 1024

/** What is said about the two fields of the sign-in form. */
export const LOGIN_MESSAGES = {
  username: 'Fill in your email',
  password: 'Fill in your password at least 6 characters long',
} as const

/** What the sign-in form gives. */
export interface LoginInput {
  username: string
  password: string
  remember: boolean
}

const isWithin = (text: string, most: number) =>
  countCharacters(text) >= MIN_CREDENTIAL_LENGTH && countCharacters(text) <= most

/** What is wrong with what was typed to sign in: as `loginInputSchema` finds it, which the first screen need not wait for. */
export function loginProblems({ username, password }: LoginInput): Problem[] {
  const isRight = {
    username: isWithin(username, MAX_USERNAME_LENGTH) && isStorable(username),
    password: isWithin(password, MAX_PASSWORD_LENGTH),
  }
  return (['username', 'password'] as const)
    .filter((path) => !isRight[path])
    .map((path) => ({ path, message: LOGIN_MESSAGES[path] }))
}

/** What a failed sign-in says when the server gives no words. */
export const SIGN_IN_FALLBACK = 'Sign up failed!'

/** What a failed sign-up says when the server gives no words. */
export const SIGN_UP_FALLBACK = 'Sign up failed!'

/** What a failed verification of an e-mail says when the server gives no words. */
export const VERIFICATION_FALLBACK = 'Verification failed!'
