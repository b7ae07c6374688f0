import { type Creative, formatMetric, percentOf } from '@placard/domain'
import { KpiStrip, KpiTile } from '@placard/ui'

export interface CreativeFiguresProps {
  /** Published creative. */
  creative: Creative
}

/** Renders the all-time results of a creative. */
export function CreativeFigures({ creative }: CreativeFiguresProps) {
  const { data } = creative
  const figures = [
    ['Impressions', formatMetric('impressions', data.impressions)],
    ['Engagement', formatMetric('engagement', data.engagement)],
    ['Clicks', formatMetric('clicks', data.clicks)],
    ['CTR', formatMetric('ctr', percentOf(data.clicks, data.impressions))],
  ] as const
  return (
    <KpiStrip label="Key figures since the start">
      {figures.map(([label, value]) => (
        <KpiTile key={label} label={label} value={value} delta={null} />
      ))}
    </KpiStrip>
  )
}
