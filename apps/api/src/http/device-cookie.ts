import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import { randomSecret } from '../secrets.js'
import { cookieAttributes, hostCookieName } from './session-cookie.js'

const KEPT_SECONDS = 365 * 24 * 3600

const labelOf = (email: string) => `device ${email.trim().toLowerCase()}`

/**
 * Returns the id of a browser that has signed in to this account before, by its device cookie; see
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies. It signs nobody in: it only
 * keeps attempts made elsewhere from slowing this browser down.
 */
export const knownDevice = (
  { config, sealer }: Pick<Context, 'config' | 'sealer'>,
  request: FastifyRequest,
  email: string,
): string | undefined => {
  const cookie = request.cookies[hostCookieName(config, 'placard-device')]
  return cookie === undefined ? undefined : sealer.open(cookie, labelOf(email))
}

/** Marks the browser as a known device of an account whose owner has just proven to use it. */
export function rememberDevice(
  context: Pick<Context, 'config' | 'sealer'>,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const { config, sealer } = context
  const id = knownDevice(context, request, email) ?? randomSecret()
  const name = hostCookieName(config, 'placard-device')
  reply.setCookie(name, sealer.seal(id, labelOf(email)), { ...cookieAttributes(config), maxAge: KEPT_SECONDS })
}
