import { formatMetric } from '@placard/domain'
import { OTHER_COLOR } from '../other-series.js'
import { SeriesKey } from '../series-key/series-key.js'
import type { CountMetricName } from './count-metric.js'
import { type DonutSlice, shareText } from './donut-parts.js'

export interface DonutListProps {
  /** What the values are. */
  metric: CountMetricName
  /** The slices, the largest first. */
  slices: readonly DonutSlice[]
}

/** Names, values and shares of the slices, where there is no room beside the ring. */
export function DonutList({ metric, slices }: DonutListProps) {
  return (
    <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-3 px-4 pb-2 text-dense">
      {slices.map(({ id, slot, name, value, tenths }) => (
        <li key={id} className="col-span-4 grid min-h-7 grid-cols-subgrid items-center">
          {slot === undefined ? (
            <svg aria-hidden data-slot="series-key" width={10} height={10} viewBox="-5 -5 10 10">
              <rect x={-4} y={-4} width={8} height={8} rx={1} fill={OTHER_COLOR} />
            </svg>
          ) : (
            <SeriesKey series={slot} />
          )}
          <span title={name} className="truncate">
            <bdi>{name}</bdi>
          </span>
          <span className="text-end">{formatMetric(metric, value)}</span>
          <span className="min-w-12 text-end text-ink-muted">{shareText(tenths)}</span>
        </li>
      ))}
    </ul>
  )
}
