import { METRICS, type MetricDefinition, type MetricName } from '@placard/domain/report'
import { PREVIOUS_STYLE, seriesStyle } from '../series-style/series-style.js'
import { mergeSteps, pickSteps } from './decimate.js'
import { collectFacts, type SeriesValues, stackSeries, sumSteps } from './series-values.js'

/** From this many steps on, lines are drawn on a canvas. Reports have fewer: 62 days by the hour. */
export const CANVAS_STEPS = 1500

/** How series are drawn: as lines, as lines with an area below, or stacked. */
export type SeriesKind = 'line' | 'area' | 'stacked'

/** Values that a line connects: of a series, or of the previous period. */
export interface DrawnValues {
  /** Id of the series, or 'previous'. */
  id: string
  /** Index of the series; undefined for the previous period. */
  slot?: number
  /** Values, one per step. */
  values: Float64Array
  /** Lower edge of the area; undefined for zero. */
  base?: Float64Array
  /** The smallest value. */
  low: number
  /** The largest value. */
  high: number
}

/** Geometry-independent description of a line. */
export interface PlotLine {
  /** Id of the series, or 'previous'. */
  id: string
  /** A color token such as `var(--placard-chart-1)`. */
  color: string
  /** SVG dash array; undefined is solid. */
  dash: string | undefined
  /** In pixels. */
  width: number
  /** Values, one per step; NaN breaks the line. */
  values: Float64Array
  /** The steps to draw; undefined for all. */
  picked?: Uint32Array
  /** Fill below the line. */
  area?: { opacity: number; base?: Float64Array; picked?: Uint32Array }
  /** First and last complete step; the line ends there. */
  from: number
  to: number
}

/** Returns the values that lines connect: those of the series, or their stack. */
export function drawnValues(series: SeriesValues[], kind: SeriesKind): DrawnValues[] {
  if (kind !== 'stacked') return series.map(({ id, slot, values, low, high }) => ({ id, slot, values, low, high }))
  const tops = stackSeries(series)
  return series.map(({ id, slot }, index) => {
    const values = tops[index] ?? new Float64Array()
    const { low, high } = collectFacts(values)
    return { id, slot, values, base: tops[index - 1], low, high }
  })
}

/** Returns the previous period of the highlighted series, or of the whole stack. */
export function previousValues(
  series: SeriesValues[],
  lead: SeriesValues | undefined,
  kind: SeriesKind,
): DrawnValues | undefined {
  const before = series.flatMap(({ previous }) => (previous ? [previous] : []))
  const values = kind === 'stacked' ? (before.length > 0 ? sumSteps(before) : undefined) : lead?.previous
  if (!values) return undefined
  const { low, high } = collectFacts(values)
  return { id: 'previous', values, low, high }
}

/** Steps to draw, by the values of a line. */
export type PickedSteps = ReadonlyMap<Float64Array, Uint32Array | undefined>

/** Decimates all lines to a number of pixel columns. */
export function pickLines(drawn: DrawnValues[], columns: number): PickedSteps {
  return new Map(drawn.map(({ values }) => [values, pickSteps(values, columns)]))
}

const AREA_OPACITY = 0.12
const STACK_OPACITY = 0.32

export interface PlotLinesOptions {
  /** Values in the order of the series, the previous period last. */
  drawn: DrawnValues[]
  /** Decimated steps. */
  picked: PickedSteps
  /** How series are drawn. */
  kind: SeriesKind
  /** Id of the highlighted series. */
  highlighted?: string
  /** First and last complete step; lines end there. */
  whole: { from: number; to: number }
}

/** Returns lines from back to front: the previous period, the series from last to first, then the highlighted one. */
export function plotLines({ drawn, picked, kind, highlighted, whole }: PlotLinesOptions): PlotLine[] {
  const lines = drawn.map(({ id, slot, values, base }): PlotLine => {
    const steps = picked.get(values)
    if (slot === undefined)
      return { id, ...PREVIOUS_STYLE, width: 1.5, values, picked: steps, from: 0, to: values.length - 1 }
    const { color, dash } = seriesStyle(slot)
    const opacity = kind === 'stacked' ? STACK_OPACITY : AREA_OPACITY
    const below = base && mergeSteps(steps, picked.get(base))
    return {
      id,
      color,
      dash,
      // A thinner line shows more of many points.
      width: (id === highlighted ? 3 : 2) - (steps ? 0.5 : 0),
      values,
      picked: steps,
      area: kind === 'line' ? undefined : { opacity, base, picked: below ?? steps },
      ...whole,
    }
  })
  const rank = ({ id, width }: PlotLine) => (id === 'previous' ? (kind === 'stacked' ? 4 : 0) : width)
  return lines.reverse().sort((a, b) => rank(a) - rank(b))
}

/** Returns how series of a metric can be drawn. Ratios do not add up, so they are never stacked. */
export function kindFor(kind: SeriesKind, metric: MetricName): SeriesKind {
  const { kind: counted }: MetricDefinition = METRICS[metric]
  return kind === 'stacked' && counted === 'ratio' ? 'line' : kind
}
