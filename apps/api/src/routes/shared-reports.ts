import { endpoints, type ReportQuery, rangeFromDownload, rangeFromQuery } from '@placard/domain'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { publicRoute } from '../http/contract-route.js'
import { FILE_LIMIT, SHARE_LIMIT } from '../http/rate-limit.js'
import { findReportSubject } from '../store/reports/report-subject.js'
import { openShareToken } from '../store/reports/share-links.js'
import { requestReportFile } from './report-file-jobs.js'
import { eventsResponse, readRange, reportResponse, videoResponse } from './report-response.js'

/** Adds the routes of share links: one campaign's report and its files for anybody with the token. */
export function shareRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  async function sharedSubject(query: ReportQuery & { sharedToken: string; liveIDs?: string[] | undefined }) {
    const { viewer, campaignID } = await openShareToken(context, query.sharedToken)
    const range = readRange(() => rangeFromQuery(query))
    return { range, subject: await findReportSubject(db, viewer, { campaignID, liveIDs: query.liveIDs }) }
  }

  publicRoute(
    app,
    context,
    endpoints.sharedReport,
    async ({ query }) => {
      const { range, subject } = await sharedSubject(query)
      return { status: 200, data: await reportResponse(context, subject, { ...query, range }, []) }
    },
    SHARE_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.sharedEvents,
    async ({ query }) => {
      const { range, subject } = await sharedSubject(query)
      return { status: 200, data: await eventsResponse(context, subject, { ...query, range }) }
    },
    SHARE_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.sharedVideoData,
    async ({ query }) => {
      const { range, subject } = await sharedSubject(query)
      return { status: 200, data: await videoResponse(context, subject, { ...query, range }) }
    },
    SHARE_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.sharedDownload,
    async ({ query }) => {
      const { viewer, campaignID } = await openShareToken(context, query.shareToken)
      const { start, end, zone } = readRange(() => rangeFromDownload(query))
      const { liveIDs, format, withVideo } = query
      const request = { campaignID, liveIDs, start, end, zone, format, type: 'Full' as const, withVideo }
      return { status: 200, data: await requestReportFile(context, viewer, request) }
    },
    FILE_LIMIT,
  )
}
