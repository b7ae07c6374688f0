import { LRUCache } from 'lru-cache'
import type { Context } from '../context.js'
import { S3Error } from '../s3-error.js'
import { isSameSecret } from '../secrets.js'
import { isSessionValid } from '../store/accounts/sessions.js'
import { type FileAccess, REGION, readFileAccess } from './file-access.js'
import { type RequestSignature, readSignature } from './read-signature.js'
import type { S3Request } from './s3-request.js'
import { type ChunkSigner, createChunkSigner, deriveSigningKey, type SignedRequest, signRequest } from './sigv4.js'

/** Authenticated request. */
export interface S3Session {
  access: FileAccess
  /** Hexadecimal SHA-256 of the body, or the text that stands for it. */
  payloadHash: string
  /** Creates the signer of the body's chunks. */
  chunkSigner: () => ChunkSigner
}

/** Maximum difference in ms between the clocks of client and server, as in Amazon S3. */
const MAX_SKEW_MS = 15 * 60_000
/** Time in ms for which a session is known to be valid: credentials outlive their session no longer than this. */
const VALID_MS = 5000

const SESSION_ENDED = 'The session that requested the credentials has ended.'

function requireTime({ time, lifetimeSeconds }: RequestSignature, now: Date): void {
  const [, year, month, day, hour, minute, second] = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(time) ?? []
  const signedAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  const age = now.getTime() - signedAt
  if (lifetimeSeconds !== undefined && age > lifetimeSeconds * 1000)
    throw new S3Error('AccessDenied', 'The presigned URL has expired.')
  const isSkewed = lifetimeSeconds === undefined ? Math.abs(age) > MAX_SKEW_MS : age < -MAX_SKEW_MS
  if (Number.isNaN(age) || isSkewed) throw new S3Error('RequestTimeTooSkewed')
}

/** Throws if a header that changes the request's meaning is not signed. */
function requireSignedHeaders({ headerNames }: S3Request, { signedHeaders }: RequestSignature): void {
  const unsigned = headerNames.find((name) => name.startsWith('x-amz-') && !signedHeaders.includes(name))
  if (unsigned !== undefined) throw new S3Error('AccessDenied', `The header ${unsigned} is not signed.`)
}

/** Hosts that the client may have signed: a proxy before this server may have changed the header. */
function signedHosts(request: S3Request, { publicUrl }: Context['config']): string[] {
  const { host } = new URL(publicUrl)
  return [...new Set([request.header('host') ?? host, host])]
}

/** Creates the check of signatures (AWS Signature Version 4) and of the sessions that requested the credentials. */
export function createAuthentication({
  config,
  db,
  now,
  credentialSigner,
}: Pick<Context, 'config' | 'db' | 'now' | 'credentialSigner'>): (request: S3Request) => Promise<S3Session> {
  const valid = new LRUCache<string, true>({
    max: 1000,
    ttl: VALID_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  })

  async function requireSession({ sessionKey }: FileAccess): Promise<void> {
    if (valid.has(sessionKey)) return
    if (!(await isSessionValid(db, sessionKey, now()))) throw new S3Error('ExpiredToken', SESSION_ENDED)
    valid.set(sessionKey, true)
  }

  return async (request) => {
    const found = readSignature(request)
    const { accessKeyId, scope, time, signature, payloadHash } = found
    if (scope.region !== REGION || scope.service !== 's3')
      throw new S3Error('AuthorizationHeaderMalformed', `The scope of the signature is not ${REGION}/s3.`)
    const { access, secretAccessKey } = readFileAccess(credentialSigner, { ...found, accessKeyId, now: now() })
    const signer = { signingKey: deriveSigningKey(secretAccessKey, scope), time, scope }
    const isRight = signedHosts(request, config).some((host) => {
      const headers = found.signedHeaders.map((name): SignedRequest['headers'][number] => [
        name,
        name === 'host' ? host : (request.header(name) ?? ''),
      ])
      const query = request.query.filter(([name]) => name !== 'X-Amz-Signature')
      return isSameSecret(signature, signRequest({ ...request, query, headers, payloadHash }, signer))
    })
    if (!isRight) throw new S3Error('SignatureDoesNotMatch')
    requireTime(found, now())
    requireSignedHeaders(request, found)
    await requireSession(access)
    return { access, payloadHash, chunkSigner: () => createChunkSigner(signature, signer) }
  }
}
