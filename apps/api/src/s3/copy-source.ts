import { S3Error } from '../s3-error.js'
import type { StoredObject } from '../store/objects/objects.js'
import { BUCKET, requireAccess } from './file-access.js'
import { type S3Call, unquoted } from './s3-call.js'
import { requireKey } from './s3-request.js'

/** Returns the key of the object that a call copies. Throws an `S3Error` if the credentials may not read it. */
export function readCopySource({ request, session }: S3Call): string {
  const text = request.header('x-amz-copy-source') ?? ''
  if (text.includes('?')) throw new S3Error('NotImplemented', 'Objects have no versions.')
  let source: string
  try {
    source = decodeURIComponent(text).replace(/^\//, '')
  } catch {
    throw new S3Error('InvalidArgument', 'The copy source is not encoded as UTF-8.')
  }
  const [bucket, ...key] = source.split('/')
  if (bucket !== BUCKET) throw new S3Error('NoSuchBucket')
  requireKey(key.join('/'))
  requireAccess(session.access, 'get', key.join('/'))
  return key.join('/')
}

/** Throws an `S3Error` if a condition for the source of a copy does not hold. */
export function requireCopyConditions({ request }: S3Call, { etag, modifiedAt }: StoredObject): void {
  const value = (name: string) => request.header(`x-amz-copy-source-if-${name}`)
  const [match, noneMatch] = [value('match'), value('none-match')]
  const isModifiedAfter = (date: string | undefined) => modifiedAt.getTime() >= Date.parse(date ?? '') + 1000
  const isChanged = match !== undefined && unquoted(match) !== etag
  const isSame = noneMatch !== undefined && unquoted(noneMatch) === etag
  const isLater = match === undefined && isModifiedAfter(value('unmodified-since'))
  const since = value('modified-since')
  const isEarlier = noneMatch === undefined && since !== undefined && !isModifiedAfter(since)
  if (isChanged || isSame || isLater || isEarlier) throw new S3Error('PreconditionFailed')
}
