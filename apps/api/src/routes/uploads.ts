import { UPLOADS_PREFIX } from '@placard/domain'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { readUpload, uploadKey } from '../exports/uploads.js'
import { sessionOf } from '../http/contract-route.js'
import { Refusal } from '../refusal.js'
import { findReportFile } from '../store/report-files.js'

const fileNotFound = () => new Refusal(404, 'This file is no longer there. Download the report again.')

/** A file's name as a header says it: plain letters for old clients, then the real name. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/** The files that downloads made, each for whom it was made. */
export function uploadRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, now } = context

  app.get<{ Params: { file: string } }>(`${UPLOADS_PREFIX}:file`, async (request, reply) => {
    const key = uploadKey(request.params.file)
    const found = await findReportFile(db, key, (await sessionOf(context, request))?.user, now())
    const upload = found && (await readUpload(config, key))
    if (!upload) throw fileNotFound()
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-length', upload.size)
      .header('content-disposition', attachment(found.name))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(upload.stream)
  })
}
