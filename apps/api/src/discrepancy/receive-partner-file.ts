import { readInput } from '@placard/domain/internal/api'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Config } from '../config.js'
import { receiveTemporaryFile, removeTemporaryFiles, type TemporaryFile } from '../files/temporary-files.js'
import { invalid, Refusal } from '../refusal.js'
import { MB } from './partner-file-messages.js'

const MAX_BYTES = 50 * MB

const NO_FILE = 'Choose the report of the partner.'
const TOO_LARGE = 'A report is at most 50 MB large. Download a shorter period, or send it as a ZIP.'
const INTERRUPTED = 'The upload was interrupted. Try again.'

/** Limits of the multipart parser for files of partners. */
export const PARTNER_UPLOAD_OPTIONS = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: MAX_BYTES,
    files: 1,
    fields: 5,
    parts: 6,
    fieldNameSize: 100,
    // More than the schema takes, so that the schema says what is wrong.
    fieldSize: 1_100_000,
    headerPairs: 20,
  },
}

/** File of a partner with the fields before it, and the subject that was found by them. */
export interface PartnerUpload<Fields, Subject> {
  fields: Fields
  subject: Subject
  file: TemporaryFile & { name: string }
}

/** Fields that come before a file, and the search for what they are about, which can refuse the upload. */
export interface PartnerUploadOptions<Fields, Subject> {
  schema: z.ZodType<Fields>
  findSubject: (fields: Fields) => Promise<Subject>
}

const MAX_NAME_LENGTH = 255
const NO_NAME = 'report'

/** Returns the name of a file without folders and characters that cannot be stored or shown. */
function cleanName(name: string | undefined): string {
  const clean = (name ?? '')
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim()
  return Array.from(clean).slice(0, MAX_NAME_LENGTH).join('') || NO_NAME
}

/** Reads the fields, which come before the file, then the file. `findSubject` is called in between. */
async function receive<Fields, Subject>(
  config: Config,
  request: FastifyRequest,
  { schema, findSubject }: PartnerUploadOptions<Fields, Subject>,
): Promise<PartnerUpload<Fields, Subject>> {
  const formFields = new Map<string, string>()
  for await (const part of request.parts()) {
    if (part.type !== 'file') {
      if (formFields.has(part.fieldname) || part.valueTruncated || typeof part.value !== 'string')
        throw invalid([{ path: ['fields'], message: 'The fields of the upload could not be read.' }])
      formFields.set(part.fieldname, part.value)
      continue
    }
    if (part.fieldname !== 'file') throw invalid([{ path: ['file'], message: NO_FILE }])
    const read = readInput(schema, Object.fromEntries(formFields))
    if (!read.success) throw invalid(read.error.issues)
    const subject = await findSubject(read.data)
    const file = await receiveTemporaryFile(config, part.file, () => undefined)
    if (!part.file.truncated) return { fields: read.data, subject, file: { ...file, name: cleanName(part.filename) } }
    await removeTemporaryFiles([file])
    throw new Refusal('too-large', TOO_LARGE, { problems: [{ path: 'file', message: TOO_LARGE }] })
  }
  throw invalid([{ path: ['file'], message: NO_FILE }])
}

/**
 * Receives a partner's file at a temporary path, which the caller removes. `findSubject` can refuse the upload before
 * its file is stored. Throws a `Refusal` for anything that is no such upload.
 */
export async function receivePartnerFile<Fields, Subject>(
  config: Config,
  request: FastifyRequest,
  options: PartnerUploadOptions<Fields, Subject>,
): Promise<PartnerUpload<Fields, Subject>> {
  if (!request.isMultipart()) throw new Refusal('unsupported-type', 'Files are sent as multipart/form-data.')
  try {
    return await receive(config, request, options)
  } catch (cause) {
    // Browsers get the error instead of a broken connection.
    request.raw.unpipe()
    request.raw.resume()
    if (cause instanceof Refusal || (cause instanceof Error && ('syscall' in cause || 'statusCode' in cause)))
      throw cause
    throw new Refusal('invalid', INTERRUPTED)
  }
}
