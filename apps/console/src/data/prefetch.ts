import { campaignScopeSchema } from '@placard/domain/internal/campaign'
import { parseReportView } from '@placard/domain/internal/report'
import { comparedRange, type ReportSubject, type ReportView } from '@placard/domain/report'
import { matchPath } from 'react-router-dom'
import { paths } from '../paths.js'
import { settings } from '../state/settings.js'
import { campaignQuery } from './campaigns/campaign.js'
import { campaignsQuery } from './campaigns/campaigns.js'
import { creativeQuery, creativesQuery } from './campaigns/creatives.js'
import { campaignTotalsQuery } from './campaigns/totals.js'
import { queryClient } from './query-client.js'
import { eventsQuery, reportDataQuery } from './reports/reports.js'

const viewAt = (search: string): ReportView => parseReportView(new URLSearchParams(search), new Date(), settings())

/** Prefetches the data of a campaign's screen before it is opened, unless it is cached and fresh. */
export function prefetchScreen({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void {
  const { campaignID, '*': rest = '' } = matchPath('/campaigns/:campaignID/*', pathname)?.params ?? {}
  if (campaignID === undefined) return
  const creativeID = matchPath('/creative/:creativeID', `/${rest}`)?.params.creativeID
  if (rest.startsWith('reporting')) {
    void prefetchReports(
      { campaignID },
      viewAt(search),
      matchPath('/reporting/creative/:creativeID', `/${rest}`)?.params.creativeID,
    )
  } else {
    void queryClient.prefetchQuery(campaignQuery(campaignID))
    if (creativeID === undefined) void queryClient.prefetchQuery(creativesQuery(campaignID))
    else void queryClient.prefetchQuery(creativeQuery(campaignID, creativeID))
  }
}

/** Prefetches the data of the page's first screen, while its code loads. */
export function prefetchFirstScreen(location: Pick<URL, 'pathname' | 'search'>): void {
  const { pathname, search } = location
  if (pathname === paths.dashboard) {
    void queryClient.prefetchQuery(campaignsQuery('mine'))
    void queryClient.prefetchQuery(campaignTotalsQuery(viewAt(search)))
  } else if (pathname === paths.campaigns) {
    const show = campaignScopeSchema.safeParse(new URLSearchParams(search).get('show'))
    void queryClient.prefetchQuery(campaignsQuery(show.data ?? settings().campaignScope))
  } else prefetchScreen(location)
}

async function prefetchReports(subject: ReportSubject, view: ReportView, creativeID: string | undefined) {
  let liveIDs: readonly string[] | undefined
  if (creativeID !== undefined) {
    // The page requests the same and shows the failure.
    const events = await queryClient.fetchQuery(eventsQuery({ subject, range: view.range })).catch(() => undefined)
    liveIDs = events?.creatives.find(({ id }) => id === creativeID)?.liveIDs
    if (!liveIDs?.length) return
  }
  for (const range of [view.range, comparedRange(view)])
    if (range)
      void queryClient.prefetchQuery(reportDataQuery({ subject, range, withVideoData: view.withVideo, liveIDs }))
}
