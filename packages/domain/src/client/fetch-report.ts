import { endpoints } from '../endpoints/endpoints.js'
import { REPORT_CACHE_SECONDS } from '../report/report.js'
import { isReportFresh, type ReportRequest, reportQueryKey } from '../report/report-cache.js'
import { reportQuery } from '../report/report-query.js'
import type { Report } from '../report/report-schema.js'
import type { Caller } from './caller.js'

/** Fetches a campaign's report, or the one that a share token opens. Throws an `ApiError`. */
export async function fetchReport(
  client: Caller,
  { subject, range, withVideoData }: ReportRequest,
  signal?: AbortSignal,
): Promise<Report> {
  const query = { ...reportQuery(range), withVideoData }
  const options = signal && { signal }
  const { data } =
    'shareToken' in subject
      ? await client.call(endpoints.sharedReport, { query: { ...query, sharedToken: subject.shareToken }, ...options })
      : await client.call(endpoints.report, { query: { ...query, campaignID: subject.campaignID }, ...options })
  return data
}

/** Returns TanStack Query options for a report: a request is sent once and its report cached for an hour. */
export const reportQueryOptions = (client: Caller, request: ReportRequest) => ({
  queryKey: reportQueryKey(request),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchReport(client, request, signal),
  staleTime: ({ state }: { state: { dataUpdatedAt: number } }) =>
    isReportFresh(state.dataUpdatedAt, Date.now()) ? REPORT_CACHE_SECONDS * 1000 : 0,
})
