import {
  type Counters,
  formatBucket,
  METRICS,
  type MetricDefinition,
  type MetricName,
  sumCounters,
} from '@placard/domain'
import type { ChartColumn, ChartFigures, ChartRow } from '../chart-table/chart-table.js'
import { seriesTotal } from '../report-series/report-series.js'
import { areCounted, type ChartSeries } from './chart-series.js'
import { type StepKind, stepKind, type TimeSteps } from './chart-steps.js'
import { seriesValues, valueAt } from './chart-values.js'
import { cutWords } from './chart-words.js'

export interface SeriesFiguresOptions {
  /** What is shown of the counters. */
  metric: MetricName
  /** One row each. */
  buckets: TimeSteps
  /** The zone in which hours are written. */
  tzCode: string
  /** One column each. */
  series: ChartSeries[]
  /** The period before in words; without it, it is left out. */
  previousText?: string
  /** What happened, by the place of its step. */
  notes?: ReadonlyMap<number, string[]>
}

const HEADS: Record<StepKind, { one: string; many: string }> = {
  moment: { one: 'Hour', many: 'hours' },
  day: { one: 'Day', many: 'days' },
  week: { one: 'Week', many: 'weeks' },
}

/** What a chart draws, in figures: one row a step, one column a series, all together first, the period before last. */
export function seriesFigures(options: SeriesFiguresOptions): ChartFigures {
  const { metric, buckets, tzCode, series, previousText, notes } = options
  const { one, many } = HEADS[stepKind(buckets)]
  const shown = seriesValues(series, metric)
  const before = previousText === undefined ? [] : shown.filter(({ previous }) => previous)
  const all = series.length > 1 ? allOf(series, metric) : undefined
  const head: ChartColumn[] = [
    ...(all ? [{ id: 'all', name: 'All' }] : []),
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
      name: [formatBucket(bucket, tzCode, 'long'), cutWords(bucket), ...(notes?.get(step) ?? [])]
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
  return { rowHead: one, head, rows, total: { name: `Total, ${buckets.length} ${many}`, cells } }

  function previousTotal(slot: number): number | null {
    const { value, kind }: MetricDefinition = METRICS[metric]
    const of = series[slot]
    if (of && 'steps' in of) return value(sumCounters(of.previous?.slice(0, of.steps.length) ?? []))
    return kind === 'count' ? sumOf(shown[slot]?.previous) : null
  }
}

/** All series together: from sums, so there is none for ratios that came as numbers. */
function allOf(series: ChartSeries[], metric: MetricName) {
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

const sumOf = (values: Float64Array | undefined) => values?.reduce((sum, value) => sum + (value || 0), 0) ?? null
