import { CampaignStatus, Sparkline, trendText } from '@placard/charts'
import { agoText, type Campaign, flightDaysText, formatCount, formatMetric, METRICS } from '@placard/domain'
import {
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeaderCell,
  TableRegion,
  TableRow,
  VisuallyHidden,
} from '@placard/ui'
import { Link } from 'react-router-dom'
import { ctrOf, totalOf } from '../../parts/campaign-total.js'
import { paths } from '../../paths.js'
import { type ListSearch, nextOrder, type SortKey } from './campaign-order.js'

const COLUMNS: { key: SortKey | 'trend'; label: string; align?: 'end' }[] = [
  { key: 'name', label: 'Campaign' },
  { key: 'status', label: 'Status' },
  { key: 'impressions', label: METRICS.impressions.name, align: 'end' },
  { key: 'engagement', label: METRICS.engagement.name, align: 'end' },
  { key: 'clicks', label: METRICS.clicks.name, align: 'end' },
  { key: 'ctr', label: METRICS.ctr.name, align: 'end' },
  { key: 'trend', label: 'Trend' },
  { key: 'updated', label: 'Updated' },
]

export interface CampaignTableProps {
  /** The campaigns to show, in their order. */
  campaigns: readonly Campaign[]
  /** The order they are in. */
  order: Pick<ListSearch, 'sort' | 'dir'>
  /** Gets another order when a column's heading is pressed. */
  onOrderChange: (order: Pick<ListSearch, 'sort' | 'dir'>) => void
  /** The moment that is now. */
  now: Date
}

/** Campaigns with their flights and what they have counted so far; each leads to its report. */
export function CampaignTable({ campaigns, order, onOrderChange, now }: CampaignTableProps) {
  const total = totalOf(campaigns)
  return (
    <TableRegion label="Campaigns">
      <Table>
        <caption className="sr-only">
          Campaigns with all they have counted so far, and the trend of their impressions in the full days before today
          (UTC)
        </caption>
        <TableHead>
          <TableRow>
            {COLUMNS.map(({ key, label, align }) =>
              key === 'trend' ? (
                <TableHeaderCell key={key}>{label}</TableHeaderCell>
              ) : (
                <TableHeaderCell
                  key={key}
                  align={align}
                  sticky={key === 'name'}
                  sort={order.sort === key ? order.dir : 'none'}
                  onSort={() => onOrderChange(nextOrder(order, key))}
                >
                  {label}
                </TableHeaderCell>
              ),
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} now={now} />
          ))}
        </TableBody>
        <TableFoot>
          <TableRow>
            <TableCell rowHeader sticky colSpan={2}>
              Total, {campaigns.length} {campaigns.length === 1 ? 'campaign' : 'campaigns'}
            </TableCell>
            <TableCell align="end">{formatCount(total.impressions)}</TableCell>
            <TableCell align="end">{formatCount(total.engagement)}</TableCell>
            <TableCell align="end">{formatCount(total.clicks)}</TableCell>
            <TableCell align="end">{formatMetric('ctr', total.ctr)}</TableCell>
            <TableCell colSpan={2} />
          </TableRow>
        </TableFoot>
      </Table>
    </TableRegion>
  )
}

function CampaignRow({ campaign, now }: { campaign: Campaign; now: Date }) {
  const { id, name, data, trend, dataPulledAt } = campaign
  const ctr = ctrOf(campaign)
  const fullDays = trend.slice(0, -1)
  return (
    <TableRow>
      <TableCell rowHeader sticky>
        <Link
          to={paths.reporting(id)}
          title={name}
          className="block w-36 truncate rounded-bar text-ink hover:text-brand-ink hover:underline sm:w-56 2xl:w-96"
        >
          {name}
        </Link>
        <div className="w-36 truncate font-normal text-caption text-ink-muted sm:w-56 2xl:w-96">
          {flightDaysText(data)}
        </div>
      </TableCell>
      <TableCell>
        <CampaignStatus campaign={campaign} now={now} />
      </TableCell>
      <TableCell align="end">{formatCount(data.impressions)}</TableCell>
      <TableCell align="end">{formatCount(data.engagement)}</TableCell>
      <TableCell align="end">{formatCount(data.clicks)}</TableCell>
      <TableCell align="end">{ctr === null ? <NoData /> : formatMetric('ctr', ctr)}</TableCell>
      <TableCell>
        {fullDays.some((count) => count > 0) ? (
          <Sparkline values={fullDays} label={`Impressions ${trendText(fullDays)}`} />
        ) : (
          <NoData />
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap text-ink-muted">
        {dataPulledAt ? <time dateTime={dataPulledAt}>{agoText(new Date(dataPulledAt), now)}</time> : <NoData />}
      </TableCell>
    </TableRow>
  )
}

function NoData() {
  return (
    <>
      <span aria-hidden className="text-ink-subtle">
        —
      </span>
      <VisuallyHidden>no data</VisuallyHidden>
    </>
  )
}
