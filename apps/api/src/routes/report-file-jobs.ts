import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@placard/domain/api'
import { type ReportFileRequest, reportFileName } from '@placard/domain/internal/report'
import type { ReportFile } from '@placard/domain/report'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import { REPORT_EXTENSIONS } from '../exports/write-report.js'
import { publicRoute, readSession } from '../http/contract-route.js'
import { POLL_LIMIT } from '../http/rate-limit.js'
import { tryRemoveUnusedFiles } from '../jobs/remove-unused-files.js'
import {
  addReportFile,
  cancelReportFile,
  type FileReader,
  type FileRequest,
  fileJobKind,
  findReportFile,
} from '../store/reports/report-files.js'
import { findReportSubject } from '../store/reports/report-subject.js'
import type { Viewer } from '../store/visibility.js'

/** Time in ms that a request waits for its file. Most are ready by then, which saves the client from polling. */
const PATIENCE_MS = 2_000
const FIRST_LOOK_MS = 15
const LONGEST_LOOK_MS = 250

const isUnderway = ({ state }: ReportFile) => state === 'waiting' || state === 'working'

/** Queues a report file for a viewer, and waits a moment for it. */
export async function requestReportFile(
  context: Context,
  viewer: Viewer,
  request: ReportFileRequest,
): Promise<ReportFile> {
  const { start, end, zone, format } = request
  const { campaign, creatives } = await findReportSubject(context.db, viewer, request)
  const [creative, another] = request.liveIDs ? creatives : []
  const range = { start, end, tzCode: zone }
  const name = reportFileName(campaign.name, range, REPORT_EXTENSIONS[format], another ? undefined : creative?.name)
  return queueFile(context, viewer, { request, name })
}

/** Queues a file with a name for saving, and waits a moment for it. */
export async function queueFile(
  { db, jobs, now }: Context,
  viewer: Viewer,
  { request, name }: { request: FileRequest; name: string },
): Promise<ReportFile> {
  let made = await db.transaction((tx) => addReportFile(tx, { viewer, request, name, now: now() }))
  void jobs.trigger(fileJobKind(viewer))
  const reader = 'user' in viewer ? viewer : undefined
  const patienceEnds = performance.now() + PATIENCE_MS
  for (let wait = FIRST_LOOK_MS; isUnderway(made) && performance.now() < patienceEnds; wait *= 1.5) {
    await sleep(Math.min(wait, LONGEST_LOOK_MS))
    made = await findReportFile(db, made.file, { reader, now: now() })
  }
  return made
}

/** Returns the requester of a report file; a share link's file needs no session. */
export const fileReader = async (context: Context, request: FastifyRequest): Promise<FileReader> => ({
  reader: await readSession(context, request),
  now: context.now(),
})

/** Adds the routes that show the progress of report files and cancel them. */
export function reportFileJobRoutes(app: FastifyInstance, context: Context): void {
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
      await tryRemoveUnusedFiles(context, request.log)
      return { status: 200, data: null }
    },
    POLL_LIMIT,
  )
}
