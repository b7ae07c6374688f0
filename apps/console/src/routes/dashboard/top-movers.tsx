import type { Campaign } from '@placard/domain/campaign'
import { type CampaignTotals, type Mover, topMovers } from '@placard/domain/internal/report'
import { formatMetric, METRICS, type MetricName } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import {
  Card,
  CardFooter,
  CardHeader,
  CardTitle,
  Delta,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRegion,
  TableRow,
  useLabels,
} from '@placard/ui'
import type { ReactNode } from 'react'
import { CampaignLink } from './campaign-link.js'
import { dashboardLabels } from './dashboard-labels.js'
import { WayOn } from './list-card.js'

const EACH_WAY = 3

export interface TopMoversProps {
  /** Campaigns, for their names. */
  campaigns: readonly Campaign[]
  /** Totals by campaign. */
  totals: CampaignTotals
  /** Metric of the ranking. */
  metric: MetricName
  /** Query string of the links to their reports. */
  search: string
  /** Column headers: the previous dates and the current ones. */
  heads: { before: string; now: string }
  /** Content in place of the table if there is no comparison. */
  instead?: ReactNode
}

/** Campaigns with the biggest changes since the previous period, up and down. */
export function TopMovers({ campaigns, totals, metric, search, heads, instead }: TopMoversProps) {
  const texts = useReportTexts()
  const labels = useLabels('dashboard', dashboardLabels)
  const { name } = texts.metrics[metric]
  const campaignByID = new Map(campaigns.map((campaign) => [campaign.id, campaign]))
  const title = labels.biggestMovers(name.toUpperCase() === name ? name : texts.metricInSentence(name, 'count'))
  const movers = topMovers(
    totals.campaigns.filter(({ id }) => campaignByID.has(id)),
    metric,
    EACH_WAY,
  )
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      {instead ? (
        <div className="flex flex-wrap items-center gap-3 px-4 pb-4 text-dense text-ink-muted">{instead}</div>
      ) : movers.length === 0 ? (
        <p className="px-4 pb-4 text-dense text-ink-muted">{labels.noCampaignChanged}</p>
      ) : (
        <TableRegion label={title}>
          <Table>
            <TableHead>
              <TableRow>
                <TableHeaderCell sticky>{labels.campaign}</TableHeaderCell>
                {/* Phones have no room for the previous value. */}
                <TableHeaderCell align="end" className="max-sm:hidden">
                  {heads.before}
                </TableHeaderCell>
                <TableHeaderCell align="end">{heads.now}</TableHeaderCell>
                <TableHeaderCell align="end">{labels.change}</TableHeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {movers.map((mover) => (
                <TableRow key={mover.id}>
                  <TableCell rowHeader sticky>
                    <CampaignLink
                      campaign={campaignByID.get(mover.id) ?? { id: mover.id, name: mover.id }}
                      search={search}
                      className="w-36 sm:w-64 2xl:w-96"
                    />
                  </TableCell>
                  <TableCell align="end" className="max-sm:hidden">
                    {formatMetric(metric, mover.before, texts)}
                  </TableCell>
                  <TableCell align="end">{formatMetric(metric, mover.value, texts)}</TableCell>
                  <TableCell align="end">
                    <Change mover={mover} metric={metric} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableRegion>
      )}
      <CardFooter className="mt-auto">
        <WayOn to="" label={labels.allCampaigns} />
      </CardFooter>
    </Card>
  )
}

/** Change of a campaign; no percentage if the previous value was 0. */
function Change({ mover: { change, difference }, metric }: { mover: Mover; metric: MetricName }) {
  const labels = useLabels('dashboard', dashboardLabels)
  const isRatio = METRICS[metric].kind === 'ratio'
  if (change === null && difference > 0) return <span className="text-caption text-ink-muted">{labels.upFrom0}</span>
  return <Delta value={change} unit={isRatio ? 'pp' : 'percent'} className="align-middle text-dense" />
}
