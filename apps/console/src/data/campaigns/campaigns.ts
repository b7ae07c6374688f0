import { ApiError, endpoints } from '@placard/domain/api'
import { type Campaign, campaignSchema } from '@placard/domain/campaign'
import { CAMPAIGNS_PER_PAGE, MAX_CAMPAIGNS_PER_PAGE } from '@placard/domain/internal/api'
import type { CampaignScope } from '@placard/domain/internal/campaign'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod'
import { currentSession } from '../../state/session-store.js'
import { parseStored, readStored, writeStored } from '../../state/storage.js'
import { call } from '../api.js'
import { loadPages } from '../load-pages.js'
import { queryClient } from '../query-client.js'

/** List of campaigns. `without` is the reason why the list is empty although campaigns may exist. */
export interface CampaignList {
  /** Loaded campaigns, last edited first. */
  campaigns: Campaign[]
  /** Total number; `undefined` when all are loaded. */
  of?: number
  without?: 'permission' | 'answer'
}

/** Number of campaigns stored for the next visit; local storage holds only a few megabytes. */
const MOST_KEPT = 200

const keptSchema = z.object({
  userID: z.string(),
  campaigns: z.array(campaignSchema),
  of: z.number().optional(),
})

/** The user's own list as last stored in this browser, shown until the new one is loaded. */
function readStoredList(): z.infer<typeof keptSchema> | undefined {
  const found = keptSchema.safeParse(parseStored(readStored('campaigns')))
  return found.success && found.data.userID === currentSession()?.user.id ? found.data : undefined
}

function storeList({ campaigns, of = campaigns.length }: CampaignList): void {
  const first = campaigns.slice(0, MOST_KEPT)
  const list = { campaigns: first, ...(of > first.length && { of }) }
  writeStored('campaigns', JSON.stringify({ userID: currentSession()?.user.id, ...list }))
}

const createKey = (scope: CampaignScope) => ['campaigns', scope]
const knownList = (scope: CampaignScope) => queryClient.getQueryData<CampaignList>(createKey(scope))

/**
 * Loads the first campaigns, then the rest, and shows partial results unless a complete older list is already shown.
 */
async function loadList(scope: CampaignScope, signal: AbortSignal): Promise<CampaignList> {
  const campaigns = await loadPages({
    ask: (page, size) => {
      const query = { 'paginate[page]': String(page), 'paginate[size]': String(size) }
      return call(scope === 'all' ? endpoints.all : endpoints.mine, { query, signal })
    },
    firstSize: CAMPAIGNS_PER_PAGE,
    restSize: MAX_CAMPAIGNS_PER_PAGE,
    onPart: (part, of) => {
      const lastList = knownList(scope)
      if (!lastList || lastList.of !== undefined)
        queryClient.setQueryData<CampaignList>(createKey(scope), { campaigns: part, of })
    },
  })
  return { campaigns }
}

async function load(scope: CampaignScope, signal: AbortSignal): Promise<CampaignList> {
  try {
    const list = await loadList(scope, signal)
    if (scope === 'mine') storeList(list)
    return list
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal
    if (refusal.status === 403) return { campaigns: [], without: 'permission' }
    // A missing response, or an error without a message, counts as an empty list, but never replaces a loaded one.
    const isEmpty = refusal.status === 0 || refusal.hasNoMessage
    if (isEmpty && !signal.aborted && !knownList(scope)?.campaigns.length) return { campaigns: [], without: 'answer' }
    throw refusal
  }
}

/** Query of the user's own or all campaigns. Long lists are shown while they load; a 403 counts as an empty list. */
export function campaignsQuery(scope: CampaignScope) {
  const last = scope === 'mine' ? readStoredList() : undefined
  return queryOptions({
    queryKey: createKey(scope),
    queryFn: ({ signal }) => load(scope, signal),
    staleTime: 30_000,
    ...(last && {
      initialData: { campaigns: last.campaigns, ...(last.of !== undefined && { of: last.of }) } as CampaignList,
      // Always stale: it may have been stored before a change that another tab or an earlier page has made.
      initialDataUpdatedAt: 0,
    }),
  })
}

/** Name of a campaign from any loaded list. */
export function knownCampaign(campaignID: string): Campaign | undefined {
  for (const scope of ['mine', 'all'] as const) {
    const found = knownList(scope)?.campaigns.find(({ id }) => id === campaignID)
    if (found) return found
  }
  return undefined
}

/** Invalidates all lists of campaigns and their totals, after a campaign was created or renamed. */
export async function campaignsChanged(): Promise<void> {
  await Promise.all(['campaigns', 'campaign-totals'].map((what) => queryClient.invalidateQueries({ queryKey: [what] })))
}

/** Removes deleted campaigns from all cached and stored lists, then refetches the lists. */
export function forgetCampaigns(campaignIDs: readonly string[]): void {
  const gone = new Set(campaignIDs)
  const without = (list: CampaignList): CampaignList => {
    const campaigns = list.campaigns.filter(({ id }) => !gone.has(id))
    const fewer = list.campaigns.length - campaigns.length
    return { ...list, campaigns, ...(list.of !== undefined && { of: list.of - fewer }) }
  }
  for (const scope of ['mine', 'all'] as const)
    queryClient.setQueryData<CampaignList>(createKey(scope), (list) => list && without(list))
  const last = readStoredList()
  if (last) storeList(without(last))
  void campaignsChanged()
}
