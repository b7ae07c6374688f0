import type { Campaign } from '@placard/domain/campaign'
import { formatCount } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'

export interface CardCountsProps {
  /** Counts to show. */
  data: Pick<Campaign['data'], 'impressions' | 'engagement' | 'clicks'>
}

/** Renders the all-time counts of the campaign or creative of a card. */
export function CardCounts({ data }: CardCountsProps) {
  const texts = useReportTexts()
  const counts = [
    ['impressions', data.impressions],
    ['engagement', data.engagement],
    ['clicks', data.clicks],
  ] as const
  return (
    <dl className="mt-auto grid grid-cols-3 gap-2 text-caption">
      {counts.map(([metric, count]) => (
        <div key={metric} className="min-w-0">
          <dt className="truncate text-ink-muted">{texts.metrics[metric].name}</dt>
          <dd className="text-dense text-ink tabular-nums">{formatCount(count, texts)}</dd>
        </div>
      ))}
    </dl>
  )
}
