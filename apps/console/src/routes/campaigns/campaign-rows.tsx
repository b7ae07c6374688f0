import { CampaignTable, type DataSelection } from '@placard/charts'
import type { Campaign } from '@placard/domain/campaign'
import { useLabels } from '@placard/ui'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.js'
import { CampaignActions } from './campaign-actions.js'
import { type ListSearch, readSortOrder, writeSortOrder } from './campaign-order.js'
import { campaignsLabels } from './campaigns-labels.js'

export interface CampaignRowsProps {
  /** Campaigns to list. */
  campaigns: readonly Campaign[]
  /** Accessible name of the table. */
  title: string
  /** Sort order and scope, stored in the URL. */
  search: ListSearch
  onSearchChange: (changes: Partial<ListSearch>) => void
  selection: DataSelection<Campaign>
  /** Deletes campaigns, unless that is undone. */
  onDelete: (...campaigns: Campaign[]) => void
  /** Deletes the campaign of the focused row. */
  onRemove: (campaign: Campaign) => void
  refreshing: boolean
  now: Date
}

const campaignLink = (campaign: Campaign) => (
  <Link
    to={paths.campaign(campaign.id)}
    className="line-clamp-2 rounded-bar text-ink -outline-offset-2 hover:text-brand-ink hover:underline @min-[32rem]:block @min-[32rem]:truncate"
  />
)

/** Campaigns as a table; column settings are stored in the browser, the sort order in the URL. */
export function CampaignRows(props: CampaignRowsProps) {
  const labels = useLabels('campaigns', campaignsLabels)
  const { campaigns, title, search, onSearchChange, selection, onDelete, onRemove, refreshing, now } = props
  const root = useRef<HTMLDivElement>(null)
  useTableScrollRestoration(root)
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
      sort={readSortOrder(search)}
      defaultSort={{ column: 'impressions', direction: 'descending' }}
      onLayoutChange={({ sort }) => {
        const next = { ...search, ...writeSortOrder(sort) }
        if (JSON.stringify(readSortOrder(next)) !== JSON.stringify(readSortOrder(search)))
          onSearchChange(writeSortOrder(sort))
      }}
      renderLink={campaignLink}
      rowActions={rowActions}
      onRowRemove={onRemove}
      selection={selection}
      csv={{ name: labels.csvName, note: labels.csvNote }}
      refreshing={refreshing}
      regionClassName="max-h-[max(26rem,calc(100dvh-17rem))]"
    />
  )
}

/** Scroll positions of the table, by history entry. */
const positions = new Map<string, number>()

/** Restores the scroll position inside a long table after going back, which the browser does only for the page. */
function useTableScrollRestoration(root: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useEffect(() => {
    const region = root.current?.querySelector<HTMLElement>('[data-slot="table-region"]')
    if (!region) return
    const position = positions.get(key) ?? 0
    if (position > 0) region.scrollTop = position
    const keep = () => positions.set(key, region.scrollTop)
    region.addEventListener('scroll', keep, { passive: true })
    return () => region.removeEventListener('scroll', keep)
  }, [key, root])
}
