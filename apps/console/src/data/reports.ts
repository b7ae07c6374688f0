import { ApiError, endpoints, REPORT_CACHE_SECONDS, type Report, type ReportRange, reportQuery } from '@placard/domain'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.js'

/** Whose report: a campaign's for those who may see it, or what a share token opens. */
export type ReportSource = { campaignID: string } | { shareToken: string }

const WITH_VIDEO_DATA = true

let userCancel = new AbortController()

/** Ends the waiting for reports: they fail with 'Request timed out'. */
export function cancelReports(): void {
  userCancel.abort()
  userCancel = new AbortController()
}

/** Whether a failure means that the share link is dead: unknown, revoked or mangled. */
export const isDeadLink = (source: ReportSource, error: unknown): boolean =>
  'shareToken' in source && error instanceof ApiError && [400, 404, 410].includes(error.status)

async function load(source: ReportSource, range: ReportRange, signal: AbortSignal): Promise<Report> {
  const query = { ...reportQuery(range), withVideoData: WITH_VIDEO_DATA }
  const either = AbortSignal.any([signal, userCancel.signal])
  const { data } =
    'shareToken' in source
      ? await call(endpoints.sharedReport, { query: { ...query, sharedToken: source.shareToken }, signal: either })
      : await call(endpoints.report, { query: { ...query, campaignID: source.campaignID }, signal: either })
  return data
}

/** A report; one of the same source, days, zone and video flag is reused for an hour unless refetched. */
export const reportQueryOptions = (source: ReportSource, range: ReportRange) =>
  queryOptions({
    queryKey: ['report', source, range.start, range.end, range.tzCode, WITH_VIDEO_DATA],
    queryFn: ({ signal }) => load(source, range, signal),
    staleTime: REPORT_CACHE_SECONDS * 1000,
  })
