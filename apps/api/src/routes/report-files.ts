import { endpoints } from '@placard/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import { sweepOrLeave } from '../files/sweep-files.js'
import { publicRoute, sessionOf } from '../http/contract-route.js'
import { POLL_LIMIT } from '../http/limits.js'
import { cancelReportFile, type FileReader, findReportFile } from '../store/report-files.js'

/** Who asks for a report's file: nobody has to be signed in for the file of a share link. */
export const fileReader = async (context: Context, request: FastifyRequest): Promise<FileReader> => ({
  reader: (await sessionOf(context, request))?.user,
  now: context.now(),
})

/** How far report files are that are being made, and their end. */
export function reportFileRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  publicRoute(
    app,
    context,
    endpoints.reportFile,
    async ({ query, request }) => ({
      status: 200,
      data: await findReportFile(db, query.file, await fileReader(context, request)),
    }),
    POLL_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.cancelReportFile,
    async ({ query, request }) => {
      const by = await fileReader(context, request)
      await db.transaction((tx) => cancelReportFile(tx, query.file, by))
      await sweepOrLeave(context, request.log)
      return { status: 200, data: null }
    },
    POLL_LIMIT,
  )
}
