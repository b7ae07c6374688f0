import { type CampaignTotals, endpoints, type ReportView, totalsQuery } from '@placard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from './api.js'

async function load(view: Pick<ReportView, 'range' | 'comparison'>, signal: AbortSignal): Promise<CampaignTotals> {
  const { data } = await call(endpoints.totals, { query: totalsQuery(view), signal })
  return data
}

/** What all own campaigns counted in a range; the figures of the range before stay while those of another come. */
export function totalsQueryOptions({ range, comparison }: Pick<ReportView, 'range' | 'comparison'>) {
  return queryOptions({
    queryKey: ['campaign-totals', totalsQuery({ range, comparison })],
    queryFn: ({ signal }) => load({ range, comparison }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
