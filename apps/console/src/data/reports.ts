import type { ReportRequest } from '@placard/domain'
import { reportQueryOptions as optionsOf } from '@placard/domain/client'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.js'
import { queryClient } from './query-client.js'

/** Query of a report; the same request is reused for an hour unless refetched. */
export const reportQueryOptions = (request: ReportRequest) => queryOptions(optionsOf({ call }, request))

/** Removes the cached reports of a campaign, after something they report on has changed. */
export const removeReports = (campaignID: string): void =>
  queryClient.removeQueries({ queryKey: ['report', 'campaign', campaignID] })
