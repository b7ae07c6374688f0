import { type Campaign, campaignScopeSchema, campaignStatus, dayInZone } from '@placard/domain'
import * as z from 'zod'
import { ctrOf } from '../../parts/campaign-total.js'

/** The columns that the list can be sorted by. */
export const SORT_KEYS = ['name', 'status', 'impressions', 'engagement', 'clicks', 'ctr', 'updated'] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** What the list's address says: the words searched for, the order, and whose campaigns. */
export const listSearchSchema = z.object({
  q: z.string().max(200).catch(''),
  sort: z.enum(SORT_KEYS).catch('impressions'),
  dir: z.enum(['ascending', 'descending']).catch('descending'),
  show: campaignScopeSchema.optional().catch(undefined),
})
export type ListSearch = z.infer<typeof listSearchSchema>

/** Reads the list's address; whatever is wrong or missing is the default. */
export const parseListSearch = (search: URLSearchParams): ListSearch =>
  listSearchSchema.parse(Object.fromEntries(search))

const STATUS_ORDER = ['live', 'ending', 'scheduled', 'draft', 'ended']

const sortValue: Record<SortKey, (campaign: Campaign, now: Date) => string | number | null> = {
  name: ({ name }) => name,
  status: (campaign, now) => STATUS_ORDER.indexOf(campaignStatus(campaign, dayInZone(now, 'UTC'))),
  impressions: ({ data }) => data.impressions,
  engagement: ({ data }) => data.engagement,
  clicks: ({ data }) => data.clicks,
  ctr: ctrOf,
  updated: ({ dataPulledAt }) => dataPulledAt,
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'string' ? a.localeCompare(String(b), 'en', { numeric: true }) : a - Number(b)

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** The campaigns whose names hold every searched word, in the asked order; those without a value come last. */
export function arrangeCampaigns(
  campaigns: readonly Campaign[],
  { q, sort, dir }: Pick<ListSearch, 'q' | 'sort' | 'dir'>,
  now: Date,
): Campaign[] {
  const words = plain(q).split(/\s+/).filter(Boolean)
  const way = dir === 'ascending' ? 1 : -1
  return campaigns
    .filter(({ name }) => words.every((word) => plain(name).includes(word)))
    .map((campaign) => ({ campaign, value: sortValue[sort](campaign, now) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return compare(a.value, b.value) * way || compare(a.campaign.name, b.campaign.name)
    })
    .map(({ campaign }) => campaign)
}

/** The order after a click on a column: the other way round, or first as people read it (names up, figures down). */
export function nextOrder(current: Pick<ListSearch, 'sort' | 'dir'>, sort: SortKey): Pick<ListSearch, 'sort' | 'dir'> {
  if (current.sort === sort) return { sort, dir: current.dir === 'ascending' ? 'descending' : 'ascending' }
  return { sort, dir: ['name', 'status'].includes(sort) ? 'ascending' : 'descending' }
}
