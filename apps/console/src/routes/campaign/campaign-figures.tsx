import { MetricDefinition } from '@placard/charts'
import { type Campaign, formatMetric, METRICS } from '@placard/domain'
import { KpiStrip, KpiTile } from '@placard/ui'
import { ctrOf } from '../../parts/campaign-total.js'

export interface CampaignFiguresProps {
  /** Campaign; undefined while it loads. */
  campaign: Campaign | undefined
}

/** Renders the all-time results of a campaign. */
export function CampaignFigures({ campaign }: CampaignFiguresProps) {
  const figures = [
    ['impressions', formatMetric('impressions', campaign?.data.impressions ?? null)],
    ['engagement', formatMetric('engagement', campaign?.data.engagement ?? null)],
    ['clicks', formatMetric('clicks', campaign?.data.clicks ?? null)],
    ['ctr', formatMetric('ctr', campaign ? ctrOf(campaign) : null)],
    ['videoCompletes', formatMetric('videoCompletes', campaign?.videoCompletes ?? null)],
  ] as const
  return (
    <KpiStrip label="Key figures since the start">
      {figures.map(([metric, value]) => (
        <KpiTile
          key={metric}
          label={METRICS[metric].name}
          value={value}
          delta={null}
          info={campaign && <MetricDefinition metric={metric} />}
          loading={!campaign}
        />
      ))}
    </KpiStrip>
  )
}
