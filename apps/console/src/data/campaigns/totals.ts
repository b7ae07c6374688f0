import { endpoints } from '@placard/domain/api'
import { type CampaignTotals, totalsQuery } from '@placard/domain/internal/report'
import type { ReportView } from '@placard/domain/report'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api.js'

async function load(view: Pick<ReportView, 'range' | 'comparison'>, signal: AbortSignal): Promise<CampaignTotals> {
  const { data } = await call(endpoints.totals, { query: totalsQuery(view), signal })
  return data
}

/** Query of the totals of the user's own campaigns in a range; the previous results stay while another range loads. */
export function campaignTotalsQuery({ range, comparison }: Pick<ReportView, 'range' | 'comparison'>) {
  return queryOptions({
    queryKey: ['campaign-totals', totalsQuery({ range, comparison })],
    queryFn: ({ signal }) => load({ range, comparison }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
