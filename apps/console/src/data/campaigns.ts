import {
  ApiError,
  CAMPAIGNS_PER_PAGE,
  type Campaign,
  type CampaignScope,
  campaignSchema,
  endpoints,
  MAX_CAMPAIGNS_PER_PAGE,
} from '@placard/domain'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod'
import { currentSession } from '../state/session-store.js'
import { parseStored, readStored, writeStored } from '../state/storage.js'
import { call } from './api.js'
import { loadPages } from './load-pages.js'
import { queryClient } from './query-client.js'

/** A list of campaigns. `without` says why it is empty though there may be campaigns. */
export interface CampaignList {
  /** Those that are here, the last edited first. */
  campaigns: Campaign[]
  /** How many there are; `undefined` when these are all. */
  of?: number
  without?: 'permission' | 'answer'
}

/** So many are kept for the next visit: enough to begin with, and storage holds a few megabytes in all. */
const MOST_KEPT = 200

const keptSchema = z.object({
  userID: z.string(),
  at: z.number(),
  campaigns: z.array(campaignSchema),
  of: z.number().optional(),
})

/** The own list as this browser saw it last, shown until the new one is there. */
function kept(): z.infer<typeof keptSchema> | undefined {
  const found = keptSchema.safeParse(parseStored(readStored('campaigns')))
  return found.success && found.data.userID === currentSession()?.user.id ? found.data : undefined
}

function keep({ campaigns, of = campaigns.length }: CampaignList): void {
  const first = campaigns.slice(0, MOST_KEPT)
  const list = { campaigns: first, ...(of > first.length && { of }) }
  writeStored('campaigns', JSON.stringify({ userID: currentSession()?.user.id, at: Date.now(), ...list }))
}

const keyOf = (scope: CampaignScope) => ['campaigns', scope]
const knownList = (scope: CampaignScope) => queryClient.getQueryData<CampaignList>(keyOf(scope))

/** The first campaigns at once, then the rest; what is there is shown unless the whole list of before is in sight. */
async function loadList(scope: CampaignScope, signal: AbortSignal): Promise<CampaignList> {
  const campaigns = await loadPages({
    ask: (page, size) => {
      const query = { 'paginate[page]': String(page), 'paginate[size]': String(size) }
      return call(scope === 'all' ? endpoints.all : endpoints.mine, { query, signal })
    },
    firstSize: CAMPAIGNS_PER_PAGE,
    restSize: MAX_CAMPAIGNS_PER_PAGE,
    onPart: (part, of) => {
      const known = knownList(scope)
      if (!known || known.of !== undefined)
        queryClient.setQueryData<CampaignList>(keyOf(scope), { campaigns: part, of })
    },
  })
  return { campaigns }
}

async function load(scope: CampaignScope, signal: AbortSignal): Promise<CampaignList> {
  try {
    const list = await loadList(scope, signal)
    if (scope === 'mine') keep(list)
    return list
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal
    if (refusal.status === 403) return { campaigns: [], without: 'permission' }
    // No answer at all, or one without a word, counts as an empty list, but never replaces one that is there.
    const isEmpty = refusal.status === 0 || refusal.hasNoMessage
    if (isEmpty && !signal.aborted && !knownList(scope)?.campaigns.length) return { campaigns: [], without: 'answer' }
    throw refusal
  }
}

/** The list of own or all campaigns: of many, the first ones at once and the others as they come. A 403 is an empty list. */
export function campaignListQuery(scope: CampaignScope) {
  const last = scope === 'mine' ? kept() : undefined
  return queryOptions({
    queryKey: keyOf(scope),
    queryFn: ({ signal }) => load(scope, signal),
    staleTime: 30_000,
    ...(last && {
      initialData: { campaigns: last.campaigns, ...(last.of !== undefined && { of: last.of }) } as CampaignList,
      // A part of a list is never fresh.
      initialDataUpdatedAt: last.of === undefined ? last.at : 0,
    }),
  })
}

/** The name of a campaign that some list already knows. */
export function knownCampaign(campaignID: string): Campaign | undefined {
  for (const scope of ['mine', 'all'] as const) {
    const found = knownList(scope)?.campaigns.find(({ id }) => id === campaignID)
    if (found) return found
  }
  return undefined
}

/** Has every list of campaigns, and what is summed up over them, asked for again: after a new one, or a new name. */
export async function campaignsChanged(): Promise<void> {
  await Promise.all(['campaigns', 'campaign-totals'].map((what) => queryClient.invalidateQueries({ queryKey: [what] })))
}

/** Takes campaigns that are no more from every list here, and from the kept one; the lists are then asked for again. */
export function forgetCampaigns(campaignIDs: readonly string[]): void {
  const gone = new Set(campaignIDs)
  const without = (list: CampaignList): CampaignList => {
    const campaigns = list.campaigns.filter(({ id }) => !gone.has(id))
    const fewer = list.campaigns.length - campaigns.length
    return { ...list, campaigns, ...(list.of !== undefined && { of: list.of - fewer }) }
  }
  for (const scope of ['mine', 'all'] as const)
    queryClient.setQueryData<CampaignList>(keyOf(scope), (list) => list && without(list))
  const last = kept()
  if (last) keep(without(last))
  void campaignsChanged()
}
