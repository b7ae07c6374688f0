import multipart from '@fastify/multipart'
import { endpoints } from '@placard/domain/api'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { databasePrefix, newFileKey } from '../files/file-keys.js'
import { MULTIPART_OPTIONS, type ReceivedFile, receiveUpload, type Upload } from '../files/receive-upload.js'
import { removeTemporaryFiles } from '../files/temporary-files.js'
import type { createUploadQuota } from '../files/upload-quota.js'
import { type Session, userRoute } from '../http/contract-route.js'
import { createOnce } from '../http/idempotency.js'
import { UPLOAD_LIMIT } from '../http/rate-limit.js'
import { tryRemoveUnusedFiles } from '../jobs/remove-unused-files.js'
import { addAssets, deleteAsset, requireUploadTarget, type StoredUpload } from '../store/campaigns/assets.js'
import { storedBytes } from '../store/campaigns/quota.js'

/** Puts files into the store under new keys. If one fails, none stays. */
async function putFiles({ db, files: store }: Context, received: ReceivedFile[]): Promise<StoredUpload[]> {
  const mark = await databasePrefix(db)
  const stored: StoredUpload[] = []
  try {
    for (const file of received) {
      const key = newFileKey(mark, file.format)
      stored.push({ ...file, key })
      await store.put(key, file.path)
    }
    return stored
  } catch (cause) {
    await removeFiles(store, stored)
    throw cause
  }
}

async function removeFiles(store: Context['files'], stored: { key: string }[]): Promise<void> {
  // A file that cannot be removed now has no row, so the next cleanup finds it.
  for (const { key } of stored) await store.remove(key).catch(() => undefined)
}

/** Returns the fields that make two uploads the same request. */
const createUploadFingerprint = ({ fields, keeps, files }: Upload) => ({
  ...fields,
  keeps,
  files: files.map(({ name, sha256 }) => ({ name, sha256 })),
})

/** Adds the routes that upload and delete assets. `takeQuota` counts the bytes of running uploads per user. */
export async function assetUploadRoutes(
  app: FastifyInstance,
  context: Context,
  takeQuota: ReturnType<typeof createUploadQuota>,
): Promise<void> {
  const { config, db, now } = context
  const by = (viewer: Session) => ({
    viewer,
    now: now(),
    publicUrl: config.publicUrl,
    quota: config.uploadQuotaBytes,
  })

  async function store(session: Session, upload: Upload, call: Parameters<typeof createOnce>[2]) {
    await requireUploadTarget(db, session, upload.fields.creativeID)
    const stored = await putFiles(context, upload.files)
    let isUsed = false
    try {
      return await createOnce<typeof endpoints.uploadAssets>(
        context,
        endpoints.uploadAssets,
        { ...call, query: {}, body: createUploadFingerprint(upload) },
        async (tx) => {
          const change = { ...by(session), userID: session.user.id }
          const answer = await addAssets(tx, upload, stored, change)
          isUsed = true
          return { status: 200, ...answer }
        },
      )
    } finally {
      // Not after a transaction that may have been committed: the cleanup decides then.
      if (!isUsed) await removeFiles(context.files, stored)
    }
  }

  await app.register(async (scope) => {
    await scope.register(multipart, MULTIPART_OPTIONS)
    userRoute(
      scope,
      context,
      endpoints.uploadAssets,
      async ({ session, ...call }) => {
        const taking = takeQuota(session.user.id, await storedBytes(db, session.user.id))
        try {
          const upload = await receiveUpload(context, call.request, taking.count)
          const answer = await store(session, upload, call).finally(() => removeTemporaryFiles(upload.files))
          if (answer.deleted.length > 0) await tryRemoveUnusedFiles(context, app.log)
          return answer
        } finally {
          taking.release()
        }
      },
      UPLOAD_LIMIT,
    )
  })

  userRoute(app, context, endpoints.deleteAsset, async ({ query, session }) => {
    await deleteAsset(db, query, by(session))
    await tryRemoveUnusedFiles(context, app.log)
    return { status: 200, data: null }
  })
}
