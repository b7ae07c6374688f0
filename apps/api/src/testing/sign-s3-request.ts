import { createHash } from 'node:crypto'
import type { Context } from '../context.js'
import { grantFileAccess } from '../s3/file-access.js'
import { ALGORITHM, deriveSigningKey, scopeText, signRequest } from '../s3/sigv4.js'
import { createSessionKey } from '../store/accounts/sessions.js'

/** Request to the embedded S3 endpoint. */
export interface UnsignedRequest {
  method: string
  /** Path and query as sent, with percent-encoding. */
  url: string
  body?: string | Buffer
}

const parseQueryValues = (query: string): [string, string][] =>
  query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return [decodeURIComponent(name), decodeURIComponent(value)]
    })

/** User with the cookie of a session. */
export interface CookieOwner {
  userID: string
  /** Cookie of `startUserSession`. */
  cookie: string
}

/** Returns the headers of a request that a user's credentials sign now. */
export function signS3Request(
  context: Pick<Context, 'config' | 'credentialSigner' | 'now'>,
  { userID, cookie }: CookieOwner,
  { method, url, body = '' }: UnsignedRequest,
): Record<string, string> {
  const given = grantFileAccess(
    context,
    { userID, sessionKey: createSessionKey(cookie.split('=')[1] ?? '') },
    context.now(),
  )
  const time = context
    .now()
    .toISOString()
    .replace(/[-:]|\.\d{3}/g, '')
  const scope = { day: time.slice(0, 8), region: given.region, service: 's3' }
  const payloadHash = createHash('sha256').update(body).digest('hex')
  const headers: [string, string][] = [
    ['host', new URL(context.config.publicUrl).host],
    ['x-amz-content-sha256', payloadHash],
    ['x-amz-date', time],
    ['x-amz-security-token', given.sessionToken],
  ]
  const [path = '', query = ''] = url.split('?')
  const signature = signRequest(
    { method, path, query: parseQueryValues(query), headers, payloadHash },
    { signingKey: deriveSigningKey(given.secretAccessKey, scope), time, scope },
  )
  const names = headers.map(([name]) => name).join(';')
  return {
    ...Object.fromEntries(headers),
    authorization: `${ALGORITHM} Credential=${given.accessKeyId}/${scopeText(scope)}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
