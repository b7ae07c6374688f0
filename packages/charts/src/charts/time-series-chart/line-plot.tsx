import { formatMetricCompact } from '@placard/domain/internal/report'
import { METRICS, type MetricDefinition } from '@placard/domain/report'
import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { usePrinting } from '../../use-printing.js'
import { useChartCursor } from '../chart-cursor/chart-cursor.js'
import { PlotAnnotations } from './annotations.js'
import type { ChartData } from './chart-text.js'
import { CanvasLines, SvgLines, vectorPlot } from './line-layer.js'
import { PlotCursor } from './plot-cursor.js'
import { PlotFrame } from './plot-frame.js'
import { CANVAS_STEPS, drawnValues, pickLines, plotLines, previousValues, type SeriesKind } from './plot-lines.js'
import { EndMarkers } from './plot-markers.js'
import { plotScales } from './plot-scales.js'
import { computeExtent } from './series-values.js'
import { timeTicks } from './time-ticks.js'

export interface LinePlotProps {
  /** Accessible name of the chart. */
  title: string
  /** Data of the chart. */
  data: ChartData
  /** How series are drawn. */
  kind: SeriesKind
  /** First and last complete step. */
  whole: { from: number; to: number }
  /** Id of the series that the legend highlights. */
  highlighted?: string
  /** Called with the id of the series that the keyboard selected, or undefined. */
  onFocusedChange?: (series: string | undefined) => void
  /** Id of the element that summarizes the chart. */
  summaryId: string
  /** Receives a function that returns the plot as one SVG. */
  picture?: RefObject<(() => SVGSVGElement) | null>
  /** Width of the box in pixels. */
  width: number
  /** Height of the box in pixels. */
  height: number
}

/** Renders the plot: grid and labels, and above them lines, markers, annotations and the cursor on the same scales. */
export function LinePlot(props: LinePlotProps) {
  const { title, data, kind, whole, highlighted, onFocusedChange, summaryId, picture, width, height } = props
  const plot = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const { metric, buckets, zone, series, notes } = data
  const steps = buckets.length
  const start = series.reduce((latest, { last }) => Math.max(latest, last), 0)
  const control = useChartCursor({ steps, series: series.length, start })
  const focused = series[control.cursor?.series ?? -1]?.id
  useEffect(() => onFocusedChange?.(focused), [focused, onFocusedChange])
  const texts = data.language?.texts
  const highlightedId = focused ?? highlighted
  const lead = series.find(({ id }) => id === highlightedId) ?? series[0]

  const drawn = useMemo(() => drawnValues(series, kind), [series, kind])
  const previous = useMemo(() => previousValues(series, lead, kind), [series, lead, kind])
  const { min, max } = useMemo(() => computeExtent([...drawn, ...allPrevious(series, kind)]), [drawn, series, kind])
  const { scales, xTicks } = useMemo(() => {
    const { kind: metricKind }: MetricDefinition = METRICS[metric]
    const scales = plotScales({
      width,
      height,
      steps,
      min,
      max,
      isCount: metricKind === 'count',
      format: (value) => formatMetricCompact(metric, value, texts),
      notes: notes !== undefined && notes.size > 0,
    })
    return { scales, xTicks: timeTicks(buckets, zone, width - scales.margin.left - scales.margin.right, texts) }
  }, [metric, min, max, steps, buckets, zone, notes, width, height, texts])

  const innerWidth = width - scales.margin.left - scales.margin.right
  const columns = Math.round(innerWidth * (typeof devicePixelRatio === 'number' ? devicePixelRatio : 1))
  const all = useMemo(() => (previous ? [...drawn, previous] : drawn), [drawn, previous])
  const picked = useMemo(() => pickLines(all, columns), [all, columns])
  const lines = useMemo(
    () => plotLines({ drawn: all, picked, kind, highlighted: highlightedId, whole }),
    [all, picked, kind, highlightedId, whole],
  )
  useImperativeHandle(picture, () => () => vectorPlot(plot.current as HTMLDivElement, scales, lines), [scales, lines])

  const Lines = steps >= CANVAS_STEPS && !isPrinting ? CanvasLines : SvgLines
  return (
    <div ref={plot}>
      <PlotFrame label={title} describedBy={summaryId} metric={metric} scales={scales} xTicks={xTicks} texts={texts} />
      {notes && <PlotAnnotations scales={scales} notes={notes} />}
      <Lines scales={scales} lines={lines} />
      <EndMarkers scales={scales} drawn={drawn} series={series} whole={whole} />
      <PlotCursor {...{ title, scales, data, kind, drawn, whole, lead, previous, control }} />
    </div>
  )
}

/** Returns the previous periods of all series, so that the scale does not change when another one is highlighted. */
function allPrevious(series: ChartData['series'], kind: SeriesKind) {
  const leads = kind === 'stacked' ? series.slice(0, 1) : series
  return leads.flatMap((lead) => previousValues(series, lead, kind) ?? [])
}
