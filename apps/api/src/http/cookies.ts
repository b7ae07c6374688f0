import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import { randomSecret } from '../secrets.js'
import type { HttpParts } from './http-parts.js'

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:')

/** Returns the name of a cookie. Its prefix makes browsers refuse it from anywhere but this very host over https. */
export const hostCookieName = (config: Config, name: string): string => (isSecure(config) ? `__Host-${name}` : name)

/** Attributes of all cookies. */
export const cookieAttributes = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) }) as const

/** The session cookie's name. */
export const cookieName = (config: Config): string => hostCookieName(config, 'placard')

/** Returns the session secret of a request's cookie, if any. */
export const readSessionCookie = (config: Config, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(config)]

/** Returns whether a request sends a session cookie, which may be worth nothing. */
export const sendsSessionCookie = (config: Config, { headers }: FastifyRequest): boolean =>
  headers.cookie?.includes(`${cookieName(config)}=`) ?? false

/** Sets the session cookie: until `expires`, or until the browser is closed. */
export function writeSessionCookie(config: Config, reply: FastifyReply, secret: string, expires?: Date): void {
  reply.setCookie(cookieName(config), secret, { ...cookieAttributes(config), ...(expires && { expires }) })
}

/** Clears the session cookie and the browser's HTTP cache. Settings in its storage stay. */
export const clearSessionCookie = (config: Config, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieName(config), cookieAttributes(config)).header('clear-site-data', '"cache"')

const signUpLabel = (email: string) => `sign-up ${email}`
const signUpCookie = (config: Config) => hostCookieName(config, 'placard-signup')

/**
 * Returns the secret of a browser that has signed up with this address. With the token of the email, it proves that
 * one person chose the password and reads the mailbox.
 */
export const readSignUpCookie = (
  { config, sealer }: Pick<HttpParts, 'config' | 'sealer'>,
  request: FastifyRequest,
  email: string,
): string | undefined => {
  const cookie = request.cookies[signUpCookie(config)]
  return cookie === undefined ? undefined : sealer.open(cookie, signUpLabel(email))
}

/** Marks the browser that signs up with an address, for as long as the link of the email is valid. */
export function writeSignUpCookie(
  { config, sealer }: Pick<HttpParts, 'config' | 'sealer'>,
  reply: FastifyReply,
  { email, secret, lifeMs }: { email: string; secret: string; lifeMs: number },
): void {
  const sealed = sealer.seal(secret, signUpLabel(email))
  reply.setCookie(signUpCookie(config), sealed, { ...cookieAttributes(config), maxAge: lifeMs / 1000 })
}

/** Clears the cookie of a sign-up that is complete. */
export const clearSignUpCookie = (config: Config, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(signUpCookie(config), cookieAttributes(config))

const KEPT_SECONDS = 365 * 24 * 3600

const createLabel = (email: string) => `device ${email.trim().toLowerCase()}`

/**
 * Returns the id of a browser that has signed in to this account before, by its device cookie; see
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies. It signs nobody in: it only
 * keeps attempts made elsewhere from slowing this browser down.
 */
export const readDeviceCookie = (
  { config, sealer }: Pick<HttpParts, 'config' | 'sealer'>,
  request: FastifyRequest,
  email: string,
): string | undefined => {
  const cookie = request.cookies[hostCookieName(config, 'placard-device')]
  return cookie === undefined ? undefined : sealer.open(cookie, createLabel(email))
}

/** Marks the browser as a known device of an account whose owner has just proven to use it. */
export function writeDeviceCookie(
  context: Pick<HttpParts, 'config' | 'sealer'>,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const { config, sealer } = context
  const id = readDeviceCookie(context, request, email) ?? randomSecret()
  const name = hostCookieName(config, 'placard-device')
  reply.setCookie(name, sealer.seal(id, createLabel(email)), { ...cookieAttributes(config), maxAge: KEPT_SECONDS })
}
