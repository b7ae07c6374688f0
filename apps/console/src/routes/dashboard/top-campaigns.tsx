import { CampaignStatus, Sparkline, trendText } from '@placard/charts'
import { type Campaign, formatCount } from '@placard/domain'
import {
  Card,
  CardFooter,
  CardHeader,
  CardTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRegion,
  TableRow,
} from '@placard/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'

const SHOWN = 5

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

export interface TopCampaignsProps {
  /** The campaigns to choose from. */
  campaigns: readonly Campaign[]
  /** The moment that is now. */
  now: Date
}

/** The five campaigns with the most impressions in the last 14 days. */
export function TopCampaigns({ campaigns, now }: TopCampaignsProps) {
  const top = campaigns
    .map((campaign) => ({ campaign, impressions: sum(campaign.trend) }))
    .filter(({ impressions }) => impressions > 0)
    .sort((a, b) => b.impressions - a.impressions)
    .slice(0, SHOWN)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Most delivered in 14 days</CardTitle>
      </CardHeader>
      {top.length === 0 ? (
        <p className="px-4 pb-4 text-dense text-ink-muted">Nothing was delivered in the last 14 days.</p>
      ) : (
        <TableRegion label="Most delivered in 14 days">
          <Table>
            <TableHead>
              <TableRow>
                <TableHeaderCell sticky>Campaign</TableHeaderCell>
                <TableHeaderCell>Status</TableHeaderCell>
                <TableHeaderCell>Trend</TableHeaderCell>
                <TableHeaderCell align="end">Impressions</TableHeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {top.map(({ campaign, impressions }) => (
                <TableRow key={campaign.id}>
                  <TableCell rowHeader sticky>
                    <CampaignLink campaign={campaign} className="w-36 sm:w-64 2xl:w-96" />
                  </TableCell>
                  <TableCell>
                    <CampaignStatus campaign={campaign} now={now} />
                  </TableCell>
                  <TableCell>
                    <Trend values={campaign.trend.slice(0, -1)} />
                  </TableCell>
                  <TableCell align="end">{formatCount(impressions)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableRegion>
      )}
      <CardFooter className="mt-auto">
        <Link to={paths.campaigns} className="rounded-bar text-brand-ink underline underline-offset-2">
          All campaigns
        </Link>
      </CardFooter>
    </Card>
  )
}

/** The shape of the full days before today. */
const Trend = ({ values }: { values: number[] }) => (
  <Sparkline values={values} label={`Impressions ${trendText(values)}`} />
)

/** A campaign's name, cut to one line, as a link to its report. */
export function CampaignLink({ campaign: { id, name }, className }: { campaign: Campaign; className: string }) {
  return (
    <Link
      to={paths.reporting(id)}
      title={name}
      className={`block max-w-full truncate rounded-bar font-medium text-ink hover:text-brand-ink hover:underline ${className}`}
    >
      {name}
    </Link>
  )
}
