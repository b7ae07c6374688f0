import {
  ApiError,
  endpoints,
  REPORT_CACHE_SECONDS,
  type Report,
  type ReportRequest,
  type ReportSubject,
  reportCacheKey,
  reportQuery,
} from '@placard/domain'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.js'

/** Whether a failure means that the share link is dead: unknown, revoked or mangled. */
export const isDeadLink = (subject: ReportSubject, error: unknown): boolean =>
  'shareToken' in subject && error instanceof ApiError && [400, 404, 410].includes(error.status)

async function load({ subject, range, withVideoData }: ReportRequest, signal: AbortSignal): Promise<Report> {
  const query = { ...reportQuery(range), withVideoData }
  const { data } =
    'shareToken' in subject
      ? await call(endpoints.sharedReport, { query: { ...query, sharedToken: subject.shareToken }, signal })
      : await call(endpoints.report, { query: { ...query, campaignID: subject.campaignID }, signal })
  return data
}

/** A report; one of the same subject, days, zone and video flag is reused for an hour unless refetched. */
export const reportQueryOptions = (request: ReportRequest) =>
  queryOptions({
    queryKey: ['report', reportCacheKey(request)],
    queryFn: ({ signal }) => load(request, signal),
    staleTime: REPORT_CACHE_SECONDS * 1000,
  })
