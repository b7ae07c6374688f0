import type { Campaign } from '@placard/domain/campaign'
import {
  type CampaignColumn,
  campaignHeadings,
  campaignValue,
  flightDaysText,
  fullDays,
} from '@placard/domain/internal/campaign'
import { dayInZone, formatTimeAgo } from '@placard/domain/internal/dates'
import { formatMetric, NO_DATA, type ReportTexts } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { classNames, EmptyState, TimeText, useLabels, useMedia, ValueText } from '@placard/ui'
import { cloneElement, type ReactElement, useMemo } from 'react'
import { MetricDefinition } from '../../charts/metric-definition/metric-definition.js'
import { Sparkline, useTrendText } from '../../charts/sparkline/sparkline.js'
import { ALIGN_WITH_PARENT } from '../../own-direction.js'
import { type DataColumn, DataTable, type DataTableProps } from '../../tables/data-table/data-table.js'
import { CampaignStatus } from '../campaign-status/campaign-status.js'

const campaignTableLabels = {
  /** Name of the table. */
  campaigns: 'Campaigns',
  /** Title without campaigns. */
  empty: 'No campaigns to show',
  /** Search box. */
  search: 'Search campaigns',
  /** Name of the total; `count` is formatted. */
  total: (count: string, number: number) => `Total, ${count} ${number === 1 ? 'campaign' : 'campaigns'}`,
  /** Name of a drawn trend, which is described. */
  trend: (metric: string, trend: string) => `${metric} ${trend}`,
}

/** Texts of a CampaignTable. */
export type CampaignTableLabels = typeof campaignTableLabels

export interface CampaignTableProps
  extends Omit<
    DataTableProps<Campaign>,
    'label' | 'columns' | 'rows' | 'rowId' | 'store' | 'totalLabel' | 'search' | 'columnMenu' | 'compact'
  > {
  /** The campaigns to list. */
  campaigns: readonly Campaign[]
  /** Returns an empty link of your router to a campaign; it is filled with the campaign's name. Memoize it. */
  renderLink?: (campaign: Campaign) => ReactElement
  /** Shows a search box in the toolbar. @default true */
  searchable?: boolean
  /** Current time, for statuses and ages. */
  now: Date
}

/**
 * Renders campaigns with flight, status, totals and trend; the table can be searched, sorted, arranged and selected
 * from.
 */
export function CampaignTable({ campaigns, renderLink, searchable = true, now, ...table }: CampaignTableProps) {
  const isPhone = useMedia(PHONE)
  const labels = useLabels('campaignTable', campaignTableLabels)
  const texts = useReportTexts()
  const columns = useMemo(() => campaignColumns({ now, isPhone, renderLink, texts }), [now, isPhone, renderLink, texts])
  return (
    <DataTable
      emptyState={<EmptyState titleAs="h3" title={labels.empty} />}
      views={table.layoutKey !== undefined && !isPhone}
      {...table}
      actions={
        <>
          {table.actions}
          <MetricDefinition metric={['impressions', 'engagement', 'clicks', 'ctr', 'videoCompletes']} side="bottom" />
        </>
      }
      label={labels.campaigns}
      columns={columns}
      rows={campaigns}
      rowId={({ id }) => id}
      search={searchable ? labels.search : undefined}
      compact={isPhone}
      columnMenu={!isPhone}
      totalLabel={(shown) => labels.total(texts.whole(shown), shown)}
    />
  )
}

/** Below this width, the figures are in a second line under the name. */
const PHONE = '(max-width: 639.98px)'

interface ColumnOptions extends Pick<CampaignTableProps, 'now' | 'renderLink'> {
  isPhone: boolean
  texts: ReportTexts
}

function campaignColumns({ now, isPhone, renderLink, texts }: ColumnOptions): DataColumn<Campaign>[] {
  const today = dayInZone(now, 'UTC')
  const headings = campaignHeadings(texts)
  // Dates and words of other languages are longer than English ones; names have less space then.
  const chooseWidth = (english: number, other: number) => (texts.locale.startsWith('en') ? english : other)
  const relative = (moment: Date, present: Date) => formatTimeAgo(moment, present, texts)
  const column = (id: CampaignColumn) => ({
    id,
    header: headings[id],
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
    format: (value) => formatMetric(id, value, texts),
    total: 'sum',
  })
  return [
    {
      ...column('name'),
      groupable: false,
      width: chooseWidth(208, 192),
      cell: (campaign) => {
        const name = (
          <span
            dir="auto"
            title={campaign.name}
            className={classNames(ALIGN_WITH_PARENT, '@min-[32rem]:block @min-[32rem]:truncate')}
          >
            {campaign.name}
          </span>
        )
        const link = renderLink ? cloneElement(renderLink(campaign), undefined, name) : name
        if (!isPhone) return link
        return (
          // Two lines in every row, because unrendered rows are assumed to have the same height.
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
      cell: ({ data }) => (
        <span dir="auto" className="whitespace-nowrap">
          {flightDaysText(data, texts)}
        </span>
      ),
      width: chooseWidth(190, 206),
    },
    { ...count('impressions', chooseWidth(136, 148)), compact: true },
    { ...count('clicks', 104), compact: true },
    {
      ...column('ctr'),
      compact: true,
      width: 92,
      kind: 'ratio',
      numerator: 'clicks',
      denominator: 'impressions',
      factor: 100,
      format: (value) => formatMetric('ctr', value, texts),
    },
    // The columns up to here fit a 1280 pixel viewport with the side menu expanded.
    count('engagement', chooseWidth(140, 148)),
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

  function moment(id: CampaignColumn, readMoment: (campaign: Campaign) => string | null): DataColumn<Campaign> {
    return {
      ...column(id),
      filterable: false,
      groupable: false,
      cell: (campaign) => (
        <TimeText dir="auto" value={readMoment(campaign)} format="relative" labels={{ relative }} now={now} />
      ),
      width: chooseWidth(120, 136),
    }
  }
}

/** Sparkline of the last complete days; empty without data. */
function Trend({ values }: { values: number[] }) {
  const labels = useLabels('campaignTable', campaignTableLabels)
  const texts = useReportTexts()
  const describe = useTrendText()
  if (!values.some((value) => value > 0)) return <ValueText>{NO_DATA}</ValueText>
  return <Sparkline values={values} label={labels.trend(texts.metrics.impressions.name, describe(values))} />
}
