import type { DataColumn } from '@placard/charts'
import { formatCount, formatMetric, type ReportTexts } from '@placard/domain/report'
import { Status } from '@placard/ui'
import { createEuroFormat } from '../../parts/create-euro-format.js'
import type { Placement } from './sample-placements.js'
import type { TablesLabels } from './tables-labels.js'

/** Name of a sample placement: 'Harbour Post, top of page'. */
export const placementName = ({ site, position }: Placement, labels: TablesLabels): string =>
  labels.placementOf(site, labels.positions[position])

/** Columns of the sample table; rates and changes are computed from sums, in the totals too. */
export function placementColumns(labels: TablesLabels, texts: ReportTexts): DataColumn<Placement>[] {
  const count = (value: number | null) => formatCount(value, texts)
  const euros = createEuroFormat(texts.locale, 0)
  const formatState = ({ live }: Placement) => (live ? labels.live : labels.paused)
  return [
    { id: 'name', header: labels.placement, value: (row) => placementName(row, labels) },
    { id: 'site', header: labels.site, value: ({ site }) => site, hidden: true },
    { id: 'format', header: labels.format, value: ({ format }) => format },
    {
      id: 'state',
      header: labels.status,
      value: formatState,
      cell: (row) => <Status tone={row.live ? 'success' : 'neutral'}>{formatState(row)}</Status>,
    },
    {
      id: 'impressions',
      header: texts.metrics.impressions.name,
      kind: 'number',
      total: 'sum',
      format: count,
      value: (row) => row.impressions,
    },
    {
      id: 'before',
      header: labels.previousMonth,
      kind: 'number',
      total: 'sum',
      format: count,
      hidden: true,
      value: (row) => row.impressionsBefore,
    },
    {
      id: 'change',
      header: labels.change,
      kind: 'change',
      current: 'impressions',
      previous: 'before',
      unit: 'percent',
    },
    {
      id: 'clicks',
      header: texts.metrics.clicks.name,
      kind: 'number',
      total: 'sum',
      format: count,
      hidden: true,
      value: (row) => row.clicks,
    },
    {
      id: 'rate',
      header: texts.metrics.ctr.name,
      kind: 'ratio',
      numerator: 'clicks',
      denominator: 'impressions',
      factor: 100,
      format: (value) => formatMetric('ctr', value, texts),
    },
    {
      id: 'spend',
      header: labels.spend,
      kind: 'number',
      total: 'sum',
      format: (value) => (value === null ? '—' : euros(value)),
      value: (row) => row.spend,
    },
  ]
}
