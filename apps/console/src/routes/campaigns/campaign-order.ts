import { type Campaign, type CampaignStatus, campaignStatus } from '@placard/domain/campaign'
import {
  CAMPAIGN_COLUMNS,
  type CampaignColumn,
  campaignScopeSchema,
  campaignValue,
} from '@placard/domain/internal/campaign'
import { dayInZone } from '@placard/domain/internal/dates'
import { createTextMatcher } from '@placard/domain/internal/text'
import * as z from 'zod'

/** Sort keys of the list: every column of its table. */
export type SortKey = CampaignColumn
const SORT_KEYS = Object.keys(CAMPAIGN_COLUMNS) as [SortKey, ...SortKey[]]

/** Labels of the status filter, in the order of a flight. */
export const STATUS_LABELS: Record<CampaignStatus, string> = {
  live: 'Live',
  ending: 'Ending soon',
  scheduled: 'Scheduled',
  draft: 'Draft',
  ended: 'Ended',
}
const STATUSES = Object.keys(STATUS_LABELS) as [CampaignStatus, ...CampaignStatus[]]

const direction = z.enum(['ascending', 'descending'])
export interface ListOrder {
  sort: SortKey
  dir: z.infer<typeof direction>
}

/** Parses secondary sort orders, such as `name.ascending,ctr.descending`. */
const orders = z.string().transform((text) =>
  text.split(',').flatMap((part): ListOrder[] => {
    const [sort, dir] = part.split('.')
    const found = z.object({ sort: z.enum(SORT_KEYS), dir: direction }).safeParse({ sort, dir })
    return found.success ? [found.data] : []
  }),
)

/** URL parameters of the list: search text, status, sort order and scope. */
export const listSearchSchema = z.object({
  q: z.string().max(200).catch(''),
  status: z.enum(STATUSES).optional().catch(undefined),
  sort: z.enum(SORT_KEYS).catch('impressions'),
  dir: direction.catch('descending'),
  thenBy: orders.catch([]),
  show: campaignScopeSchema.optional().catch(undefined),
})
export type ListSearch = z.infer<typeof listSearchSchema>

/** Parses the URL parameters; invalid or missing ones get their defaults. */
export const parseListSearch = (search: URLSearchParams): ListSearch =>
  listSearchSchema.parse(Object.fromEntries(search))

/** Returns the URL parameters with some changes. */
export function withListSearch(search: URLSearchParams, changes: Partial<ListSearch>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    const text = Array.isArray(value) ? value.map(({ sort, dir }) => `${sort}.${dir}`).join() : value
    if (text) next.set(name, text)
    else next.delete(name)
  }
  return next
}

/** Returns the sort order in the format of the table. */
export const readSortOrder = ({ sort, dir, thenBy }: ListSearch) =>
  [{ sort, dir }, ...thenBy].map((order) => ({ column: order.sort, direction: order.dir }))

/** Returns the URL parameters for a sort order of the table; an empty order becomes the default. */
export function writeSortOrder(sort: readonly { id: string; direction: ListOrder['dir'] }[]): Partial<ListSearch> {
  const [first, ...thenBy] = sort.map(({ id, direction: dir }) => ({ sort: id as SortKey, dir }))
  return first ? { ...first, thenBy } : { sort: undefined, dir: undefined, thenBy: [] }
}

// Created once, because each keystroke compares thousands of names.
const byName = new Intl.Collator('en', { numeric: true })

const compare = (a: string | number, b: string | number) =>
  typeof a === 'string' ? byName.compare(a, String(b)) : a - Number(b)

/** Returns the campaigns with the selected status whose names contain every search term. */
export function findCampaigns(
  campaigns: readonly Campaign[],
  { q, status }: Pick<ListSearch, 'q' | 'status'>,
  now: Date,
): readonly Campaign[] {
  const today = dayInZone(now, 'UTC')
  if (q.trim() === '' && status === undefined) return campaigns
  const isFound = createTextMatcher(q)
  return campaigns
    .filter((campaign) => status === undefined || campaignStatus(campaign, today) === status)
    .filter(({ name }) => isFound(name))
}

/**
 * Returns the matching campaigns in the sort order, those without a value last. For cards only: the table sorts itself.
 */
export function arrangeCampaigns(campaigns: readonly Campaign[], search: ListSearch, now: Date): Campaign[] {
  const today = dayInZone(now, 'UTC')
  const { sort, dir } = search
  const way = dir === 'ascending' ? 1 : -1
  return findCampaigns(campaigns, search, now)
    .map((campaign) => ({ campaign, value: campaignValue(sort, campaign, today) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return compare(a.value, b.value) * way || compare(a.campaign.name, b.campaign.name)
    })
    .map(({ campaign }) => campaign)
}

const UPWARDS: readonly SortKey[] = ['name', 'status', 'flight']

/** Returns the default sort order of a column: names ascending, numbers descending. */
export const firstOrder = (sort: SortKey): Partial<ListSearch> => ({
  sort,
  dir: UPWARDS.includes(sort) ? 'ascending' : 'descending',
  thenBy: [],
})
