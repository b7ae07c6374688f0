import type { Zone } from '@placard/domain/dates'
import { formatBucket, sumCounters } from '@placard/domain/internal/report'
import { type Counters, formatMetric, METRICS, type MetricDefinition, type MetricName } from '@placard/domain/report'
import { useMemo } from 'react'
import { type ChartColumn, type ChartFigures, type ChartRow, ChartTable } from '../chart-table/chart-table.js'
import { seriesTotal } from '../report-series/report-series.js'
import { ENGLISH_SERIES, partialWeekText, type SeriesLanguage } from './chart-text.js'
import { areCounted, type ChartSeries, seriesValues, valueAt } from './series-values.js'
import { stepKind, type TimeSteps } from './time-steps.js'

export interface SeriesTableOptions {
  /** The metric of all values. */
  metric: MetricName
  /** Steps: one row each. */
  buckets: TimeSteps
  /** Time zone of hours. */
  zone: Zone
  /** Series: one column each. */
  series: ChartSeries[]
  /** Name of the previous period; without it, the table does not compare. */
  previousText?: string
  /** Annotations by the index of their step. */
  notes?: ReadonlyMap<number, string[]>
  /** Messages and formats. @default English */
  language?: SeriesLanguage
}

/** Returns the data of a chart as a table: one row per step, one column per series, the sum first and the previous period last. */
export function seriesTable(options: SeriesTableOptions): ChartFigures {
  const { metric, buckets, zone, series, previousText, notes, language = ENGLISH_SERIES } = options
  const { labels, texts } = language
  const kind = stepKind(buckets)
  const shown = seriesValues(series, metric)
  const before = previousText === undefined ? [] : shown.filter(({ previous }) => previous)
  const all = series.length > 1 ? sumSeries(series, metric) : undefined
  const head: ChartColumn[] = [
    ...(all ? [{ id: 'all', name: labels.all }] : []),
    ...shown.map(({ id, name }) => ({ id, name })),
    ...before.map(({ id, name }) => ({
      id: `${id} before`,
      name: series.length > 1 ? `${name}, ${previousText}` : (previousText ?? ''),
    })),
  ]
  const rows: ChartRow[] = []
  for (let step = 0; step < buckets.length; step++) {
    const bucket = buckets.at(step) ?? ''
    rows.push({
      id: bucket,
      name: [formatBucket(bucket, zone, 'long', texts), partialWeekText(bucket, labels), ...(notes?.get(step) ?? [])]
        .filter(Boolean)
        .join(' · '),
      cells: [
        ...(all ? [all.at(step)] : []),
        ...shown.map(({ values }) => valueAt(values, step)),
        ...before.map(({ previous }) => valueAt(previous, step)),
      ],
    })
  }
  const cells = [
    ...(all ? [all.total] : []),
    ...shown.map(({ total }) => total),
    ...before.map((of) => previousTotal(of.slot)),
  ]
  return {
    rowHead: labels.stepNames[kind],
    head,
    rows,
    total: { name: labels.totalSteps(buckets.length, kind), cells },
  }

  function previousTotal(slot: number): number | null {
    const { value, kind: metricKind }: MetricDefinition = METRICS[metric]
    const of = series[slot]
    if (of && 'steps' in of)
      return value(sumCounters((of.previous ?? []).slice(0, of.steps.length).filter((one) => one !== null)))
    return metricKind === 'count' ? sumValues(shown[slot]?.previous) : null
  }
}

/** Returns the column of all series together; undefined for ratios without counters, which cannot be summed. */
function sumSeries(series: ChartSeries[], metric: MetricName) {
  const { value, kind }: MetricDefinition = METRICS[metric]
  if (areCounted(series)) {
    return {
      at(step: number) {
        const counted = series.map(({ steps }) => steps[step] ?? null).filter((one): one is Counters => one !== null)
        return counted.length > 0 ? value(sumCounters(counted)) : null
      },
      total: value(sumCounters(series.map(seriesTotal))),
    }
  }
  if (kind === 'ratio') return undefined
  const values = seriesValues(series, metric)
  return {
    at(step: number) {
      const found = values.map((one) => valueAt(one.values, step)).filter((one) => one !== null)
      return found.length > 0 ? found.reduce((sum, one) => sum + one, 0) : null
    },
    total: values.reduce((sum, { total }) => sum + (total ?? 0), 0),
  }
}

const sumValues = (values: Float64Array | undefined) => values?.reduce((sum, value) => sum + (value || 0), 0) ?? null

export interface SeriesTableProps {
  /** Accessible name of the table. */
  label: string
  /** Data of the chart. */
  data: SeriesTableOptions
}

/** Renders the data of a chart as a table. Rows are computed when it is first shown. */
export function SeriesTable({ label, data }: SeriesTableProps) {
  const table = useMemo(() => seriesTable(data), [data])
  return (
    <ChartTable label={label} {...table} format={(value) => formatMetric(data.metric, value, data.language?.texts)} />
  )
}
