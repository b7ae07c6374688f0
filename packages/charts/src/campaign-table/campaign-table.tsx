import {
  agoText,
  type Campaign,
  campaignStatus,
  dayInZone,
  flightDaysText,
  formatMetric,
  METRICS,
  percentOf,
} from '@placard/domain'
import { EmptyState } from '@placard/ui'
import { type ReactNode, useMemo } from 'react'
import { CampaignStatus } from '../campaign-status/campaign-status.js'
import { type DataColumn, DataTable, type DataTableProps } from '../data-table/data-table.js'
import { Sparkline, trendText } from '../sparkline/sparkline.js'

export interface CampaignTableProps
  extends Omit<
    DataTableProps<Campaign>,
    'label' | 'columns' | 'rows' | 'rowId' | 'store' | 'totalLabel' | 'title' | 'titleAs' | 'search' | 'columnMenu'
  > {
  /** The campaigns to list. */
  campaigns: readonly Campaign[]
  /** Wraps a campaign's name into a link to it. Keep it stable between renders. */
  renderLink?: (campaign: Campaign, children: ReactNode) => ReactNode
  /** The moment that is now, for statuses and ages. */
  now: Date
}

/** In the order of a campaign's life, for sorting. */
const LIFE = ['live', 'ending', 'scheduled', 'draft', 'ended'] as const

/** Campaigns with their flights, what they have counted so far and how they run: to search, sort, arrange and choose from. */
export function CampaignTable({ campaigns, renderLink, now, ...table }: CampaignTableProps) {
  const columns = useMemo(() => campaignColumns(now, renderLink), [now, renderLink])
  const rows = useMemo(() => [...campaigns], [campaigns])
  return (
    <DataTable
      emptyState={<EmptyState titleAs="h3" title="No campaigns to show" />}
      {...table}
      label="Campaigns"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      search="Search campaigns"
      columnMenu
      totalLabel={(shown) => `Total, ${shown} ${shown === 1 ? 'campaign' : 'campaigns'}`}
    />
  )
}

const countColumn = (metric: 'impressions' | 'engagement' | 'clicks'): DataColumn<Campaign> => ({
  id: metric,
  header: METRICS[metric].name,
  kind: 'number',
  align: 'end',
  value: ({ data }) => data[metric],
  format: (value) => formatMetric(metric, value),
  total: 'sum',
})

function campaignColumns(now: Date, renderLink: CampaignTableProps['renderLink']): DataColumn<Campaign>[] {
  const today = dayInZone(now, 'UTC')
  return [
    {
      id: 'name',
      header: 'Campaign',
      value: ({ name }) => name,
      cell: (campaign) => {
        const name = <span title={campaign.name}>{campaign.name}</span>
        return renderLink ? renderLink(campaign, name) : name
      },
    },
    {
      id: 'status',
      header: 'Status',
      // Numbers, so that it is ordered by life and not by letter.
      value: (campaign) => LIFE.indexOf(campaignStatus(campaign, today)),
      cell: (campaign) => <CampaignStatus campaign={campaign} now={now} />,
      align: 'start',
    },
    {
      id: 'flight',
      header: 'Flight',
      value: ({ data }) => data.start?.date ?? null,
      cell: ({ data }) => <span className="whitespace-nowrap">{flightDaysText(data)}</span>,
    },
    countColumn('impressions'),
    countColumn('engagement'),
    countColumn('clicks'),
    {
      id: 'ctr',
      header: METRICS.ctr.name,
      align: 'end',
      value: ({ data }) => percentOf(data.clicks, data.impressions),
      format: (value) => formatMetric('ctr', value),
      total: (shown) =>
        percentOf(
          shown.reduce((sum, { data }) => sum + data.clicks, 0),
          shown.reduce((sum, { data }) => sum + data.impressions, 0),
        ),
    },
    {
      id: 'trend',
      header: 'Trend',
      value: ({ trend }) => trend.slice(0, -1).reduce((sum, value) => sum + value, 0) || null,
      cell: ({ trend }) => <Trend values={trend.slice(0, -1)} />,
      align: 'start',
    },
    {
      id: 'updated',
      header: 'Updated',
      value: ({ dataPulledAt }) => dataPulledAt,
      cell: ({ dataPulledAt }) => (dataPulledAt ? agoText(new Date(dataPulledAt), now) : null),
    },
  ]
}

/** The last full days; nothing where nothing was counted. */
function Trend({ values }: { values: number[] }) {
  if (!values.some((value) => value > 0)) return null
  return <Sparkline values={values} label={`Impressions ${trendText(values)}`} />
}
