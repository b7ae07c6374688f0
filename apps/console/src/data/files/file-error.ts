import { ApiError } from '@placard/domain/api'
import { type FileFailure, fileFailure } from '@placard/domain/internal/files'
import type { FileAccess } from './file-access.js'

/** Error of a request to the file store, with the explanation for the user. */
export class FileStoreError extends Error {
  readonly failure: FileFailure

  constructor(failure: FileFailure, cause: unknown) {
    super(failure.message, { cause })
    this.name = 'FileStoreError'
    this.failure = failure
  }
}

/** Time in ms after which an unreachable service counts as such. */
const PROBE_MS = 5_000

/** Bucket of a failed request. */
type Place = Pick<FileAccess, 'bucket' | 'region'> & { endpoint?: string | undefined }

const serviceUrl = ({ endpoint, bucket, region }: Place) =>
  new URL(endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com/`, window.location.origin)

/** Origins to which the page's Content Security Policy has forbidden a request. */
const blocked = new Set<string>()

if (typeof document !== 'undefined')
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    if (effectiveDirective === 'connect-src' && URL.canParse(blockedURI)) blocked.add(new URL(blockedURI).origin)
  })

/** Returns whether the policy forbids requests to the service, or to the identity pool with its credentials. */
async function isBlocked(url: URL): Promise<boolean> {
  // The browser reports a violation in a task after the request has failed.
  await new Promise((resolve) => setTimeout(resolve))
  return [...blocked].some((origin) => origin === url.origin || origin.startsWith('https://cognito-identity.'))
}

/** Returns whether the service answers at all; a request without CORS needs no rule of the bucket. */
async function isReachable(url: URL): Promise<boolean | undefined> {
  if (url.origin === window.location.origin) return undefined
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(PROBE_MS) })
    return true
  } catch {
    return false
  }
}

/** Explains a failed request; contacts the bucket to find out why the network failed. */
export async function explainFileError(error: unknown, place: Place): Promise<FileStoreError> {
  if (error instanceof FileStoreError) return error
  const { bucket, region } = place
  const isOnline = typeof navigator === 'undefined' || navigator.onLine !== false
  const first = fileFailure(error, { bucket, region, isOnline })
  // Without an answer of the API, nothing was asked of the bucket, whose name may not even be known.
  const isOfBucket = first.kind === 'unreachable' && !(error instanceof ApiError)
  if (!isOfBucket || typeof window === 'undefined') return new FileStoreError(first, error)
  const url = serviceUrl(place)
  const reachable = await isReachable(url)
  const context = { bucket, region, isReachable: reachable, isBlocked: await isBlocked(url) }
  return new FileStoreError(fileFailure(error, context), error)
}

/** Runs requests to the file store; throws a `FileStoreError` if they fail. */
export async function explained<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw await explainFileError(error, place)
  }
}
