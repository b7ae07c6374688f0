import type { FastifyReply } from 'fastify'
import { S3Error, type S3ErrorCode } from '../s3-error.js'
import type { XmlNode } from '../serving/xml-document.js'
import { findObject } from '../store/objects/objects.js'
import { BUCKET } from './file-access.js'
import { readObjectName, type S3Call, type S3Operation, sendXml } from './s3-call.js'
import { field, group, rootElement } from './s3-documents.js'

/** Date of the bucket, which was never created, because clients do not expect a bucket without one. */
const BUCKET_DATE = new Date(0).toISOString()

const createOwnerNode = ({ session }: S3Call): XmlNode => group('Owner', field('ID', session.access.userID))

/** Lists the only bucket. */
export const listBuckets: S3Operation = async (call) =>
  sendXml(
    call.reply,
    rootElement(
      'ListAllMyBucketsResult',
      createOwnerNode(call),
      group('Buckets', group('Bucket', field('Name', BUCKET), field('CreationDate', BUCKET_DATE))),
    ),
  )

/** Tells clients that create the bucket before they use it that it is there. */
export const createBucket: S3Operation = async () => {
  throw new S3Error('BucketAlreadyOwnedByYou')
}

/** Sends the versioning of the bucket, which was never enabled. */
export const getVersioning: S3Operation = async ({ reply }) => sendXml(reply, rootElement('VersioningConfiguration'))

/** Returns the operation that reads a setting of the bucket, which it does not have. */
export const withoutSetting =
  (code: S3ErrorCode): S3Operation =>
  async () => {
    throw new S3Error(code)
  }

async function requireObject(call: S3Call): Promise<void> {
  if (!(await findObject(call.context.db, readObjectName(call)))) throw new S3Error('NoSuchKey')
}

/** Sends the tags of an object: there are none. */
export async function getTags(call: S3Call): Promise<FastifyReply> {
  await requireObject(call)
  return sendXml(call.reply, rootElement('Tagging', group('TagSet')))
}

/** Deletes the tags of an object, which has none. */
export async function deleteTags(call: S3Call): Promise<FastifyReply> {
  await requireObject(call)
  return call.reply.code(204).send()
}
