import { CampaignTable, type DataSelection } from '@placard/charts'
import type { Campaign } from '@placard/domain'
import { type ReactNode, useCallback, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'
import { CampaignActions } from './campaign-actions.js'
import { type ListSearch, orderOf, sortOf } from './campaign-order.js'
import { useKeptRegion } from './use-kept-region.js'

export interface CampaignRowsProps {
  /** The campaigns to list. */
  campaigns: readonly Campaign[]
  /** What they are called together. */
  title: string
  /** The order, of which the address is told. */
  search: ListSearch
  onSearchChange: (changes: Partial<ListSearch>) => void
  selection: DataSelection<Campaign>
  /** Deletes campaigns, unless that is taken back. */
  onDelete: (...campaigns: Campaign[]) => void
  /** Does so with a row that has the focus. */
  onRemove: (campaign: Campaign) => void
  refreshing: boolean
  now: Date
}

const NAMED = (campaign: Campaign, children: ReactNode) => (
  <Link
    to={paths.campaign(campaign.id)}
    className="line-clamp-2 rounded-bar text-ink -outline-offset-2 hover:text-brand-ink hover:underline @min-[32rem]:block @min-[32rem]:truncate"
  >
    {children}
  </Link>
)

/** Campaigns as rows of a table; how people arrange it is kept in their browser, its order in the address. */
export function CampaignRows(props: CampaignRowsProps) {
  const { campaigns, title, search, onSearchChange, selection, onDelete, onRemove, refreshing, now } = props
  const root = useRef<HTMLDivElement>(null)
  useKeptRegion(root)
  const remove = useRef(onDelete)
  remove.current = onDelete
  const rowActions = useCallback(
    (campaign: Campaign) => <CampaignActions campaign={campaign} onDelete={(...gone) => remove.current(...gone)} />,
    [],
  )
  return (
    <CampaignTable
      ref={root}
      campaigns={campaigns}
      now={now}
      title={title}
      searchable={false}
      layoutKey="campaigns"
      sort={sortOf(search)}
      defaultSort={{ column: 'impressions', direction: 'descending' }}
      onLayoutChange={({ sort }) => {
        const next = { ...search, ...orderOf(sort) }
        if (JSON.stringify(sortOf(next)) !== JSON.stringify(sortOf(search))) onSearchChange(orderOf(sort))
      }}
      renderLink={NAMED}
      rowActions={rowActions}
      onRowRemove={onRemove}
      selection={selection}
      csv={{ name: 'Campaigns.csv', note: 'Campaigns, counts since their start, days in UTC' }}
      refreshing={refreshing}
      regionClassName="max-h-[max(26rem,calc(100dvh-17rem))]"
    />
  )
}
