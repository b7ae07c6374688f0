import { CAMPAIGN_COLUMNS, type CampaignScope } from '@placard/domain/internal/campaign'
import type { Settings } from '@placard/domain/internal/console'
import { useReportTexts, useTranslate } from '@placard/forms'
import { classNames, IconButton, SearchInput, SegmentedControl, Select, useLabels } from '@placard/ui'
import { LayoutGrid, List, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { firstOrder, type ListSearch, type SortKey, STATUS_LABELS } from './campaign-order.js'
import { campaignsLabels } from './campaigns-labels.js'

const ANY = 'any'

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
  const labels = useLabels('campaigns', campaignsLabels)
  const { search, onSearchChange, grouping, running } = props
  const translate = useTranslate()
  const { campaignColumns } = useReportTexts()
  const Icon = running ? Pause : Play
  const isGrid = grouping === 'grid'
  const statuses = [
    { value: ANY, label: labels.anyStatus },
    ...Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label: translate(label) })),
  ]
  const orders = (Object.keys(CAMPAIGN_COLUMNS) as SortKey[]).map((value) => {
    const column =
      value in campaignColumns
        ? campaignColumns[value as keyof typeof campaignColumns]
        : translate(CAMPAIGN_COLUMNS[value])
    return { value, label: value === 'name' ? labels.byName : labels.by(column, value) }
  })
  return (
    // Three rows on a phone.
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <div className="flex min-w-0 items-center max-sm:w-full">
        <CampaignSearch value={search.q} onValueChange={(q) => onSearchChange({ q })} />
      </div>
      <div className="min-w-0 flex-1 sm:w-40 sm:flex-none">
        <Select
          aria-label={labels.status}
          value={search.status ?? ANY}
          onValueChange={(status) =>
            onSearchChange({ status: status === ANY ? undefined : (status as ListSearch['status']) })
          }
          options={statuses}
        />
      </div>
      {/* Only on phones and with cards: the column headers sort the table. */}
      <div className={classNames('min-w-0 flex-1 sm:w-44 sm:flex-none', !isGrid && 'sm:hidden')}>
        <Select
          aria-label={labels.sortOrder}
          value={search.sort}
          onValueChange={(sort) => onSearchChange(firstOrder(sort as SortKey))}
          options={orders}
        />
      </div>
      <div className="flex min-w-0 grow items-center gap-2 max-sm:w-full">
        <SegmentedControl
          className="shrink-0"
          label={labels.owner}
          value={props.scope}
          onValueChange={props.onScopeChange}
          options={[
            { value: 'mine', label: labels.mine },
            { value: 'all', label: labels.all },
          ]}
        />
        <span className="ms-auto flex shrink-0 items-center gap-2">
          {isGrid && (
            <IconButton
              label={running ? labels.pausePreviews : labels.runPreviews}
              onClick={() => props.onRunningChange(!running)}
            >
              <Icon aria-hidden />
            </IconButton>
          )}
          <SegmentedControl
            label={labels.shownAs}
            iconOnly
            value={grouping}
            onValueChange={props.onGroupingChange}
            options={[
              { value: 'list', label: labels.list, icon: <List aria-hidden /> },
              { value: 'grid', label: labels.grid, icon: <LayoutGrid aria-hidden /> },
            ]}
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
  const labels = useLabels('campaigns', campaignsLabels)
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
      aria-label={labels.searchCampaigns}
      placeholder={labels.searchByName}
      className="min-w-0 flex-1 sm:w-72 sm:flex-none"
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  )
}
