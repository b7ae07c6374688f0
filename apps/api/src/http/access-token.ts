import type { Endpoint } from '@placard/domain/api'
import { ACCESS_TOKEN_MESSAGES } from '@placard/domain/internal/account'
import { MINUTE_MS } from '@placard/domain/internal/dates'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.js'
import { hashContent } from '../secrets.js'
import { findAccessToken, type TokenInUse } from '../store/accounts/access-tokens.js'
import type { HttpParts } from './http-parts.js'
import { countRequest } from './rate-limit.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Access that an access token needs for the route. @default 'none' */
    tokens?: Endpoint['tokens']
  }
}

/** Requests with one access token per minute. */
export const TOKEN_REQUESTS_PER_MINUTE = 600

/** Returns the access token that a request is made with, if any. */
export const readBearer = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]

/** Returns the access token of a secret. Throws a `Refusal` if it is not valid, or does not allow this route. */
export async function requireAccessToken(
  { db, now }: Pick<HttpParts, 'db' | 'now'>,
  request: FastifyRequest,
  secret: string,
): Promise<TokenInUse> {
  const token = await findAccessToken(db, secret, now())
  if (!token) throw new Refusal('signed-out', ACCESS_TOKEN_MESSAGES.invalid)
  const { hits, remainingMs } = await countRequest(db, hashContent(`access token ${token.id}`), MINUTE_MS)
  if (hits > TOKEN_REQUESTS_PER_MINUTE) {
    const retryAfter = Math.max(1, Math.ceil(remainingMs / 1000))
    throw new Refusal(
      'too-many',
      `Too many requests with this access token. Wait ${retryAfter} seconds and try again.`,
      {
        retryAfter,
      },
    )
  }
  const { tokens: needed = 'none' } = request.routeOptions.config
  if (needed === 'none') throw new Refusal('forbidden', ACCESS_TOKEN_MESSAGES.notAllowed)
  if (needed === 'write' && token.access === 'read') throw new Refusal('forbidden', ACCESS_TOKEN_MESSAGES.readOnly)
  if (needed !== 'issued' && token.parentID !== null)
    throw new Refusal('forbidden', ACCESS_TOKEN_MESSAGES.notByShortLived)
  return token
}
