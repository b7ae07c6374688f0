import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Refusal } from '../refusal.js'
import type { S3Settings } from '../s3-settings.js'
import { isFileKey } from './file-keys.js'
import type { FileStore } from './file-store.js'

const PREFIX = 'files/'
const readStatus = (cause: unknown) =>
  cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined

/** Returns the error for a failed request to the bucket; its cause is logged. */
function storeRefusal(cause: unknown): Refusal {
  const refusal =
    readStatus(cause) === 507
      ? new Refusal('storage-full', "The server's storage is full. Nothing was saved, but you can still read.")
      : new Refusal('unavailable', 'The file store cannot be reached. Try again in a minute.')
  refusal.cause = cause
  return refusal
}

function createClient({ region, endpoint, credentials, forcePathStyle }: S3Settings): S3Client {
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    // Some S3-compatible services store the checksum's framing as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000, throwOnRequestTimeout: true },
  })
}

/** Stores files in a bucket of Amazon S3 or a compatible service. */
export function s3Files(settings: S3Settings): FileStore {
  const client = createClient(settings)
  const { bucket: Bucket } = settings
  const createObjectName = (key: string) => ({ Bucket, Key: PREFIX + key })

  return {
    async put(key, path) {
      const { size } = await stat(path)
      try {
        await client.send(
          new PutObjectCommand({ ...createObjectName(key), Body: createReadStream(path), ContentLength: size }),
        )
      } catch (cause) {
        throw storeRefusal(cause)
      }
      await rm(path, { force: true })
    },
    async open(key, range) {
      try {
        const Range = range && `bytes=${range.first}-${range.last}`
        const { Body } = await client.send(new GetObjectCommand({ ...createObjectName(key), Range }))
        return Body instanceof Readable ? Body : undefined
      } catch (cause) {
        if (readStatus(cause) === 404) return undefined
        throw storeRefusal(cause)
      }
    },
    async remove(key) {
      try {
        await client.send(new DeleteObjectCommand(createObjectName(key)))
      } catch (cause) {
        throw storeRefusal(cause)
      }
    },
    async *list() {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: PREFIX, ContinuationToken }))
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const key = Key.slice(PREFIX.length)
          if (isFileKey(key) && LastModified) yield { key, writtenAt: LastModified }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
  }
}
