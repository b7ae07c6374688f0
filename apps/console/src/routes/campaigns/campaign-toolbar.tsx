import { CAMPAIGN_COLUMNS, type CampaignScope, type Settings } from '@placard/domain'
import { classNames, IconButton, SearchInput, SegmentedControl, Select } from '@placard/ui'
import { LayoutGrid, List, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { firstOrder, type ListSearch, type SortKey, STATUS_LABELS } from './campaign-order.js'

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

interface CampaignSearchProps {
  /** Search text in the URL. */
  value: string
  /** Called with the typed text. */
  onValueChange: (value: string) => void
}

/** Search box of the list: `/` focuses it, Escape clears it. */
function CampaignSearch({ value, onValueChange }: CampaignSearchProps) {
  const [text, setText] = useState(value)
  // The URL lags behind the typed text and must not overwrite newer input. Only changes of the URL from outside (Back,
  // "Clear search") are applied.
  const sent = useRef([value])
  useEffect(() => {
    const typedHere = sent.current.lastIndexOf(value)
    sent.current = typedHere < 0 ? [value] : sent.current.slice(typedHere)
    if (typedHere < 0) setText(value)
  }, [value])
  const change = (next: string) => {
    sent.current.push(next)
    setText(next)
    onValueChange(next)
  }
  return (
    <SearchInput
      shortcut="/"
      aria-label="Search campaigns"
      placeholder="Search by name"
      className="min-w-0 flex-1 sm:w-72 sm:flex-none"
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  )
}
