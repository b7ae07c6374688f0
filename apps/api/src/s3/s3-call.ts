import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import type { createUploadQuota } from '../files/upload-quota.js'
import { tryRemoveUnusedFiles } from '../jobs/remove-unused-files.js'
import { S3Error } from '../s3-error.js'
import { type XmlNode, xmlDocument } from '../serving/xml-document.js'
import type { ObjectName } from '../store/objects/objects.js'
import type { S3Session } from './authenticate-s3.js'
import { type ReadableBody, readBody } from './read-body.js'
import type { S3Request } from './s3-request.js'

/** Authenticated call of an operation. */
export interface S3Call {
  context: Context
  /** Counts the bytes of running uploads per user. */
  takeQuota: ReturnType<typeof createUploadQuota>
  request: S3Request
  session: S3Session
  reply: FastifyReply
  /** Log and body of the request. */
  raw: FastifyRequest
}

/** Handler of an operation. */
export type S3Operation = (call: S3Call) => Promise<FastifyReply>

/** Returns the name of the call's object. */
export const readObjectName = ({ request, session }: S3Call): ObjectName => ({
  userID: session.access.userID,
  key: request.key,
})

/** Returns the body of a call, which is verified while it is read. */
export function readVerifiedBody({ request, session, raw }: S3Call, maxBytes: number): ReadableBody {
  // Kept open after an error, so that the client gets the response instead of a broken connection.
  const source = raw.raw.iterator({ destroyOnReturn: false })
  return readBody(request, session, source, maxBytes)
}

/** Sends an XML document. */
export const sendXml = (reply: FastifyReply, root: XmlNode): FastifyReply =>
  reply.type('application/xml').send(xmlDocument(root))

/** Removes files that nothing references any more. Failures are left to the hourly cleanup. */
export async function removeFiles({ context, raw }: S3Call, keys: string[]): Promise<void> {
  if (keys.length > 0) await tryRemoveUnusedFiles(context, raw.log, keys)
}

/** Returns an ETag as it is sent in headers and documents. */
export const quoted = (etag: string): string => `"${etag}"`

/** Returns an ETag of a client without quotes. */
export const unquoted = (etag: string): string => etag.trim().replace(/^"(.*)"$/, '$1')

/** Returns the value of a whole number in a query, or `otherwise` if it is missing. Throws an `S3Error` for other texts. */
export function wholeNumber(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^\d{1,9}$/.test(text)) throw new S3Error('InvalidArgument', `${JSON.stringify(text)} is no whole number.`)
  return Number(text)
}
