import {
  CAMPAIGN_COLUMNS,
  type Campaign,
  type CampaignColumn,
  campaignValue,
  dayInZone,
  flightDaysText,
  formatMetric,
  formatTimeAgo,
  fullDays,
  NO_DATA,
} from '@placard/domain'
import { EmptyState, TimeText, useMedia, ValueText } from '@placard/ui'
import { type ReactNode, useMemo } from 'react'
import { CampaignStatus } from '../campaign-status/campaign-status.js'
import { type DataColumn, DataTable, type DataTableProps } from '../data-table/data-table.js'
import { MetricDefinition } from '../metric-definition/metric-definition.js'
import { Sparkline, trendText } from '../sparkline/sparkline.js'

export interface CampaignTableProps
  extends Omit<
    DataTableProps<Campaign>,
    'label' | 'columns' | 'rows' | 'rowId' | 'store' | 'totalLabel' | 'search' | 'columnMenu' | 'compact'
  > {
  /** The campaigns to list. */
  campaigns: readonly Campaign[]
  /** Wraps a campaign's name into a link to it. Keep it stable between renders. */
  renderLink?: (campaign: Campaign, children: ReactNode) => ReactNode
  /** Whether it has a search box of its own. @default true */
  searchable?: boolean
  /** The moment that is now, for statuses and ages. */
  now: Date
}

/** Campaigns with their flights, what they have counted so far and how they run: to search, sort, arrange and choose from. */
export function CampaignTable({ campaigns, renderLink, searchable = true, now, ...table }: CampaignTableProps) {
  const isPhone = useMedia(PHONE)
  const columns = useMemo(() => campaignColumns(now, isPhone, renderLink), [now, isPhone, renderLink])
  return (
    <DataTable
      emptyState={<EmptyState titleAs="h3" title="No campaigns to show" />}
      views={table.layoutKey !== undefined && !isPhone}
      {...table}
      actions={
        <>
          {table.actions}
          <MetricDefinition metric={['impressions', 'engagement', 'clicks', 'ctr', 'videoCompletes']} side="bottom" />
        </>
      }
      label="Campaigns"
      columns={columns}
      rows={campaigns}
      rowId={({ id }) => id}
      search={searchable ? 'Search campaigns' : undefined}
      compact={isPhone}
      columnMenu={!isPhone}
      totalLabel={(shown) => `Total, ${shown.toLocaleString('en-US')} ${shown === 1 ? 'campaign' : 'campaigns'}`}
    />
  )
}

/** Too narrow for columns of figures beside the names. */
const PHONE = '(max-width: 639.98px)'

function campaignColumns(
  now: Date,
  isPhone: boolean,
  renderLink: CampaignTableProps['renderLink'],
): DataColumn<Campaign>[] {
  const today = dayInZone(now, 'UTC')
  const column = (id: CampaignColumn) => ({
    id,
    header: CAMPAIGN_COLUMNS[id],
    value: (campaign: Campaign) => campaignValue(id, campaign, today),
  })
  const count = (
    id: 'impressions' | 'engagement' | 'clicks' | 'videoCompletes',
    width: number,
  ): DataColumn<Campaign> => ({
    width,
    ...column(id),
    kind: 'number',
    align: 'end',
    format: (value) => formatMetric(id, value),
    total: 'sum',
  })
  return [
    {
      ...column('name'),
      groupable: false,
      width: 208,
      cell: (campaign) => {
        const name = (
          <span title={campaign.name} className="@min-[32rem]:block @min-[32rem]:truncate">
            {campaign.name}
          </span>
        )
        const link = renderLink ? renderLink(campaign, name) : name
        if (!isPhone) return link
        return (
          // Two lines in every row, because rows outside the viewport are as high as those that are rendered.
          <div className="flex h-10 items-start gap-2">
            <div className="line-clamp-2 min-w-0 flex-1">{link}</div>
            <CampaignStatus campaign={campaign} now={now} className="max-w-20 shrink-0 [&>span]:whitespace-normal" />
          </div>
        )
      },
    },
    {
      ...column('status'),
      filterable: false,
      cell: (campaign) => <CampaignStatus campaign={campaign} now={now} />,
      align: 'start',
      width: 140,
    },
    {
      ...column('flight'),
      filterable: false,
      groupable: false,
      cell: ({ data }) => <span className="whitespace-nowrap">{flightDaysText(data)}</span>,
      width: 188,
    },
    { ...count('impressions', 136), compact: true },
    { ...count('clicks', 104), compact: true },
    {
      ...column('ctr'),
      compact: true,
      width: 92,
      kind: 'ratio',
      numerator: 'clicks',
      denominator: 'impressions',
      factor: 100,
      format: (value) => formatMetric('ctr', value),
    },
    // The columns up to here fit into a window of 1280 pixels with the side menu open.
    count('engagement', 140),
    {
      ...column('trend'),
      filterable: false,
      cell: ({ trend }) => <Trend values={fullDays(trend)} />,
      align: 'start',
      hidden: true,
      width: 120,
    },
    { ...count('videoCompletes', 164), hidden: true },
    { ...column('creatives'), kind: 'number', align: 'end', total: 'sum', hidden: true, width: 126 },
    moment('updated', ({ dataPulledAt }) => dataPulledAt),
    { ...moment('edited', ({ updatedAt }) => updatedAt), hidden: true },
  ]

  function moment(id: CampaignColumn, momentOf: (campaign: Campaign) => string | null): DataColumn<Campaign> {
    return {
      ...column(id),
      filterable: false,
      groupable: false,
      cell: (campaign) => (
        <TimeText value={momentOf(campaign)} format="relative" labels={{ relative: formatTimeAgo }} now={now} />
      ),
      width: 120,
    }
  }
}

/** The last full days; nothing where nothing was counted. */
function Trend({ values }: { values: number[] }) {
  if (!values.some((value) => value > 0)) return <ValueText>{NO_DATA}</ValueText>
  return <Sparkline values={values} label={`Impressions ${trendText(values)}`} />
}
