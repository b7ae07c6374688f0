import { type Campaign, formatMetric } from '@placard/domain'
import { KpiStrip, KpiTile } from '@placard/ui'
import { ctrOf } from '../../parts/campaign-total.js'

export interface CampaignFiguresProps {
  /** The campaign; undefined while it loads. */
  campaign: Campaign | undefined
}

/** What a campaign has counted since its start. */
export function CampaignFigures({ campaign }: CampaignFiguresProps) {
  const figures = [
    ['Impressions', formatMetric('impressions', campaign?.data.impressions ?? null)],
    ['Engagement', formatMetric('engagement', campaign?.data.engagement ?? null)],
    ['Clicks', formatMetric('clicks', campaign?.data.clicks ?? null)],
    ['CTR', formatMetric('ctr', campaign ? ctrOf(campaign) : null)],
    ['Video completes', formatMetric('videoCompletes', campaign?.videoCompletes ?? null)],
  ] as const
  return (
    <KpiStrip label="Key figures since the start">
      {figures.map(([label, value]) => (
        <KpiTile key={label} label={label} value={value} delta={null} loading={!campaign} />
      ))}
    </KpiStrip>
  )
}
