import { create } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { findReadyFile, reportFileNotFound } from '../store/reports/report-files.js'
import { fileReader } from './report-file-jobs.js'

/** Returns a Content-Disposition header that saves a file under this name. Lone surrogates, which UTF-8 cannot hold, are replaced. */
export const attachmentHeader = (name: string): string => create(name.toWellFormed())

/** Serves finished report files to the user, or through the share link, that they were generated for. */
export function reportDownloadRoutes(app: FastifyInstance, context: Context): void {
  const { db, files } = context

  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/:file',
    exposeHeadRoute: false,
    config: { tokens: 'issued' },
    async handler(request, reply) {
      const found = await findReadyFile(db, request.params.file, await fileReader(context, request))
      const isRead = request.method === 'GET'
      const stream = isRead ? await files.open(found.key) : undefined
      if (isRead && !stream) throw reportFileNotFound()
      return reply
        .type(found.contentType)
        .header('content-length', found.bytes)
        .header('content-disposition', attachmentHeader(found.name))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(stream)
    },
  })
}
