import {
  type Counters,
  formatMetric,
  METRICS,
  type MetricDefinition,
  type MetricName,
  metricChange,
  type ReportComparison,
} from '@placard/domain'
import { Delta, KpiStrip, KpiTile } from '@placard/ui'

/** The figures above a report, in this order. */
export const REPORT_METRICS = [
  'impressions',
  'engagement',
  'clicks',
  'ctr',
  'videoCompletes',
] as const satisfies MetricName[]

export interface ReportKpisProps {
  /** The sums of the report; undefined while it loads. */
  totals?: Counters
  /** What the changes are computed from; without it none are shown. */
  comparison?: ReportComparison
  /** The period before in words. */
  context?: string
  /** What the chart shows. */
  metric: MetricName
  /** Another figure was pressed. */
  onMetricChange: (metric: MetricName) => void
}

/** The key figures of a report; pressing one shows it in the chart. */
export function ReportKpis({ totals, comparison, context, metric, onMetricChange }: ReportKpisProps) {
  return (
    <KpiStrip label="Key figures" aria-busy={totals === undefined || undefined}>
      {REPORT_METRICS.map((name) => {
        const definition: MetricDefinition = METRICS[name]
        if (!totals) return <KpiTile key={name} label={definition.name} value="" loading />
        return (
          <KpiTile
            key={name}
            label={definition.name}
            value={formatMetric(name, definition.value(totals))}
            delta={
              comparison && (
                <Delta
                  value={metricChange(name, comparison.current, comparison.before)}
                  unit={definition.kind === 'ratio' ? 'pp' : 'percent'}
                  context={context}
                />
              )
            }
            pressed={metric === name}
            onPress={() => onMetricChange(name)}
          />
        )
      })}
    </KpiStrip>
  )
}
