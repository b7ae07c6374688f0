import { comparedRange, parseReportView } from '@placard/domain'
import { matchPath } from 'react-router-dom'
import { settings } from '../state/settings.js'
import { campaignQuery } from './campaign.js'
import { creativeQuery, creativesQuery } from './creatives.js'
import { queryClient } from './query-client.js'
import { reportQueryOptions } from './reports.js'

/** Prefetches the data of a campaign's screen before it is opened, unless it is cached and fresh. */
export function prefetchScreen({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void {
  const { campaignID, '*': rest = '' } = matchPath('/campaigns/:campaignID/*', pathname)?.params ?? {}
  if (campaignID === undefined) return
  const creativeID = matchPath('creative/:creativeID', rest)?.params.creativeID
  if (rest.startsWith('reporting')) {
    const view = parseReportView(new URLSearchParams(search), new Date(), settings())
    const request = { subject: { campaignID }, withVideoData: view.withVideo }
    for (const range of [view.range, comparedRange(view)])
      if (range) void queryClient.prefetchQuery(reportQueryOptions({ ...request, range }))
  } else {
    void queryClient.prefetchQuery(campaignQuery(campaignID))
    if (creativeID === undefined) void queryClient.prefetchQuery(creativesQuery(campaignID))
    else void queryClient.prefetchQuery(creativeQuery(campaignID, creativeID))
  }
}
