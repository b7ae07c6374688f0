import { ENGLISH } from '../language/report-texts.js'
import { METRICS, percentOf } from '../metric/metric.js'
import { type Campaign, campaignStatus } from './campaign.js'

/** Columns of the campaign table, with their headings. */
export const CAMPAIGN_COLUMNS = {
  name: ENGLISH.campaignColumns.name,
  status: ENGLISH.campaignColumns.status,
  flight: ENGLISH.campaignColumns.flight,
  impressions: METRICS.impressions.name,
  engagement: METRICS.engagement.name,
  clicks: METRICS.clicks.name,
  ctr: METRICS.ctr.name,
  videoCompletes: METRICS.videoCompletes.name,
  creatives: ENGLISH.campaignColumns.creatives,
  trend: ENGLISH.campaignColumns.trend,
  updated: ENGLISH.campaignColumns.updated,
  edited: ENGLISH.campaignColumns.edited,
} as const
export type CampaignColumn = keyof typeof CAMPAIGN_COLUMNS

/** Sort order of the statuses. */
const LIFE = ['live', 'ending', 'scheduled', 'draft', 'ended'] as const

const VALUES: Record<CampaignColumn, (campaign: Campaign, today: string) => string | number | null> = {
  name: ({ name }) => name,
  // Numbers, so that statuses are sorted by lifecycle instead of by letter.
  status: (campaign, today) => LIFE.indexOf(campaignStatus(campaign, today)),
  flight: ({ data }) => data.start?.date ?? null,
  impressions: ({ data }) => data.impressions,
  engagement: ({ data }) => data.engagement,
  clicks: ({ data }) => data.clicks,
  ctr: ({ data }) => percentOf(data.clicks, data.impressions),
  videoCompletes: ({ videoCompletes }) => videoCompletes,
  creatives: ({ creativeCounts }) => creativeCounts.all,
  trend: ({ trend }) => fullDays(trend).reduce((sum, value) => sum + value, 0) || null,
  updated: ({ dataPulledAt }) => dataPulledAt,
  edited: ({ updatedAt }) => updatedAt,
}

/** Sort value of a campaign in a column; null is no data. */
export const campaignValue = (column: CampaignColumn, campaign: Campaign, today: string): string | number | null =>
  VALUES[column](campaign, today)

/** Drops today, which is incomplete, from a trend. */
export const fullDays = (trend: readonly number[]): number[] => trend.slice(0, -1)
