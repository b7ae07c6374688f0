import { S3Error, type S3ErrorCode } from '../s3-error.js'
import type { S3Session } from './authenticate-s3.js'
import { deleteManyObjects, getBucketLocation, headBucket, listBucket } from './bucket-operations.js'
import { createBucket, deleteTags, getTags, getVersioning, listBuckets, withoutSetting } from './bucket-settings.js'
import { BUCKET, type FileAction, requireAccess } from './file-access.js'
import {
  cancelUpload,
  copyPart,
  finishUpload,
  listRunningUploads,
  listUploadedParts,
  startUpload,
  uploadOnePart,
} from './multipart-operations.js'
import { requireSupportedHeaders } from './object-headers.js'
import { copyOneObject, deleteOneObject, storeObject } from './object-operations.js'
import { getObject, headObject } from './read-object.js'
import type { S3Operation } from './s3-call.js'
import { requireKey, type S3Request } from './s3-request.js'

/** Operation of the endpoint. A request with other query parameters means something that is not implemented. */
interface Row {
  method: string
  on: 'service' | 'bucket' | 'object'
  /** Query parameters that select the operation. */
  needs?: readonly string[]
  /** Optional query parameters. */
  takes?: readonly string[]
  /** True for an operation that copies. */
  copies?: boolean
  /** Allowed action on the key; undefined for the bucket, where the operation checks its prefix or keys. */
  action?: FileAction
  run: S3Operation
}

const LIST = ['list-type', 'prefix', 'delimiter', 'max-keys', 'encoding-type', 'fetch-owner']
const LIST_PAGES = ['continuation-token', 'start-after', 'marker']
const UPLOADS = ['prefix', 'key-marker', 'upload-id-marker', 'max-uploads', 'encoding-type']
const RESPONSE = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
]
const OVERRIDES = RESPONSE.map((name) => `response-${name}`)

/** Settings that the bucket does not have, with the code for that. */
const MISSING: Readonly<Record<string, S3ErrorCode>> = {
  cors: 'NoSuchCORSConfiguration',
  encryption: 'ServerSideEncryptionConfigurationNotFoundError',
  lifecycle: 'NoSuchLifecycleConfiguration',
  'object-lock': 'ObjectLockConfigurationNotFoundError',
  policy: 'NoSuchBucketPolicy',
  tagging: 'NoSuchTagSet',
}

const ROWS: readonly Row[] = [
  { method: 'GET', on: 'service', takes: ['max-buckets', 'prefix', 'bucket-region'], run: listBuckets },
  { method: 'HEAD', on: 'bucket', run: headBucket },
  { method: 'PUT', on: 'bucket', run: createBucket },
  { method: 'GET', on: 'bucket', takes: [...LIST, ...LIST_PAGES], run: listBucket },
  { method: 'GET', on: 'bucket', needs: ['location'], run: getBucketLocation },
  { method: 'GET', on: 'bucket', needs: ['versioning'], run: getVersioning },
  ...Object.entries(MISSING).map(([name, code]) => ({
    ...{ method: 'GET', on: 'bucket' as const, needs: [name] },
    run: withoutSetting(code),
  })),
  { method: 'GET', on: 'bucket', needs: ['uploads'], takes: UPLOADS, run: listRunningUploads },
  { method: 'POST', on: 'bucket', needs: ['delete'], run: deleteManyObjects },
  { method: 'GET', on: 'object', takes: OVERRIDES, action: 'get', run: getObject },
  { method: 'HEAD', on: 'object', takes: OVERRIDES, action: 'get', run: headObject },
  {
    method: 'GET',
    on: 'object',
    needs: ['uploadId'],
    takes: ['max-parts', 'part-number-marker'],
    action: 'put',
    run: listUploadedParts,
  },
  { method: 'GET', on: 'object', needs: ['tagging'], action: 'get', run: getTags },
  { method: 'DELETE', on: 'object', needs: ['tagging'], action: 'put', run: deleteTags },
  { method: 'PUT', on: 'object', action: 'put', run: storeObject },
  { method: 'PUT', on: 'object', copies: true, action: 'put', run: copyOneObject },
  { method: 'PUT', on: 'object', needs: ['partNumber', 'uploadId'], action: 'put', run: uploadOnePart },
  { method: 'PUT', on: 'object', needs: ['partNumber', 'uploadId'], copies: true, action: 'put', run: copyPart },
  { method: 'POST', on: 'object', needs: ['uploads'], action: 'put', run: startUpload },
  { method: 'POST', on: 'object', needs: ['uploadId'], action: 'put', run: finishUpload },
  { method: 'DELETE', on: 'object', needs: ['uploadId'], action: 'put', run: cancelUpload },
  { method: 'DELETE', on: 'object', action: 'delete', run: deleteOneObject },
]

/** Parameters of every operation: those of presigned URLs, and the name that the SDK adds. */
const isCommon = (name: string) => name === 'x-id' || /^x-amz-/i.test(name)

const chooseSubject = ({ bucket, key }: S3Request): Row['on'] => {
  if (key !== '') return 'object'
  return bucket === '' ? 'service' : 'bucket'
}

function matches(row: Row, request: S3Request, names: string[]): boolean {
  const { needs = [], takes = [], copies = false } = row
  return (
    row.method === request.method &&
    row.on === chooseSubject(request) &&
    copies === (request.header('x-amz-copy-source') !== undefined) &&
    needs.every((name) => names.includes(name)) &&
    names.every((name) => needs.includes(name) || takes.includes(name))
  )
}

/** Returns the operation of an authenticated request. Throws an `S3Error` if it is not implemented or not allowed. */
export function selectOperation(request: S3Request, { access }: S3Session): S3Operation {
  if (request.bucket !== BUCKET && chooseSubject(request) !== 'service') throw new S3Error('NoSuchBucket')
  if (request.key !== '') requireKey(request.key)
  const names = request.query.map(([name]) => name).filter((name) => !isCommon(name))
  const row = ROWS.find((each) => matches(each, request, names))
  if (!row) throw new S3Error('NotImplemented')
  if (row.action !== undefined) requireAccess(access, row.action, request.key)
  requireSupportedHeaders(request)
  return row.run
}
