import { S3Error } from '../s3-error.js'
import { queryValue, type S3Request } from './s3-request.js'
import { ALGORITHM, type Scope } from './sigv4.js'

/** Signature of a request, in its Authorization header or in its query. */
export interface RequestSignature {
  accessKeyId: string
  scope: Scope
  /** Time of the signature as 'YYYYMMDDTHHMMSSZ'. */
  time: string
  /** Names of the signed headers in lower case. */
  signedHeaders: string[]
  /** Hexadecimal digits. */
  signature: string
  sessionToken: string | undefined
  /** Hexadecimal SHA-256 of the body, or the text that stands for it. */
  payloadHash: string
  /** Lifetime of a presigned URL in seconds; undefined for a header. */
  lifetimeSeconds: number | undefined
}

/** Longest lifetime of a presigned URL in seconds, as in Amazon S3. */
const MAX_LIFETIME_SECONDS = 7 * 24 * 3600

const CREDENTIAL = /^([\w-]{1,128})\/(\d{8})\/([\w-]+)\/(\w+)\/aws4_request$/
const TIME = /^\d{8}T\d{6}Z$/
const HEX = /^[0-9a-f]{64}$/
const AUTHORIZATION = /^AWS4-HMAC-SHA256 Credential=([^\s,]+),\s*SignedHeaders=([^\s,]+),\s*Signature=([^\s,]+)$/

type Parts = Pick<RequestSignature, 'time' | 'signature' | 'signedHeaders'>

/** Returns the access key and the scope. Throws unless they and the rest have the right form. */
function readCredential(credential: string, { time, signature, signedHeaders }: Parts, wrong: () => S3Error) {
  const [, accessKeyId = '', day = '', region = '', service = ''] = CREDENTIAL.exec(credential) ?? []
  const isComplete = accessKeyId !== '' && TIME.test(time) && time.startsWith(day) && HEX.test(signature)
  if (!isComplete || !signedHeaders.includes('host')) throw wrong()
  return { accessKeyId, scope: { day, region, service } }
}

function fromHeader(request: S3Request, authorization: string): RequestSignature {
  const wrong = () => new S3Error('AuthorizationHeaderMalformed')
  const [, credential, names = '', signature = ''] = AUTHORIZATION.exec(authorization) ?? []
  if (credential === undefined) throw wrong()
  const parts = { time: request.header('x-amz-date') ?? '', signature, signedHeaders: names.split(';') }
  const payloadHash = request.header('x-amz-content-sha256')
  if (payloadHash === undefined) throw new S3Error('InvalidRequest', 'The header x-amz-content-sha256 is missing.')
  return {
    ...readCredential(credential, parts, wrong),
    ...parts,
    sessionToken: request.header('x-amz-security-token'),
    payloadHash,
    lifetimeSeconds: undefined,
  }
}

function fromQuery(request: S3Request): RequestSignature {
  const wrong = () => new S3Error('AuthorizationQueryParametersError')
  const value = (name: string) => queryValue(request, name) ?? ''
  const parts = {
    time: value('X-Amz-Date'),
    signature: value('X-Amz-Signature'),
    signedHeaders: value('X-Amz-SignedHeaders').split(';'),
  }
  const lifetimeSeconds = /^\d{1,6}$/.test(value('X-Amz-Expires')) ? Number(value('X-Amz-Expires')) : 0
  const isInLimits = lifetimeSeconds >= 1 && lifetimeSeconds <= MAX_LIFETIME_SECONDS
  if (value('X-Amz-Algorithm') !== ALGORITHM || !isInLimits) throw wrong()
  return {
    ...readCredential(value('X-Amz-Credential'), parts, wrong),
    ...parts,
    sessionToken: queryValue(request, 'X-Amz-Security-Token'),
    payloadHash:
      queryValue(request, 'X-Amz-Content-Sha256') ?? request.header('x-amz-content-sha256') ?? 'UNSIGNED-PAYLOAD',
    lifetimeSeconds,
  }
}

/** Reads the signature of a request. Throws an `S3Error` if there is none or it is malformed. */
export function readSignature(request: S3Request): RequestSignature {
  const authorization = request.header('authorization')
  const isPresigned = queryValue(request, 'X-Amz-Algorithm') !== undefined
  if (authorization !== undefined && isPresigned)
    throw new S3Error('InvalidArgument', 'A request has one signature: in its header or in its query.')
  if (isPresigned) return fromQuery(request)
  if (authorization === undefined) throw new S3Error('AccessDenied')
  return fromHeader(request, authorization)
}
