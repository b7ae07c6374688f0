import { campaignScopeSchema } from '@placard/domain/internal/campaign'
import { parseReportView, reportViewSearch } from '@placard/domain/internal/report'
import { comparedRange, type ReportSubject, type ReportView } from '@placard/domain/report'
import { matchPath } from 'react-router-dom'
import { paths } from '../paths.js'
import { settings } from '../state/settings.js'
import { campaignQuery } from './campaigns/campaign.js'
import { campaignsQuery } from './campaigns/campaigns.js'
import { creativeQuery, creativesQuery } from './campaigns/creatives.js'
import { tagActivityQuery, tagVersionsQuery } from './campaigns/tag-versions.js'
import { platformMacrosQuery } from './campaigns/tags.js'
import { campaignTotalsQuery } from './campaigns/totals.js'
import { queryClient } from './query-client.js'
import { eventsQuery, reportDataQuery } from './reports/reports.js'

const viewAt = (search: string): ReportView => parseReportView(new URLSearchParams(search), new Date(), settings())

const creativeAt = (pathname: string) => matchPath('/campaigns/:campaignID/creative/:creativeID', pathname)?.params

/** Prefetches the data of a campaign's screen before it is opened, unless it is cached and fresh. */
export async function prefetchScreen({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Promise<void> {
  const { campaignID, '*': rest = '' } = matchPath('/campaigns/:campaignID/*', pathname)?.params ?? {}
  if (campaignID === undefined) return
  const { creativeID } = creativeAt(pathname) ?? {}
  if (rest.startsWith('reporting')) {
    const reportID = matchPath('/reporting/creative/:creativeID', `/${rest}`)?.params.creativeID
    await prefetchReports({ campaignID }, viewAt(search), reportID)
  } else {
    await Promise.all([
      queryClient.prefetchQuery(campaignQuery(campaignID)),
      creativeID === undefined
        ? queryClient.prefetchQuery(creativesQuery(campaignID))
        : queryClient.prefetchQuery(creativeQuery(campaignID, creativeID)),
    ])
  }
}

/** Prefetches what the editor of a creative shows later: each answer renders all of it again. */
async function prefetchLater(pathname: string): Promise<void> {
  const { campaignID = '', creativeID } = creativeAt(pathname) ?? {}
  if (creativeID === undefined) return
  await Promise.all([
    queryClient.prefetchQuery(creativesQuery(campaignID)),
    queryClient.prefetchQuery(tagVersionsQuery(creativeID)),
    queryClient.prefetchQuery(tagActivityQuery(creativeID)),
    queryClient.prefetchQuery(platformMacrosQuery),
  ])
}

/** Prefetches the data of the page's first screen, while its code loads. */
export async function prefetchFirstScreen(location: Pick<URL, 'pathname' | 'search'>): Promise<void> {
  const { pathname, search } = location
  if (pathname === paths.dashboard) {
    await Promise.all([
      queryClient.prefetchQuery(campaignsQuery('mine')),
      queryClient.prefetchQuery(campaignTotalsQuery(viewAt(search))),
    ])
  } else if (pathname === paths.campaigns) {
    const show = campaignScopeSchema.safeParse(new URLSearchParams(search).get('show'))
    await queryClient.prefetchQuery(campaignsQuery(show.data ?? settings().campaignScope))
  } else await Promise.all([prefetchScreen(location), prefetchLater(pathname)])
}

/**
 * Returns the address of the first screen with all that belongs to it; undefined if it is complete. A report completes
 * its own, but renders everything again for it.
 */
export const completeAddress = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) =>
  search === '' && matchPath('/campaigns/:campaignID/reporting/*', pathname)
    ? `${pathname}?${reportViewSearch(viewAt(search))}${hash}`
    : undefined

async function prefetchReports(subject: ReportSubject, view: ReportView, creativeID: string | undefined) {
  let liveIDs: readonly string[] | undefined
  if (creativeID !== undefined) {
    // The page requests the same and shows the failure.
    const events = await queryClient.fetchQuery(eventsQuery({ subject, range: view.range })).catch(() => undefined)
    liveIDs = events?.creatives.find(({ id }) => id === creativeID)?.liveIDs
    if (!liveIDs?.length) return
  }
  const ranges = [view.range, comparedRange(view)].filter((range) => range !== undefined)
  await Promise.all(
    ranges.map((range) =>
      queryClient.prefetchQuery(reportDataQuery({ subject, range, withVideoData: view.withVideo, liveIDs })),
    ),
  )
}
