import { endpoints } from '@placard/domain/api'
import { rangeFromDownload, rangeFromQuery } from '@placard/domain/internal/report'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { userRoute } from '../http/contract-route.js'
import { FILE_LIMIT } from '../http/rate-limit.js'
import { findReportCampaign, findReportSubject, loadReportSubject } from '../store/reports/report-subject.js'
import { listShareLinks } from '../store/reports/share-links.js'
import { listSchedules } from '../store/schedules/schedules.js'
import { requestReportFile } from './report-file-jobs.js'
import { eventsResponse, readRange, reportResponse, videoResponse } from './report-response.js'

/** Number of links in the response of a report; `tokens` lists all of them. */
const LINKS_IN_REPORT = 100

/** Adds the routes of reports and their files, for signed-in users. */
export function reportRoutes(app: FastifyInstance, context: Context): void {
  userRoute(app, context, endpoints.report, async ({ query, session }) => {
    const range = readRange(() => rangeFromQuery(query))
    const campaignID = await findReportCampaign(context.db, session, query)
    const [subject, { links }, schedules] = await Promise.all([
      loadReportSubject(context.db, session, { campaignID, liveIDs: query.liveIDs }),
      listShareLinks(context, session, { campaignID, page: 1, size: LINKS_IN_REPORT }),
      listSchedules(context.db, session, campaignID),
    ])
    return { status: 200, data: await reportResponse(context, subject, { ...query, range }, { links, schedules }) }
  })

  userRoute(app, context, endpoints.events, async ({ query, session }) => {
    const range = readRange(() => rangeFromQuery(query))
    const subject = await findReportSubject(context.db, session, query)
    return { status: 200, data: await eventsResponse(context, subject, { ...query, range }) }
  })

  userRoute(app, context, endpoints.videoData, async ({ query, session }) => {
    const range = readRange(() => rangeFromQuery(query))
    const subject = await findReportSubject(context.db, session, query)
    return { status: 200, data: await videoResponse(context, subject, { ...query, range }) }
  })

  userRoute(
    app,
    context,
    endpoints.download,
    async ({ query, session }) => {
      const { start, end, zone } = readRange(() => rangeFromDownload(query))
      const { campaignID, liveIDs, format, withVideo } = query
      const request = { campaignID, liveIDs, start, end, zone, format, type: 'Full' as const, withVideo }
      return { status: 200, data: await requestReportFile(context, session, request) }
    },
    FILE_LIMIT,
  )
}
