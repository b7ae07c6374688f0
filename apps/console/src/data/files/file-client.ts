import { HeadObjectCommand, S3Client, type S3ClientConfig, S3ServiceException } from '@aws-sdk/client-s3'
import { XhrHttpHandler } from '@aws-sdk/xhr-http-handler'
import { fileFailure } from '@placard/domain/internal/files'
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

/** Throws PreconditionFailed if the object exists. */
async function requireFreeKey(client: S3Client, place: { Bucket: string; Key: string }): Promise<void> {
  try {
    await client.send(new HeadObjectCommand(place))
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return
    throw error
  }
  throw Object.assign(new Error('The object exists.'), { name: 'PreconditionFailed' })
}

/** Buckets of services that refuse conditional writes. */
const withoutConditions = new Set<string>()

/**
 * Looks for the object before a conditional write to a service that has none. Someone else could still create it in
 * between, but without this nobody could upload.
 */
function addConditionFallback(client: S3Client, { endpoint = '', bucket }: FileAccess): void {
  const place = `${endpoint}/${bucket}`
  client.middlewareStack.add(
    (next) => async (args) => {
      const { IfNoneMatch, ...input } = args.input as { IfNoneMatch?: string; Bucket: string; Key: string }
      if (IfNoneMatch === undefined) return next(args)
      if (!withoutConditions.has(place))
        try {
          return await next(args)
        } catch (error) {
          if (!(error instanceof Error) || error.name !== 'NotImplemented') throw error
          withoutConditions.add(place)
        }
      await requireFreeKey(client, input)
      return next({ ...args, input })
    },
    { step: 'initialize', name: 'replaceRefusedCondition' },
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
  addConditionFallback(client, access)
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
