import type { MultipartFile } from '@fastify/multipart'
import { ASSET_MESSAGES } from '@placard/domain/creative'
import { readInput } from '@placard/domain/internal/api'
import {
  assetNameSchema,
  MAX_ASSET_BYTES,
  MAX_FILES_PER_UPLOAD,
  type UploadFields,
  uploadFieldsSchema,
} from '@placard/domain/internal/creative'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import { invalid, Refusal } from '../refusal.js'
import type { FileFacts } from './inspect-upload.js'
import type { Inspection } from './inspection.js'
import { receiveTemporaryFile, removeTemporaryFiles, type TemporaryFile } from './temporary-files.js'
import type { QuotaReservation } from './upload-quota.js'

/** Received file whose content matches its name. */
export interface ReceivedFile extends TemporaryFile, FileFacts {
  name: string
}

/** Complete upload. `keeps` are the ids of assets to keep; undefined keeps all. */
export interface Upload {
  fields: UploadFields
  keeps: string[] | undefined
  files: ReceivedFile[]
}

/** Limits of the multipart parser, which stops when one is exceeded. */
export const MULTIPART_OPTIONS = {
  throwFileSizeLimit: false,
  // Names with a path are refused instead of shortened.
  preservePath: true,
  limits: {
    fileSize: MAX_ASSET_BYTES,
    files: MAX_FILES_PER_UPLOAD,
    fields: 20,
    parts: MAX_FILES_PER_UPLOAD + 20,
    fieldNameSize: 100,
    // Above the schema's limit, so the schema reports the error.
    fieldSize: 100_000,
    headerPairs: 20,
  },
}

/** Dependencies of an upload. */
interface Receiver {
  config: Config
  inspection: Inspection
}

const FILE_FIELDS = ['files[]', 'files']
/** Matches the parser's errors for bodies that are cut off or malformed. */
const BROKEN = /multipart|terminated early|unexpected end|malformed|header|boundary|premature|aborted/i

function readFileName(part: MultipartFile): string {
  const read = assetNameSchema.safeParse(part.filename ?? '')
  if (!read.success) throw invalid(read.error.issues.map(({ message }) => ({ path: ['files'], message })))
  return read.data
}

async function receiveOne(
  { config, inspection }: Receiver,
  part: MultipartFile,
  count: QuotaReservation['count'],
): Promise<ReceivedFile> {
  if (!FILE_FIELDS.includes(part.fieldname))
    throw invalid([{ path: ['files'], message: 'Files are sent in the field files[].' }])
  const name = readFileName(part)
  const incoming = await receiveTemporaryFile(config, part.file, count)
  try {
    if (part.file.truncated) throw new Refusal('too-large', ASSET_MESSAGES.tooLarge(name))
    return { ...incoming, name, ...(await inspection.inspect({ ...incoming, name })) }
  } catch (cause) {
    await removeTemporaryFiles([incoming])
    throw cause
  }
}

function readFields(values: Map<string, string>): UploadFields {
  const read = readInput(uploadFieldsSchema, Object.fromEntries(values))
  if (!read.success) throw invalid(read.error.issues)
  return read.data
}

async function receiveParts(
  receiver: Receiver,
  request: FastifyRequest,
  count: QuotaReservation['count'],
  files: ReceivedFile[],
) {
  const values = new Map<string, string>()
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      files.push(await receiveOne(receiver, part, count))
      continue
    }
    if (values.has(part.fieldname) || part.fieldnameTruncated || part.valueTruncated || typeof part.value !== 'string')
      throw invalid([{ path: ['fields'], message: 'The fields of the upload could not be read.' }])
    values.set(part.fieldname, part.value)
  }
  const fields = readFields(values)
  if (files.length === 0 && !values.has('assets')) throw invalid([{ path: ['files'], message: ASSET_MESSAGES.noFile }])
  return { fields, keeps: values.has('assets') ? fields.assets : undefined, files }
}

/**
 * Receives an upload: every file goes to a temporary path, is counted on the way and inspected. If anything is
 * wrong, nothing stays behind, and the rest of the body is read and discarded, so that browsers get the error
 * instead of a broken connection.
 */
export async function receiveUpload(
  receiver: Receiver,
  request: FastifyRequest,
  count: QuotaReservation['count'],
): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal('unsupported-type', 'Files are sent as multipart/form-data.')
  const files: ReceivedFile[] = []
  try {
    return await receiveParts(receiver, request, count, files)
  } catch (cause) {
    await removeTemporaryFiles(files)
    request.raw.unpipe()
    request.raw.resume()
    const isOurs = cause instanceof Refusal || (cause instanceof Error && ('syscall' in cause || 'statusCode' in cause))
    if (!isOurs && cause instanceof Error && BROKEN.test(cause.message))
      throw new Refusal('invalid', ASSET_MESSAGES.interrupted)
    throw cause
  }
}
