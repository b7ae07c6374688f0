import { type Campaign, formatCount } from '@placard/domain'

export interface CardCountsProps {
  /** Counts to show. */
  data: Pick<Campaign['data'], 'impressions' | 'engagement' | 'clicks'>
}

/** Renders the all-time counts of the campaign or creative of a card. */
export function CardCounts({ data }: CardCountsProps) {
  const counts = [
    ['Impressions', data.impressions],
    ['Engagement', data.engagement],
    ['Clicks', data.clicks],
  ] as const
  return (
    <dl className="mt-auto grid grid-cols-3 gap-2 text-caption">
      {counts.map(([label, count]) => (
        <div key={label} className="min-w-0">
          <dt className="truncate text-ink-muted">{label}</dt>
          <dd className="text-dense text-ink tabular-nums">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
