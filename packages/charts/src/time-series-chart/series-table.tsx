import { type Counters, formatBucket, formatMetric, METRICS, type MetricName, sumCounters } from '@placard/domain'
import { useMemo } from 'react'
import { type DataColumn, DataTable } from '../data-table/data-table.js'
import type { TimeSeries } from '../report-series/report-series.js'

export interface SeriesTableProps {
  /** What the table lists. */
  label: string
  /** What is shown of the counters. */
  metric: MetricName
  /** One row each. */
  buckets: string[]
  /** The zone in which hours are written. */
  tzCode: string
  /** One column each. */
  series: TimeSeries[]
}

interface StepRow {
  bucket: string
  counters: (Counters | null)[]
}

/** What a chart draws, as a table: one row a step, one column a series, sums in the first column and the last row. */
export function SeriesTable({ label, metric, buckets, tzCode, series }: SeriesTableProps) {
  const rows = useMemo(
    () =>
      buckets.map((bucket, step): StepRow => ({ bucket, counters: series.map(({ steps }) => steps[step] ?? null) })),
    [buckets, series],
  )
  const columns = useMemo((): DataColumn<StepRow>[] => {
    const { value } = METRICS[metric]
    const summed = (counters: (Counters | null)[]) => {
      const counted = counters.filter((one) => one !== null)
      return counted.length > 0 ? value(sumCounters(counted)) : null
    }
    const shared = { align: 'end', format: (number: number | null) => formatMetric(metric, number) } as const
    const byHour = buckets[0]?.includes('T') ?? false
    return [
      {
        id: 'bucket',
        header: byHour ? 'Hour' : 'Day',
        value: ({ bucket }) => bucket,
        cell: ({ bucket }) => <span className="whitespace-nowrap">{formatBucket(bucket, tzCode, 'long')}</span>,
      },
      ...(series.length > 1
        ? [
            {
              ...shared,
              id: 'all',
              header: 'All',
              value: ({ counters }: StepRow) => summed(counters),
              total: (shown: StepRow[]) => summed(shown.flatMap(({ counters }) => counters)),
            },
          ]
        : []),
      ...series.map(
        ({ id, name }, index): DataColumn<StepRow> => ({
          ...shared,
          id,
          header: name,
          value: ({ counters }) => summed([counters[index] ?? null]),
          total: (shown) => summed(shown.map(({ counters }) => counters[index] ?? null)),
        }),
      ),
    ]
  }, [metric, buckets, tzCode, series])
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowId={({ bucket }) => bucket}
      totalLabel={(shown) => `Total, ${shown} ${buckets[0]?.includes('T') ? 'hours' : 'days'}`}
      regionClassName="flex-1"
      className="h-full"
    />
  )
}
