import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:')
/** The session cookie's name. The prefix makes browsers refuse it from anywhere but this very host over https. */
export const cookieName = (config: Config) => (isSecure(config) ? '__Host-placard' : 'placard')
const attributes = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) }) as const

/** The session secret that a request brings, if any. */
export const readSessionCookie = (config: Config, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(config)]

/** Hands a session secret to the browser: until `expires`, or until it is closed. */
export function writeSessionCookie(config: Config, reply: FastifyReply, secret: string, expires?: Date): void {
  reply.setCookie(cookieName(config), secret, { ...attributes(config), ...(expires && { expires }) })
}

/** Makes the browser forget its session. */
export const clearSessionCookie = (config: Config, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieName(config), attributes(config))
