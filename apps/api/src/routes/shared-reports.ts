import { type Endpoint, endpoints } from '@placard/domain/api'
import { rangeFromDownload, rangeFromQuery } from '@placard/domain/internal/report'
import { isOfLink, NOT_OF_LINK } from '@placard/domain/internal/share'
import type { EventsReport, Report, ReportQuery } from '@placard/domain/report'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { requireUnlocked } from '../auth/link-proof.js'
import type { Context } from '../context.js'
import { publicRoute } from '../http/contract-route.js'
import { FILE_LIMIT, SHARE_LIMIT } from '../http/rate-limit.js'
import { Refusal } from '../refusal.js'
import { listSharedDiscrepancies } from '../store/discrepancies/shared-discrepancies.js'
import type { ZonedRange } from '../store/facts/fact-home.js'
import { type LiveLink, recordUse, requireLiveLink } from '../store/reports/open-links.js'
import { findReportSubject } from '../store/reports/report-subject.js'
import { requestReportFile } from './report-file-jobs.js'
import { eventsResponse, readRange, reportResponse, videoResponse } from './report-response.js'

const NO_DOWNLOADS = 'This link has no downloads. Ask its sender for the file.'

/** Throws a `Refusal` for days, or a zone, that a link does not show. */
function requireShown(
  { now }: Pick<Context, 'now'>,
  { viewer, flight }: LiveLink,
  days: Pick<ZonedRange, 'start' | 'end' | 'zone'>,
): void {
  if (!isOfLink(viewer.link, days, { now: now(), flight })) throw new Refusal('forbidden', NOT_OF_LINK)
}

type SharedQuery = ReportQuery & { liveIDs?: string[] | undefined }

/** Returns what a query asks of an open link. Throws a `Refusal` for what the link does not show. */
async function sharedSubject(context: Context, link: LiveLink, query: SharedQuery) {
  const { viewer } = link
  const range = readRange(() => rangeFromQuery(query))
  requireShown(context, link, range)
  const subject = await findReportSubject(context.db, viewer, { campaignID: viewer.campaignID, liveIDs: query.liveIDs })
  return { subject, wish: { ...query, range, link: viewer.link } }
}

type QueryOf<E extends Endpoint> = z.output<E['query']>

/** Returns the report of an open link. Throws a `Refusal` for one that it does not show. */
export async function sharedReport(
  context: Context,
  link: LiveLink,
  query: QueryOf<typeof endpoints.sharedReport>,
): Promise<Report> {
  const { subject, wish } = await sharedSubject(context, link, query)
  return reportResponse(context, subject, { ...query, ...wish })
}

/** Returns the events of an open link. Throws a `Refusal` for those that it does not show. */
export async function sharedEvents(
  context: Context,
  link: LiveLink,
  query: QueryOf<typeof endpoints.sharedEvents>,
): Promise<EventsReport> {
  const { subject, wish } = await sharedSubject(context, link, query)
  return eventsResponse(context, subject, { ...query, ...wish })
}

/** Adds the routes of share links: one campaign's report and its files for anybody with the token. */
export function shareRoutes(app: FastifyInstance, context: Context): void {
  /** Opens a link for its report. Throws a `Refusal` for one that has ended, or is locked. */
  async function open(request: FastifyRequest, token: string): Promise<LiveLink> {
    const link = await requireLiveLink(context, token)
    requireUnlocked(context, request, link)
    await recordUse(context, link.viewer)
    return link
  }

  publicRoute(
    app,
    context,
    endpoints.sharedReport,
    async ({ request, query }) => {
      const link = await open(request, query.sharedToken)
      return { status: 200, data: await sharedReport(context, link, query) }
    },
    SHARE_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.sharedEvents,
    async ({ request, query }) => {
      const link = await open(request, query.sharedToken)
      return { status: 200, data: await sharedEvents(context, link, query) }
    },
    SHARE_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.sharedVideoData,
    async ({ request, query }) => {
      const link = await open(request, query.sharedToken)
      const { subject, wish } = await sharedSubject(context, link, query)
      return { status: 200, data: await videoResponse(context, subject, { ...query, ...wish }) }
    },
    SHARE_LIMIT,
  )

  publicRoute(
    app,
    context,
    endpoints.sharedDiscrepancies,
    async ({ request, query }) => {
      const { viewer, flight } = await open(request, query.sharedToken)
      return { status: 200, data: await listSharedDiscrepancies(context.db, viewer, { now: context.now(), flight }) }
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
      if (leftOut.includes('downloads')) throw new Refusal('forbidden', NO_DOWNLOADS)
      const { start, end, zone } = readRange(() => rangeFromDownload(query))
      requireShown(context, link, { start, end, zone })
      const { liveIDs, format } = query
      const withVideo = query.withVideo && !leftOut.includes('video')
      const reportRequest = { campaignID, liveIDs, start, end, zone, format, type: 'Full' as const, withVideo }
      const file = { ...reportRequest, ...(leftOut.length > 0 && { leftOut }) }
      return { status: 200, data: await requestReportFile(context, link.viewer, file) }
    },
    FILE_LIMIT,
  )
}
