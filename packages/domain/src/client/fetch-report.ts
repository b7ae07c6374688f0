import { endpoints } from '../endpoints/endpoints.js'
import { REPORT_CACHE_SECONDS } from '../report/report.js'
import {
  type EventsRequest,
  eventsQueryKey,
  isReportFresh,
  type ReportRequest,
  reportQueryKey,
} from '../report/report-cache.js'
import type { EventsReport, Report } from '../report/report-schema.js'
import { reportQuery } from '../report-range/report-query.js'
import type { ApiCaller } from './api-caller.js'

/**
 * Fetches a campaign's report, or the one that a share token opens; with `liveIDs`, that of one creative. Throws an
 * `ApiError`.
 */
export async function fetchReport(
  client: ApiCaller,
  { subject, range, withVideoData, liveIDs }: ReportRequest,
  signal?: AbortSignal,
): Promise<Report> {
  const query = {
    ...reportQuery(range),
    withVideoData,
    ...(liveIDs && { liveIDs: liveIDs.join(',') }),
    ...(range.bucket && { granularity: range.bucket }),
  }
  const options = signal && { signal }
  const { data } =
    'shareToken' in subject
      ? await client.call(endpoints.sharedReport, {
          query: { ...query, sharedToken: subject.shareToken },
          anonymous: true,
          ...options,
        })
      : await client.call(endpoints.report, { query: { ...query, campaignID: subject.campaignID }, ...options })
  return data
}

/** Fetches the events of a campaign, or of the one that a share token opens. Throws an `ApiError`. */
async function fetchEvents(
  client: ApiCaller,
  { subject, range }: EventsRequest,
  signal: AbortSignal,
): Promise<EventsReport> {
  const query = reportQuery(range)
  const { data } =
    'shareToken' in subject
      ? await client.call(endpoints.sharedEvents, {
          query: { ...query, sharedToken: subject.shareToken },
          anonymous: true,
          signal,
        })
      : await client.call(endpoints.events, { query: { ...query, campaignID: subject.campaignID }, signal })
  return data
}

const staleTime = ({ state }: { state: { dataUpdatedAt: number } }) =>
  isReportFresh(state.dataUpdatedAt, Date.now()) ? REPORT_CACHE_SECONDS * 1000 : 0

/** Returns TanStack Query options for a report: a request is sent once and its report cached for an hour. */
export const reportQueryOptions = (client: ApiCaller, request: ReportRequest) => ({
  queryKey: reportQueryKey(request),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchReport(client, request, signal),
  staleTime,
})

/** Returns TanStack Query options for the events of a subject, cached like reports. */
export const eventsQueryOptions = (client: ApiCaller, request: EventsRequest) => ({
  queryKey: eventsQueryKey(request),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchEvents(client, request, signal),
  staleTime,
})
