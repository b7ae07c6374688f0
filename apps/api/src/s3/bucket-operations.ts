import type { FastifyReply } from 'fastify'
import { S3Error } from '../s3-error.js'
import type { XmlNode } from '../serving/xml-document.js'
import { type ListedObject, listObjects, type ObjectListing } from '../store/objects/list-objects.js'
import { deleteObjects } from '../store/objects/objects.js'
import { BUCKET, requireAccess } from './file-access.js'
import { readText } from './read-body.js'
import { quoted, readVerifiedBody, removeFiles, type S3Call, sendXml, wholeNumber } from './s3-call.js'
import { field, group, MAX_DOCUMENT_BYTES, readDeletedKeys, rootElement } from './s3-documents.js'
import { queryValue, requireKey, type S3Request } from './s3-request.js'
import { encodeUri } from './sigv4.js'

const MAX_ENTRIES = 1000

// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL cannot store NUL, and no key has the others.
const IMPOSSIBLE = /[\u0000-\u001f\u{10ffff}]/u

/** Returns a text of a list's query. Throws an `S3Error` for characters that no key has. */
export function listText(request: S3Request, name: string): string | undefined {
  const text = queryValue(request, name)
  if (text !== undefined && IMPOSSIBLE.test(text))
    throw new S3Error('InvalidArgument', `The parameter ${name} has a character that no key can have.`)
  return text
}

/** Returns the maximum number of entries of a list. */
export const listLimit = (request: S3Request, name: string): number =>
  Math.min(wholeNumber(queryValue(request, name), MAX_ENTRIES), MAX_ENTRIES)

/** Returns the function that writes keys as the client wishes. */
export function keyEncoder(request: S3Request): (key: string) => string {
  const type = queryValue(request, 'encoding-type')
  if (type === undefined) return (key) => key
  if (type !== 'url') throw new S3Error('InvalidArgument', 'The encoding type can only be url.')
  return (key) => encodeUri(key).replaceAll('%2F', '/')
}

/** Returns the prefix of a list. Throws an `S3Error` if the credentials may not list it. */
export function listPrefix({ request, session }: S3Call): string {
  const prefix = listText(request, 'prefix') ?? ''
  requireAccess(session.access, 'list', prefix)
  return prefix
}

/** Answers that the bucket exists. */
export const headBucket = async ({ reply }: S3Call): Promise<FastifyReply> => reply.send()

/** Sends the region of the bucket, which is empty for us-east-1. */
export const getBucketLocation = async ({ reply }: S3Call): Promise<FastifyReply> =>
  sendXml(reply, rootElement('LocationConstraint'))

const createContinuationToken = (name: string) => Buffer.from(name).toString('base64url')

/** Returns the name after which the page starts. */
function readStart(request: S3Request, isSecondVersion: boolean): string | undefined {
  if (!isSecondVersion) return listText(request, 'marker')
  const token = queryValue(request, 'continuation-token')
  if (token === undefined) return listText(request, 'start-after')
  const name = Buffer.from(token, 'base64url').toString('utf8')
  if (IMPOSSIBLE.test(name) || createContinuationToken(name) !== token)
    throw new S3Error('InvalidArgument', 'The continuation token is invalid.')
  return name
}

const contents = ({ key, modifiedAt, etag, bytes }: ListedObject, encode: (key: string) => string) =>
  group(
    'Contents',
    field('Key', encode(key)),
    field('LastModified', modifiedAt.toISOString()),
    field('ETag', quoted(etag)),
    field('Size', bytes),
    field('StorageClass', 'STANDARD'),
  )

/** Lists objects and common prefixes (ListObjectsV2, and its first version for older clients). */
export async function listBucket(call: S3Call): Promise<FastifyReply> {
  const { context, request, session, reply } = call
  const isSecondVersion = queryValue(request, 'list-type') === '2'
  const encode = keyEncoder(request)
  const listing: ObjectListing = {
    userID: session.access.userID,
    prefix: listPrefix(call),
    delimiter: listText(request, 'delimiter') ?? '',
    after: readStart(request, isSecondVersion),
    limit: listLimit(request, 'max-keys'),
  }
  const { objects, commonPrefixes, next } = await listObjects(context.db, listing)
  const encoded = (key: string | undefined) => (key === undefined ? undefined : encode(key))
  const optional = (name: string, value: string | undefined) => (value === undefined ? [] : [field(name, value)])
  const paging: XmlNode[] = isSecondVersion
    ? [
        field('KeyCount', objects.length + commonPrefixes.length),
        ...optional('ContinuationToken', queryValue(request, 'continuation-token')),
        ...optional('StartAfter', encoded(listText(request, 'start-after'))),
        ...optional('NextContinuationToken', next && createContinuationToken(next)),
      ]
    : [field('Marker', encode(listing.after ?? '')), ...optional('NextMarker', encoded(next))]
  return sendXml(
    reply,
    rootElement(
      'ListBucketResult',
      field('Name', BUCKET),
      field('Prefix', encode(listing.prefix)),
      ...optional('Delimiter', encoded(listing.delimiter || undefined)),
      ...optional('EncodingType', queryValue(request, 'encoding-type')),
      field('MaxKeys', listing.limit),
      field('IsTruncated', next !== undefined),
      ...paging,
      ...objects.map((object) => contents(object, encode)),
      ...commonPrefixes.map((prefix) => group('CommonPrefixes', field('Prefix', encode(prefix)))),
    ),
  )
}

/** Returns why a key must not be deleted; undefined if it may be. */
function deletionError({ session }: S3Call, key: string): S3Error | undefined {
  try {
    requireKey(key)
    requireAccess(session.access, 'delete', key)
    return undefined
  } catch (cause) {
    if (cause instanceof S3Error) return cause
    throw cause
  }
}

/** Deletes up to 1,000 objects and reports the result for each key. */
export async function deleteManyObjects(call: S3Call): Promise<FastifyReply> {
  const { context, session, reply } = call
  const { keys, isQuiet } = readDeletedKeys(await readText(readVerifiedBody(call, MAX_DOCUMENT_BYTES)))
  const results = keys.map((key) => ({ key, error: deletionError(call, key) }))
  const deleted = results.filter(({ error }) => error === undefined).map(({ key }) => key)
  await removeFiles(call, await deleteObjects(context.db, { userID: session.access.userID, keys: deleted }))
  const rows = results.flatMap(({ key, error }): XmlNode[] => {
    if (error) return [group('Error', field('Key', key), field('Code', error.code), field('Message', error.message))]
    return isQuiet ? [] : [group('Deleted', field('Key', key))]
  })
  return sendXml(reply, rootElement('DeleteResult', ...rows))
}
