import { endpoints, rangeOfDownload, rangeOfQuery } from '@placard/domain'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { publicRoute } from '../http/contract-route.js'
import { FILE_LIMIT, SHARE_LIMIT } from '../http/limits.js'
import { findReportSubject } from '../store/report-subject.js'
import { openShareToken } from '../store/share-links.js'
import { makeDownload } from './downloads.js'
import { readRange, reportAnswer } from './report-answer.js'

/** What a share link opens, to anybody who has it: one campaign's report and its file, never its links. */
export function shareRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  publicRoute(
    app,
    context,
    endpoints.sharedReport,
    async ({ query }) => {
      const { viewer, campaignID } = await openShareToken(context, query.sharedToken)
      const range = readRange(() => rangeOfQuery(query))
      const subject = await findReportSubject(db, viewer, { campaignID, liveIDs: query.liveIDs })
      const data = await reportAnswer(context, subject, { range, withVideoData: query.withVideoData, links: [] })
      return { status: 200, data }
    },
    SHARE_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.sharedDownload,
    async ({ query }) => {
      const { viewer, campaignID } = await openShareToken(context, query.shareToken)
      const range = readRange(() => rangeOfDownload(query))
      const { liveIDs, format, withVideo } = query
      return {
        status: 200,
        data: await makeDownload(context, viewer, { campaignID, liveIDs, range, format, withVideo }),
      }
    },
    FILE_LIMIT,
  )
}
