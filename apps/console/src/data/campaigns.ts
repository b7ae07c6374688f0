import { ApiError, type Campaign, type CampaignScope, campaignSchema, endpoints } from '@placard/domain'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod'
import { currentSession } from '../shell/session-store.js'
import { parseStored, readStored, writeStored } from '../shell/storage.js'
import { call } from './api.js'
import { queryClient } from './query-client.js'

/** A list of campaigns. `without` says why it is empty though there may be campaigns. */
export interface CampaignList {
  campaigns: Campaign[]
  without?: 'permission' | 'answer'
}

const keptSchema = z.object({ userID: z.string(), at: z.number(), campaigns: z.array(campaignSchema) })

/** The own list as this browser saw it last, shown until the new one is there. */
function kept(): z.infer<typeof keptSchema> | undefined {
  const found = keptSchema.safeParse(parseStored(readStored('campaigns')))
  return found.success && found.data.userID === currentSession()?.user.id ? found.data : undefined
}

const keep = (campaigns: Campaign[]) =>
  writeStored('campaigns', JSON.stringify({ userID: currentSession()?.user.id, at: Date.now(), campaigns }))

async function load(scope: CampaignScope, signal: AbortSignal): Promise<CampaignList> {
  try {
    const { data } = await call(scope === 'all' ? endpoints.all : endpoints.mine, { signal })
    if (scope === 'mine') keep(data)
    return { campaigns: data }
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal
    if (refusal.status === 403) return { campaigns: [], without: 'permission' }
    const known = queryClient.getQueryData<CampaignList>(['campaigns', scope])
    // No answer at all counts as an empty list, but never replaces one that is there.
    if (refusal.status === 0 && !signal.aborted && !known?.campaigns.length) return { campaigns: [], without: 'answer' }
    throw refusal
  }
}

/** The list of own or all campaigns. A 403 is an empty list. */
export function campaignListQuery(scope: CampaignScope) {
  const last = scope === 'mine' ? kept() : undefined
  return queryOptions({
    queryKey: ['campaigns', scope],
    queryFn: ({ signal }) => load(scope, signal),
    staleTime: 30_000,
    ...(last && { initialData: { campaigns: last.campaigns } as CampaignList, initialDataUpdatedAt: last.at }),
  })
}

/** The name of a campaign that some list already knows. */
export function knownCampaign(campaignID: string): Campaign | undefined {
  for (const scope of ['mine', 'all'] as const) {
    const list = queryClient.getQueryData<CampaignList>(['campaigns', scope])
    const found = list?.campaigns.find(({ id }) => id === campaignID)
    if (found) return found
  }
  return undefined
}
