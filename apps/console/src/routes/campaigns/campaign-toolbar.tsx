import { CAMPAIGN_COLUMNS, type CampaignScope, type Settings } from '@placard/domain'
import { classNames, IconButton, SegmentedControl, Select } from '@placard/ui'
import { LayoutGrid, List, Pause, Play } from 'lucide-react'
import { firstOrder, type ListSearch, type SortKey, STATUS_WORDS } from './campaign-order.js'
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
  ...Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label })),
]
const ORDERS = Object.entries(CAMPAIGN_COLUMNS).map(([value, label]) => ({
  value,
  label: `By ${value === 'name' ? 'name' : value === 'ctr' ? label : label.toLowerCase()}`,
}))

export interface CampaignToolbarProps {
  /** Whose campaigns are shown. */
  scope: CampaignScope
  onScopeChange: (scope: CampaignScope) => void
  /** The searched words, the status and the order. */
  search: ListSearch
  onSearchChange: (changes: Partial<ListSearch>) => void
  /** As rows or as cards. */
  grouping: Settings['campaignGrouping']
  onGroupingChange: (grouping: Settings['campaignGrouping']) => void
  /** Whether banners run in the cards. */
  running: boolean
  onRunningChange: (running: boolean) => void
}

/** What of the list is shown, and how. */
export function CampaignToolbar(props: CampaignToolbarProps) {
  const { search, onSearchChange, grouping, running } = props
  const Icon = running ? Pause : Play
  const isGrid = grouping === 'grid'
  return (
    // Three rows on a phone: what is looked for, and how it is shown.
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
      {/* On wide screens the table is sorted by its column headers. */}
      <div className={classNames('min-w-0 flex-1 sm:w-44 sm:flex-none', !isGrid && 'sm:hidden')}>
        <Select
          aria-label="Order"
          value={search.sort}
          onValueChange={(sort) => onSearchChange(firstOrder(sort as SortKey))}
          options={ORDERS}
        />
      </div>
      <div className="flex min-w-0 grow items-center gap-2 max-sm:w-full">
        <SegmentedControl
          className="shrink-0"
          label="Whose campaigns"
          value={props.scope}
          onValueChange={props.onScopeChange}
          options={SCOPES}
        />
        <span className="ms-auto flex shrink-0 items-center gap-2">
          {isGrid && (
            <IconButton
              label={running ? 'Stop previews' : 'Run previews'}
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
