import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import { computePercent } from '../metric/metric.js'
import { type Campaign, campaignStatus } from './campaign.js'

/** Returns the columns of the campaign table, with their headings. */
export const campaignHeadings = ({ campaignColumns, metrics }: ReportTexts = ENGLISH) => ({
  name: campaignColumns.name,
  status: campaignColumns.status,
  flight: campaignColumns.flight,
  impressions: metrics.impressions.name,
  engagement: metrics.engagement.name,
  clicks: metrics.clicks.name,
  ctr: metrics.ctr.name,
  videoCompletes: metrics.videoCompletes.name,
  creatives: campaignColumns.creatives,
  trend: campaignColumns.trend,
  updated: campaignColumns.updated,
  edited: campaignColumns.edited,
})

/** Columns of the campaign table, with their English headings. */
export const CAMPAIGN_COLUMNS = /* @__PURE__ */ campaignHeadings()
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
  ctr: ({ data }) => computePercent(data.clicks, data.impressions),
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
