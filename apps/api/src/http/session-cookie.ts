import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:')

/** Returns the name of a cookie. Its prefix makes browsers refuse it from anywhere but this very host over https. */
export const hostCookieName = (config: Config, name: string): string => (isSecure(config) ? `__Host-${name}` : name)

/** Attributes of every cookie of ours. */
export const cookieAttributes = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) }) as const

/** The session cookie's name. */
export const cookieName = (config: Config): string => hostCookieName(config, 'placard')

/** The session secret that a request brings, if any. */
export const readSessionCookie = (config: Config, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(config)]

/** Hands a session secret to the browser: until `expires`, or until it is closed. */
export function writeSessionCookie(config: Config, reply: FastifyReply, secret: string, expires?: Date): void {
  reply.setCookie(cookieName(config), secret, { ...cookieAttributes(config), ...(expires && { expires }) })
}

/** Makes the browser forget its session, and pages and answers that it cached. Settings in its storage stay. */
export const clearSessionCookie = (config: Config, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieName(config), cookieAttributes(config)).header('clear-site-data', '"cache"')
