import type { FastifyReply } from 'fastify'
import { S3Error } from '../s3-error.js'
import { copyObject, deleteObjects, type ObjectChange, putObject } from '../store/objects/objects.js'
import { readCopySource, requireCopyConditions } from './copy-source.js'
import { readObjectHeaders } from './object-headers.js'
import type { BodyDigests } from './read-body.js'
import { withReceivedFile } from './receive-object-file.js'
import { quoted, readObjectName, removeFiles, type S3Call, sendXml, unquoted } from './s3-call.js'
import { field, rootElement } from './s3-documents.js'

/** Returns the object that a call stores, and the conditions for it. Throws an `S3Error` for an unknown one. */
export function readChange(call: S3Call): ObjectChange {
  const { context, request } = call
  const noneMatch = request.header('if-none-match')
  if (noneMatch !== undefined && noneMatch !== '*')
    throw new S3Error('NotImplemented', 'The header If-None-Match can only be * here.')
  const match = request.header('if-match')
  return {
    ...readObjectName(call),
    now: context.now(),
    quota: context.config.uploadQuotaBytes,
    unlessExists: noneMatch === '*',
    ifMatch: match === undefined ? undefined : unquoted(match),
  }
}

/** Returns the response headers of received bytes. */
export const digestHeaders = ({ md5, checksum }: BodyDigests): Record<string, string> => ({
  etag: quoted(md5),
  ...(checksum && { [checksum[0]]: checksum[1] }),
})

/** Stores an object. */
export async function storeObject(call: S3Call): Promise<FastifyReply> {
  const { context, request, reply } = call
  const { contentType, headers } = readObjectHeaders(request)
  const change = readChange(call)
  return withReceivedFile(call, async (file, digests) => {
    const { md5, checksum } = digests
    const replaced = await putObject(context.db, change, {
      bytes: file.bytes,
      etag: md5,
      contentType,
      headers: { ...headers, ...(checksum && { [checksum[0]]: checksum[1] }) },
      files: [file],
    })
    await removeFiles(call, replaced)
    return reply.headers(digestHeaders(digests)).send()
  })
}

/** Copies an object; with other metadata if the client says so. */
export async function copyOneObject(call: S3Call): Promise<FastifyReply> {
  const { context, request, reply } = call
  const key = readCopySource(call)
  const directive = request.header('x-amz-metadata-directive') ?? 'COPY'
  if (directive !== 'COPY' && directive !== 'REPLACE') throw new S3Error('InvalidArgument')
  const isReplaced = directive === 'REPLACE'
  if (key === request.key && !isReplaced)
    throw new S3Error('InvalidRequest', 'An object can be copied to itself only with other metadata.')
  const change = readChange(call)
  const { etag, replaced } = await copyObject(context.db, { ...readObjectName(call), key }, change, {
    metadata: isReplaced ? readObjectHeaders(request) : undefined,
    check: (source) => requireCopyConditions(call, source),
  })
  await removeFiles(call, replaced)
  return sendXml(
    reply,
    rootElement('CopyObjectResult', field('ETag', quoted(etag)), field('LastModified', change.now.toISOString())),
  )
}

/** Deletes an object. Succeeds if there is none, as in Amazon S3. */
export async function deleteOneObject(call: S3Call): Promise<FastifyReply> {
  const { userID, key } = readObjectName(call)
  await removeFiles(call, await deleteObjects(call.context.db, { userID, keys: [key] }))
  return call.reply.code(204).send()
}
