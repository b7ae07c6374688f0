import { formatMetricCompact, METRICS, type MetricDefinition } from '@placard/domain'
import { classNames } from '@placard/ui'
import { lazy, type RefObject, Suspense, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { useChartCursor } from '../chart-cursor/chart-cursor.js'
import { Pending } from '../pending.js'
import { useBoxSize } from '../use-box-size.js'
import { usePrinting } from '../use-printing.js'
import { CanvasLines } from './canvas-lines.js'
import { extentOf } from './chart-values.js'
import type { ChartFacts } from './chart-words.js'
import { PlotFrame } from './plot-frame.js'
import { plotGeometry } from './plot-geometry.js'
import { PlotLayer } from './plot-layer.js'
import { drawnValues, pickLines, plotLines, previousValues, type SeriesKind } from './plot-lines.js'
import { EndMarkers } from './plot-markers.js'
import { PlotNotes } from './plot-notes.js'
import { stepTicks, valueTicks } from './plot-ticks.js'
import { SvgLines } from './svg-lines.js'
import { vectorPicture } from './vector-picture.js'

/** From so many steps on, lines are drawn on a canvas and the frame without nivo. Reports have less: 62 days by hour. */
export const CANVAS_POINTS = 1500

const importFrame = () => import('./nivo-frame.js').then((module) => ({ default: module.NivoFrame }))
// Where nivo does not come, the frame without it stays.
const NivoFrame = /* @__PURE__ */ lazy(() => importFrame().catch(() => ({ default: PlotFrame })))

/** Fetches what draws the chart while its data is on the way. Where it does not come, the chart has a frame without it. */
export const preloadPlot = (): void => void importFrame().catch(() => undefined)

export interface PlotAreaProps {
  /** The name of the picture. */
  title: string
  /** What is drawn. */
  facts: ChartFacts
  /** How it is drawn. */
  kind: SeriesKind
  /** The first and the last complete step. */
  whole: { from: number; to: number }
  /** The series that the legend points at. */
  emphasis?: string
  /** Called with the series that the arrow keys have reached, or undefined. */
  onFocusedChange?: (series: string | undefined) => void
  /** The id of the sentence that sums the chart up. */
  summaryId: string
  /** Gets what draws the chart for a picture. */
  picture?: RefObject<(() => SVGSVGElement) | null>
  /** The height of the box. */
  className?: string
}

/** The box of a chart: measures itself, has the lines drawn and lays the keys and the pointer over them. */
export function PlotArea({
  title,
  facts,
  kind,
  whole,
  emphasis,
  onFocusedChange,
  summaryId,
  picture,
  className,
}: PlotAreaProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useBoxSize(box)
  const printing = usePrinting()
  const { metric, buckets, tzCode, series, notes } = facts
  const steps = buckets.length
  const start = series.reduce((latest, { last }) => Math.max(latest, last), 0)
  const control = useChartCursor({ steps, series: series.length, start })
  const focused = series[control.cursor?.series ?? -1]?.id
  useEffect(() => onFocusedChange?.(focused), [focused, onFocusedChange])
  const emphasised = focused ?? emphasis
  const lead = series.find(({ id }) => id === emphasised) ?? series[0]

  const drawn = useMemo(() => drawnValues(series, kind), [series, kind])
  const previous = useMemo(() => previousValues(series, lead, kind), [series, lead, kind])
  const { min, max } = useMemo(() => extentOf([...drawn, ...beforeOf(series, kind)]), [drawn, series, kind])
  const layout = useMemo(() => {
    const { kind: counted }: MetricDefinition = METRICS[metric]
    const yTicks = valueTicks(min, max, counted === 'count').map((value) => ({
      value,
      label: formatMetricCompact(metric, value),
    }))
    const geometry = plotGeometry({
      width,
      height,
      steps,
      min: yTicks[0]?.value ?? 0,
      max: yTicks.at(-1)?.value ?? 1,
      valueLabels: yTicks.map(({ label }) => label),
      notes: notes !== undefined && notes.size > 0,
    })
    const xTicks = stepTicks(buckets, tzCode, width - geometry.margin.left - geometry.margin.right)
    return { geometry, xTicks, yTicks }
  }, [metric, min, max, steps, buckets, tzCode, notes, width, height])

  const { geometry } = layout
  const dense = steps >= CANVAS_POINTS
  const columns = Math.round((width - geometry.margin.left - geometry.margin.right) * devicePixels())
  const all = useMemo(() => (previous ? [...drawn, previous] : drawn), [drawn, previous])
  const picked = useMemo(() => pickLines(all, columns), [all, columns])
  const lines = useMemo(
    () => plotLines({ drawn: all, picked, kind, emphasised, whole }),
    [all, picked, kind, emphasised, whole],
  )
  useImperativeHandle(picture, () => () => vectorPicture(box.current, geometry, lines), [geometry, lines])

  const Lines = dense && !printing ? CanvasLines : SvgLines
  const frame = { ...layout, label: title, describedBy: summaryId }
  return (
    <div ref={box} className={classNames('relative min-w-0 overflow-clip', className)}>
      {width > 0 && (
        <>
          {/* Nivo draws itself anew only later, and the printer does not wait. */}
          {dense || printing ? (
            <PlotFrame {...frame} />
          ) : (
            <Suspense fallback={<Pending />}>
              <NivoFrame {...frame} />
            </Suspense>
          )}
          {notes && <PlotNotes geometry={geometry} notes={notes} />}
          <Lines geometry={geometry} lines={lines} />
          <EndMarkers geometry={geometry} drawn={drawn} series={series} whole={whole} />
          <PlotLayer {...{ title, geometry, facts, kind, drawn, whole, lead, previous, control }} />
        </>
      )}
    </div>
  )
}

const devicePixels = () => (typeof devicePixelRatio === 'number' ? devicePixelRatio : 1)

/** The periods before of all series, so that the scale stays while another one is looked at. */
function beforeOf(series: ChartFacts['series'], kind: SeriesKind) {
  const leads = kind === 'stacked' ? series.slice(0, 1) : series
  return leads.flatMap((lead) => previousValues(series, lead, kind) ?? [])
}
