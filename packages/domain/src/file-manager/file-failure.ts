import { ApiError, errorText } from '../problem/problem.js'

/** Reason why a request to the file store failed. @experimental */
export type FileFailureKind =
  | 'region'
  | 'bucket'
  | 'denied'
  | 'cors'
  | 'blocked'
  | 'clock'
  | 'offline'
  | 'unreachable'
  | 'full'
  | 'too-large'
  | 'expired'
  | 'credentials'
  | 'missing'
  | 'exists'
  | 'busy'
  | 'cancelled'
  | 'other'

/** Failed request as it is shown to the user. @experimental */
export interface FileFailure {
  kind: FileFailureKind
  /** Short title without a period. */
  title: string
  /** Sentences that say what happened and what to do next. */
  message: string
  /** Time in ms after which the service asks to try again, if it names one. */
  retryAfterMs?: number | undefined
}

/** Circumstances of a failed request. @experimental */
export interface FailureContext {
  bucket: string
  region: string
  /** False if the browser reports that it is offline. @default true */
  isOnline?: boolean
  /**
   * True if the service answers requests without CORS: then a network failure means that the bucket lacks a CORS
   * rule. @default unknown
   */
  isReachable?: boolean | undefined
  /** True if the page's own Content Security Policy forbids requests to the service. @default false */
  isBlocked?: boolean
}

/** Error codes of S3, Cognito and compatible services. */
const KIND_BY_CODE: Readonly<Record<string, FileFailureKind>> = {
  PermanentRedirect: 'region',
  TemporaryRedirect: 'region',
  AuthorizationHeaderMalformed: 'region',
  IllegalLocationConstraintException: 'region',
  NoSuchBucket: 'bucket',
  InvalidBucketName: 'bucket',
  AccessDenied: 'denied',
  AllAccessDisabled: 'denied',
  AccountProblem: 'denied',
  Forbidden: 'denied',
  RequestTimeTooSkewed: 'clock',
  QuotaExceeded: 'full',
  StorageQuotaExceeded: 'full',
  InsufficientStorage: 'full',
  XMinioStorageFull: 'full',
  EntityTooLarge: 'too-large',
  ExpiredToken: 'expired',
  ExpiredTokenException: 'expired',
  TokenRefreshRequired: 'expired',
  RequestExpired: 'expired',
  InvalidToken: 'expired',
  InvalidAccessKeyId: 'expired',
  SignatureDoesNotMatch: 'credentials',
  CredentialsProviderError: 'credentials',
  NotAuthorizedException: 'credentials',
  ResourceNotFoundException: 'credentials',
  InvalidIdentityPoolConfigurationException: 'credentials',
  NoSuchKey: 'missing',
  NoSuchUpload: 'missing',
  NotFound: 'missing',
  PreconditionFailed: 'exists',
  ConditionalRequestConflict: 'exists',
  SlowDown: 'busy',
  SlowDownRead: 'busy',
  SlowDownWrite: 'busy',
  RequestLimitExceeded: 'busy',
  Throttling: 'busy',
  ThrottlingException: 'busy',
  TooManyRequests: 'busy',
  ServiceUnavailable: 'busy',
  TooManyRequestsException: 'busy',
  InternalError: 'busy',
  AbortError: 'cancelled',
}

/** Meaning of a status without an error code, such as that of a HEAD request. */
const KIND_BY_STATUS: Readonly<Record<number, FileFailureKind>> = {
  301: 'region',
  307: 'region',
  403: 'denied',
  404: 'missing',
  409: 'exists',
  412: 'exists',
  413: 'too-large',
  429: 'busy',
  500: 'busy',
  502: 'busy',
  503: 'busy',
  504: 'busy',
  507: 'full',
}

/** Parts of an SDK error that tell its reason. */
interface ErrorFacts {
  name: string
  message: string
  status: number | undefined
  /** Region of the bucket, which S3 names if another one was asked. */
  region: string | undefined
  retryAfterMs: number | undefined
}

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Parses a number of seconds. Services also send dates, which are of no use with the clock of the browser. */
const parseSeconds = (seconds: unknown) =>
  typeof seconds === 'string' && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined

function readFacts(error: unknown): ErrorFacts {
  if (typeof error !== 'object' || error === null)
    return { name: '', message: '', status: undefined, region: undefined, retryAfterMs: undefined }
  const { name, Code, message, $metadata, $response, Region } = error as Record<string, unknown>
  const metadata = $metadata as { httpStatusCode?: unknown } | undefined
  const response = $response as { headers?: Record<string, unknown> } | undefined
  return {
    name: toText(Code) ?? toText(name) ?? '',
    message: toText(message) ?? '',
    status: typeof metadata?.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined,
    region: toText(Region) ?? toText(response?.headers?.['x-amz-bucket-region']),
    retryAfterMs: error instanceof ApiError ? error.retryAfterMs : parseSeconds(response?.headers?.['retry-after']),
  }
}

/** Messages of browsers for a request that got no response. */
const NETWORK = /failed to fetch|networkerror|load failed|network request failed|timed? ?out|ERR_/i
const NETWORK_NAMES = new Set(['TypeError', 'NetworkError', 'TimeoutError'])

function findKind(error: unknown, { name, message, status }: ErrorFacts, context: FailureContext): FileFailureKind {
  if (error instanceof ApiError) {
    if (KIND_BY_STATUS[error.status] === 'busy') return 'busy'
    if (error.status !== 0) return 'credentials'
    return context.isOnline === false ? 'offline' : 'unreachable'
  }
  const failureKind = KIND_BY_CODE[name]
  if (failureKind) return failureKind
  if (status === undefined && NETWORK_NAMES.has(name) && NETWORK.test(message)) {
    if (context.isOnline === false) return 'offline'
    if (context.isBlocked) return 'blocked'
    return context.isReachable === true ? 'cors' : 'unreachable'
  }
  return (status !== undefined && KIND_BY_STATUS[status]) || 'other'
}

/** Says that a bucket is not in the region of the settings, and in which one it is if S3 has named it. */
function regionMessage({ bucket, region }: FailureContext, actual: string | undefined): string {
  if (bucket === '') return `The bucket is not in ${region}.`
  return actual === undefined || actual === region
    ? `The bucket “${bucket}” is not in ${region}.`
    : `The bucket “${bucket}” is not in ${region} but in ${actual}.`
}

const blockedMessage = ({ bucket }: FailureContext) =>
  bucket === ''
    ? 'This installation doesn’t let the browser connect to the bucket.'
    : `This installation doesn’t let the browser connect to “${bucket}”.`

/** Explains a failed request to the file store: its kind, a title and what to do next. @experimental */
export function fileFailure(error: unknown, context: FailureContext): FileFailure {
  const facts = readFacts(error)
  const kind = findKind(error, facts, context)
  const { bucket } = context
  const texts: Record<FileFailureKind, readonly [title: string, message: string]> = {
    region: ['Wrong region', `${regionMessage(context, facts.region)} Change the region in the bucket settings.`],
    bucket: [
      'Bucket not found',
      `${bucket === '' ? 'The bucket doesn’t exist.' : `There is no bucket named “${bucket}”.`} Check its name in the bucket settings.`,
    ],
    denied: ['Access denied', 'You don’t have access to these files. Ask the manager of the bucket for access.'],
    cors: [
      'The bucket doesn’t allow this site',
      'Its CORS configuration lacks a rule for this site. Add the rule below to the bucket, then try again.',
    ],
    blocked: [
      'This bucket is not allowed here',
      `${blockedMessage(context)} Ask your administrator to allow it, or select another bucket.`,
    ],
    clock: [
      'The time of this device is wrong',
      'It differs from the server’s by more than 15 minutes. Correct the date and time, then try again.',
    ],
    offline: ['You’re offline', 'Check your connection, then try again.'],
    unreachable: ['Couldn’t reach the file store', 'Check your connection, then try again.'],
    full: ['No space left', 'The bucket has reached its limit. Delete files you no longer need, then try again.'],
    'too-large': ['File too large', 'It’s larger than the bucket allows.'],
    expired: ['Your access has expired', 'It was renewed, but refused again. Sign in again to continue.'],
    credentials: [
      'No access to the file store',
      error instanceof ApiError
        ? errorText(error, 'Ask your administrator to set up the file manager.')
        : 'The credentials were refused. Check the identity pool in the bucket settings, or ask your administrator.',
    ],
    missing: ['No longer there', 'It was moved or deleted in the meantime. Reload the folder.'],
    exists: ['Name taken', 'A file with this name was added in the meantime.'],
    busy: [
      'The file store is busy',
      errorText(error instanceof ApiError ? error : undefined, 'Try again in a moment.'),
    ],
    cancelled: ['Cancelled', 'It was cancelled.'],
    other: ['Something went wrong', facts.message === '' ? 'Please try again.' : facts.message],
  }
  const [title, message] = texts[kind]
  return { kind, title, message, ...(facts.retryAfterMs !== undefined && { retryAfterMs: facts.retryAfterMs }) }
}

/** Failures that may be gone a moment later without the user doing anything. */
const PASSING: ReadonlySet<FileFailureKind> = new Set(['offline', 'unreachable', 'busy'])

/** Returns true if the same request may succeed once the connection or the service is back. @experimental */
export const isPassingFailure = ({ kind }: Pick<FileFailure, 'kind'>): boolean => PASSING.has(kind)

/** First and longest pause in ms before a retry, if the service names none. */
const [FIRST_PAUSE_MS, LAST_PAUSE_MS] = [2_000, 60_000]

/**
 * Returns the time in ms to wait before the next attempt: what the service asks for, else 2 s, doubled with each
 * failure up to a minute. `failures` is the number of failed attempts, from 1. @experimental
 */
export const retryPauseMs = ({ retryAfterMs }: Pick<FileFailure, 'retryAfterMs'>, failures: number): number =>
  retryAfterMs ?? Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LAST_PAUSE_MS)
