import { endpoints, isOfLink, NOT_OF_LINK, type ReportQuery, rangeFromDownload, rangeFromQuery } from '@placard/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireUnlocked } from '../auth/link-proof.js'
import type { Context } from '../context.js'
import { publicRoute } from '../http/contract-route.js'
import { FILE_LIMIT, SHARE_LIMIT } from '../http/rate-limit.js'
import { Refusal } from '../refusal.js'
import { type LiveLink, recordUse, requireLiveLink } from '../store/reports/open-links.js'
import type { ZonedRange } from '../store/reports/report-rows.js'
import { findReportSubject } from '../store/reports/report-subject.js'
import { requestReportFile } from './report-file-jobs.js'
import { eventsResponse, readRange, reportResponse, videoResponse } from './report-response.js'

const NO_DOWNLOADS = 'This link has no downloads. Ask its sender for the file.'

/** Adds the routes of share links: one campaign's report and its files for anybody with the token. */
export function shareRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context

  /** Opens a link for its report. Throws a `Refusal` for one that has ended, or is locked. */
  async function open(request: FastifyRequest, token: string): Promise<LiveLink> {
    const link = await requireLiveLink(context, token)
    requireUnlocked(context, request, link)
    await recordUse(context, link.viewer)
    return link
  }

  /** Throws a `Refusal` for days, or a zone, that a link does not show. */
  function requireShown({ viewer, flight }: LiveLink, days: Pick<ZonedRange, 'start' | 'end' | 'zone'>): void {
    if (!isOfLink(viewer.link, days, { now: now(), flight })) throw new Refusal(403, NOT_OF_LINK)
  }

  interface Asked {
    request: FastifyRequest
    query: ReportQuery & { sharedToken: string; liveIDs?: string[] | undefined }
  }

  async function sharedSubject({ request, query }: Asked) {
    const link = await open(request, query.sharedToken)
    const { viewer } = link
    const range = readRange(() => rangeFromQuery(query))
    requireShown(link, range)
    const subject = await findReportSubject(db, viewer, { campaignID: viewer.campaignID, liveIDs: query.liveIDs })
    return { subject, wish: { ...query, range, link: viewer.link } }
  }

  publicRoute(
    app,
    context,
    endpoints.sharedReport,
    async (call) => {
      const { subject, wish } = await sharedSubject(call)
      return { status: 200, data: await reportResponse(context, subject, { ...call.query, ...wish }) }
    },
    SHARE_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.sharedEvents,
    async (call) => {
      const { subject, wish } = await sharedSubject(call)
      return { status: 200, data: await eventsResponse(context, subject, { ...call.query, ...wish }) }
    },
    SHARE_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.sharedVideoData,
    async (call) => {
      const { subject, wish } = await sharedSubject(call)
      return { status: 200, data: await videoResponse(context, subject, { ...call.query, ...wish }) }
    },
    SHARE_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.sharedDownload,
    async ({ query, request }) => {
      const link = await open(request, query.shareToken)
      const { campaignID, link: settings } = link.viewer
      const { leftOut } = settings
      if (leftOut.includes('downloads')) throw new Refusal(403, NO_DOWNLOADS)
      const { start, end, zone } = readRange(() => rangeFromDownload(query))
      requireShown(link, { start, end, zone })
      const { liveIDs, format } = query
      const withVideo = query.withVideo && !leftOut.includes('video')
      const wanted = { campaignID, liveIDs, start, end, zone, format, type: 'Full' as const, withVideo }
      const file = { ...wanted, ...(leftOut.length > 0 && { leftOut }) }
      return { status: 200, data: await requestReportFile(context, link.viewer, file) }
    },
    FILE_LIMIT,
  )
}
