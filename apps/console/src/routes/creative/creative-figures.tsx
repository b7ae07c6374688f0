import { type Creative, formatMetric, percentOf } from '@placard/domain'
import { KpiStrip, KpiTile } from '@placard/ui'

export interface CreativeFiguresProps {
  /** Creative; undefined while it loads. */
  creative: Creative | undefined
}

/** Renders the all-time results of a creative. */
export function CreativeFigures({ creative }: CreativeFiguresProps) {
  const data = creative?.data
  const figures = [
    ['Impressions', formatMetric('impressions', data?.impressions ?? null)],
    ['Engagement', formatMetric('engagement', data?.engagement ?? null)],
    ['Clicks', formatMetric('clicks', data?.clicks ?? null)],
    ['CTR', formatMetric('ctr', data ? percentOf(data.clicks, data.impressions) : null)],
  ] as const
  return (
    <KpiStrip label="Key figures since the start">
      {figures.map(([label, value]) => (
        <KpiTile key={label} label={label} value={value} delta={null} loading={!creative} />
      ))}
    </KpiStrip>
  )
}
