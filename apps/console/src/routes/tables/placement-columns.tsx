import type { DataColumn } from '@placard/charts'
import { formatCount, formatMetric } from '@placard/domain'
import { Status } from '@placard/ui'
import type { Placement } from './sample-placements.js'

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

const percent = (value: number | null) => formatMetric('ctr', value)

/** Columns of the sample table; rates and changes are computed from sums, in the totals too. */
export const placementColumns: DataColumn<Placement>[] = [
  { id: 'name', header: 'Placement', value: ({ name }) => name },
  { id: 'site', header: 'Site', value: ({ site }) => site, hidden: true },
  { id: 'format', header: 'Format', value: ({ format }) => format },
  {
    id: 'state',
    header: 'Status',
    value: ({ live }) => (live ? 'Live' : 'Paused'),
    cell: ({ live }) => <Status tone={live ? 'success' : 'neutral'}>{live ? 'Live' : 'Paused'}</Status>,
  },
  {
    id: 'impressions',
    header: 'Impressions',
    kind: 'number',
    total: 'sum',
    format: formatCount,
    value: (row) => row.impressions,
  },
  {
    id: 'before',
    header: 'Previous month',
    kind: 'number',
    total: 'sum',
    format: formatCount,
    hidden: true,
    value: (row) => row.impressionsBefore,
  },
  { id: 'change', header: 'Change', kind: 'change', current: 'impressions', previous: 'before', unit: 'percent' },
  {
    id: 'clicks',
    header: 'Clicks',
    kind: 'number',
    total: 'sum',
    format: formatCount,
    hidden: true,
    value: (row) => row.clicks,
  },
  {
    id: 'rate',
    header: 'CTR',
    kind: 'ratio',
    numerator: 'clicks',
    denominator: 'impressions',
    factor: 100,
    format: percent,
  },
  {
    id: 'spend',
    header: 'Spend',
    kind: 'number',
    total: 'sum',
    format: (value) => (value === null ? '—' : euros.format(value)),
    value: (row) => row.spend,
  },
]
