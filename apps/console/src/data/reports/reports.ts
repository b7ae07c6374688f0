import { eventsQueryOptions, reportQueryOptions as optionsOf } from '@placard/domain/client'
import type { EventsRequest, ReportRequest } from '@placard/domain/internal/report'
import type { EventsReport } from '@placard/domain/report'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.js'
import { queryClient } from '../query-client.js'

/** Query of a report; the same request is reused for an hour unless refetched. */
export const reportDataQuery = (request: ReportRequest) => queryOptions(optionsOf({ call }, request))

/** Query of a campaign's events; not sent if the campaign's report, which contains them, is cached. */
export function eventsQuery(request: EventsRequest) {
  const cached = [true, false]
    .map((withVideoData) => queryClient.getQueryState(reportDataQuery({ ...request, withVideoData }).queryKey))
    .find((state) => state?.data !== undefined)
  return queryOptions({
    ...eventsQueryOptions({ call }, request),
    ...(cached && { initialData: cached.data as EventsReport, initialDataUpdatedAt: cached.dataUpdatedAt }),
  })
}

/** Removes the cached reports of a campaign, after something they report on has changed. */
export const removeReports = (campaignID: string): void =>
  queryClient.removeQueries({ queryKey: ['report', 'campaign', campaignID] })
