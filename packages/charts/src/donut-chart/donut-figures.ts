import { METRICS, type MetricDefinition, percentOf } from '@placard/domain'
import type { ChartFigures } from '../chart-table/chart-table.js'
import type { CountMetricName } from './count-metric.js'
import { type DonutPart, donutTotal, shareTenths } from './donut-parts.js'

/** What a donut shows, in figures: every part, the largest first, with the same share as is written beside its slice. */
export function donutFigures(metric: CountMetricName, parts: readonly DonutPart[], partName: string): ChartFigures {
  const { name }: MetricDefinition = METRICS[metric]
  const total = donutTotal(parts)
  const tenths = shareTenths(parts.map(({ value }) => value))
  const rows = parts
    .map(({ id, name: own, value }, index) => {
      const written = (tenths[index] ?? 0) / 10
      const exact = percentOf(Math.max(0, value ?? 0), total)
      return { id, name: own, cells: [value, value === null ? null : written || exact] }
    })
    .sort((a, b) => (b.cells[0] ?? -1) - (a.cells[0] ?? -1))
  return {
    rowHead: partName,
    head: [
      { id: 'value', name },
      { id: 'share', name: 'Share', unit: '%' },
    ],
    rows,
    total: { name: `Total, ${parts.length}`, cells: [total, total > 0 ? 100 : null] },
  }
}
