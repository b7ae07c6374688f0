import { CAMPAIGN_COLUMNS, type CampaignScope, type Settings } from '@placard/domain'
import { classNames, IconButton, SegmentedControl, Select } from '@placard/ui'
import { LayoutGrid, List, Pause, Play } from 'lucide-react'
import { firstOrder, type ListSearch, type SortKey, STATUS_LABELS } from './campaign-order.js'
import { CampaignSearch } from './campaign-search.js'

const SCOPES = [
  { value: 'mine', label: 'Mine' },
  { value: 'all', label: 'All' },
] as const
const GROUPINGS = [
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
] as const
const ANY = 'any'
const STATUSES = [
  { value: ANY, label: 'Any status' },
  ...Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
]
const ORDERS = Object.entries(CAMPAIGN_COLUMNS).map(([value, label]) => ({
  value,
  label: `By ${value === 'name' ? 'name' : value === 'ctr' ? label : label.toLowerCase()}`,
}))

export interface CampaignToolbarProps {
  /** Scope: the user's own or all campaigns. */
  scope: CampaignScope
  onScopeChange: (scope: CampaignScope) => void
  /** Search text, status and sort order. */
  search: ListSearch
  onSearchChange: (changes: Partial<ListSearch>) => void
  /** Rows or cards. */
  grouping: Settings['campaignGrouping']
  onGroupingChange: (grouping: Settings['campaignGrouping']) => void
  /** Runs the banners in the cards. */
  running: boolean
  onRunningChange: (running: boolean) => void
}

/** Toolbar of the list: scope, search, status, sort order and view. */
export function CampaignToolbar(props: CampaignToolbarProps) {
  const { search, onSearchChange, grouping, running } = props
  const Icon = running ? Pause : Play
  const isGrid = grouping === 'grid'
  return (
    // Three rows on a phone.
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <div className="flex min-w-0 items-center max-sm:w-full">
        <CampaignSearch value={search.q} onValueChange={(q) => onSearchChange({ q })} />
      </div>
      <div className="min-w-0 flex-1 sm:w-40 sm:flex-none">
        <Select
          aria-label="Status"
          value={search.status ?? ANY}
          onValueChange={(status) =>
            onSearchChange({ status: status === ANY ? undefined : (status as ListSearch['status']) })
          }
          options={STATUSES}
        />
      </div>
      {/* Only on phones and with cards: the column headers sort the table. */}
      <div className={classNames('min-w-0 flex-1 sm:w-44 sm:flex-none', !isGrid && 'sm:hidden')}>
        <Select
          aria-label="Sort order"
          value={search.sort}
          onValueChange={(sort) => onSearchChange(firstOrder(sort as SortKey))}
          options={ORDERS}
        />
      </div>
      <div className="flex min-w-0 grow items-center gap-2 max-sm:w-full">
        <SegmentedControl
          className="shrink-0"
          label="Owner"
          value={props.scope}
          onValueChange={props.onScopeChange}
          options={SCOPES}
        />
        <span className="ms-auto flex shrink-0 items-center gap-2">
          {isGrid && (
            <IconButton
              label={running ? 'Pause previews' : 'Run previews'}
              onClick={() => props.onRunningChange(!running)}
            >
              <Icon aria-hidden />
            </IconButton>
          )}
          <SegmentedControl
            label="Shown as"
            iconOnly
            value={grouping}
            onValueChange={props.onGroupingChange}
            options={GROUPINGS}
          />
        </span>
      </div>
    </div>
  )
}
