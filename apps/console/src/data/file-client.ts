import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { XhrHttpHandler } from '@aws-sdk/xhr-http-handler'
import { fileFailure } from '@placard/domain'
import type { FileAccess } from './file-access.js'

/** Checksums are required by few calls, and computing them for files fails in browsers. */
const CHECKSUMS = {
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const

/**
 * Signatures need no cookies, and the browser's cache would change the signed header Range of a part that it knows
 * already.
 */
const REQUESTS = { credentials: 'omit', cache: 'no-store' } as const

/**
 * Adds Content-MD5 to requests that delete several objects: some S3-compatible services require it, and the SDK only
 * sends a newer checksum.
 */
function addContentMd5(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const request = args.request as { body?: unknown; headers: Record<string, string> }
        if (commandName === 'DeleteObjectsCommand' && typeof request.body === 'string') {
          const hash = new client.config.md5()
          hash.update(new TextEncoder().encode(request.body))
          request.headers['content-md5'] = client.config.base64Encoder(await hash.digest())
        }
        return next(args)
      },
    { step: 'build', name: 'addContentMd5' },
  )
}

/** Creates a client of the bucket. Expired credentials are renewed once per request. */
export function createFileClient(access: FileAccess, more: S3ClientConfig = {}): S3Client {
  const { region, bucket, endpoint, forcePathStyle, credentials } = access
  const client = new S3Client({
    region,
    forcePathStyle,
    credentials,
    requestHandler: REQUESTS,
    ...CHECKSUMS,
    ...(endpoint !== undefined && { endpoint }),
    ...more,
  })
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args)
      } catch (error) {
        if (fileFailure(error, { bucket, region }).kind !== 'expired') throw error
        await client.config.credentials({ forceRefresh: true })
        return next(args)
      }
    },
    { step: 'initialize', name: 'renewExpiredCredentials' },
  )
  addContentMd5(client)
  return client
}

type HandlerArguments = Parameters<XhrHttpHandler['handle']>

/** Sends requests by XMLHttpRequest, because fetch doesn't report the progress of uploads. */
class UploadHandler extends XhrHttpHandler {
  readonly #signal: AbortSignal

  constructor(signal: AbortSignal) {
    super()
    this.#signal = signal
  }

  /** Sends a request. A network error is thrown as fetch would, because the base class takes it for a response. */
  override async handle(...[request, options]: HandlerArguments): ReturnType<XhrHttpHandler['handle']> {
    const answer = await super.handle(request, { ...options, abortSignal: this.#signal })
    if (answer.response.statusCode === 0) throw new TypeError('Failed to fetch')
    return answer
  }
}

/** Creates the client of one upload, which reports the progress of its bytes. The signal aborts its requests. */
export const createUploadClient = (access: FileAccess, signal: AbortSignal): S3Client =>
  createFileClient(access, { requestHandler: new UploadHandler(signal) })
