import { databasePrefix, newObjectKey } from '../files/file-keys.js'
import { receiveTemporaryFile, removeTemporaryFiles } from '../files/temporary-files.js'
import { S3Error } from '../s3-error.js'
import { storedBytes } from '../store/campaigns/quota.js'
import type { ObjectFile } from '../store/objects/objects.js'
import type { BodyDigests } from './read-body.js'
import { readVerifiedBody, type S3Call } from './s3-call.js'

/** Maximum size of one request's bytes, as in Amazon S3: 5 GB. */
const MAX_REQUEST_BYTES = 5 * 2 ** 30

/** Source of a file's bytes. */
interface FileSource {
  bytes: AsyncIterable<Buffer>
  /** Returns the digests; called after `bytes` was read. */
  digests: () => BodyDigests
}

/**
 * Writes bytes to a new file of the file store and runs `use`, which stores its row. The bytes are on disk before.
 * Without a row, no file stays behind. Throws an `S3Error` if the body is not the announced one or exceeds the quota.
 */
export async function withObjectFile<Result>(
  { context, takeQuota, session }: S3Call,
  source: FileSource,
  use: (file: ObjectFile, digests: BodyDigests) => Promise<Result>,
): Promise<Result> {
  const { config, db, files } = context
  const { userID } = session.access
  const taking = takeQuota(userID, await storedBytes(db, userID))
  try {
    const temporary = await receiveTemporaryFile(config, source.bytes, taking.count)
    const fileKey = newObjectKey(await databasePrefix(db))
    try {
      await files.put(fileKey, temporary.path)
      return await use({ fileKey, bytes: temporary.bytes }, source.digests())
    } catch (cause) {
      await removeTemporaryFiles([temporary])
      // Not after a transaction that may have been committed: the hourly cleanup decides then.
      if (cause instanceof S3Error) await files.remove(fileKey).catch(() => undefined)
      throw cause
    }
  } finally {
    taking.release()
  }
}

/** Receives the body of a call as `withObjectFile` does. */
export const withReceivedFile = <Result>(
  call: S3Call,
  use: (file: ObjectFile, digests: BodyDigests) => Promise<Result>,
): Promise<Result> => withObjectFile(call, readVerifiedBody(call, MAX_REQUEST_BYTES), use)
