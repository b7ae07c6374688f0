import { formatMetricCompact, METRICS, type MetricDefinition } from '@placard/domain'
import { classNames } from '@placard/ui'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { useChartCursor } from '../chart-cursor/chart-cursor.js'
import { PREVIOUS_STYLE, seriesStyle } from '../series-style/series-style.js'
import { useBoxSize } from '../use-box-size.js'
import { largestValue, lastStep, type SeriesValues } from './chart-values.js'
import type { ChartFacts } from './chart-words.js'
import { bucketTicks, plotGeometry, valueTicks } from './plot-geometry.js'
import { PlotLayer } from './plot-layer.js'
import type { PlotLine } from './time-series-plot.js'

const TimeSeriesPlot = /* @__PURE__ */ lazy(() =>
  import('./time-series-plot.js').then((module) => ({ default: module.TimeSeriesPlot })),
)

export interface PlotAreaProps {
  /** The name of the picture. */
  title: string
  /** What is drawn. */
  facts: ChartFacts
  /** The series that the legend points at. */
  emphasis?: string
  /** The id of the sentence that sums the chart up. */
  summaryId: string
  /** The height of the box. */
  className?: string
}

/** The box of a chart: measures itself, has the lines drawn and lays the keys and the pointer over them. */
export function PlotArea({ title, facts, emphasis, summaryId, className }: PlotAreaProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useBoxSize(box)
  const { metric, buckets, tzCode, series, partialBucket } = facts
  const start = Math.max(0, ...series.map(({ values }) => lastStep(values)))
  const control = useChartCursor({ steps: buckets.length, series: series.length, start })
  const emphasised = series[control.cursor?.series ?? -1]?.id ?? emphasis
  const lead = series.find(({ id }) => id === emphasised) ?? series[0]

  const layout = useMemo(() => {
    const { kind }: MetricDefinition = METRICS[metric]
    const values = valueTicks(largestValue(series), kind === 'count')
    const yTicks = values.map((value) => ({ value, label: formatMetricCompact(metric, value) }))
    const geometry = plotGeometry(
      { width, height },
      buckets.length,
      values.at(-1) ?? 1,
      yTicks.map(({ label }) => label),
    )
    const xTicks = bucketTicks(buckets, tzCode, width - geometry.margin.left - geometry.margin.right)
    return { yTicks, xTicks, geometry }
  }, [metric, series, buckets, tzCode, width, height])

  const lines = useMemo(
    () => plotLines(series, lead, emphasised, partialBucket === undefined ? undefined : buckets.indexOf(partialBucket)),
    [series, lead, emphasised, partialBucket, buckets],
  )
  return (
    <div ref={box} className={classNames('relative min-w-0 overflow-clip', className)}>
      {width > 0 && (
        <>
          <Suspense fallback={null}>
            <TimeSeriesPlot {...layout} buckets={buckets} lines={lines} label={title} describedBy={summaryId} />
          </Suspense>
          <PlotLayer title={title} geometry={layout.geometry} facts={facts} lead={lead} control={control} />
        </>
      )}
    </div>
  )
}

/** Lines from back to front: the period before, the series from last to first, and the one that is looked at. */
function plotLines(
  series: SeriesValues[],
  lead: SeriesValues | undefined,
  emphasised: string | undefined,
  partialIndex: number | undefined,
): PlotLine[] {
  const lines = series.map(({ id, slot, values }): PlotLine => {
    const { color, dash } = seriesStyle(slot)
    return { id, color, dash, width: id === emphasised ? 3 : 2, values, partialIndex }
  })
  lines.reverse().sort((a, b) => a.width - b.width)
  if (!lead?.previous) return lines
  return [{ id: 'previous', ...PREVIOUS_STYLE, width: 1.5, values: lead.previous }, ...lines]
}
