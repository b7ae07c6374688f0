import { PREVIOUS_STYLE, seriesStyle } from '../series-style/series-style.js'
import { sumSteps } from './chart-series.js'
import { factsOf, type SeriesValues, stackOf } from './chart-values.js'
import { pickSteps } from './decimate.js'
import { mergeSteps } from './line-path.js'

/** How series are drawn: as lines, as lines over their areas, or set upon each other. */
export type SeriesKind = 'line' | 'area' | 'stacked'

/** The values that stand on the chart for a series, or for the period before. */
export interface DrawnValues {
  /** The series, or 'previous'. */
  id: string
  /** The place of the series; undefined for the period before. */
  slot?: number
  /** Where the line goes. */
  values: Float64Array
  /** Where the area begins, if not at zero. */
  base?: Float64Array
  /** The smallest value. */
  low: number
  /** The largest value. */
  high: number
}

/** One line as it is drawn. */
export interface PlotLine {
  /** The series, or 'previous'. */
  id: string
  /** A token, as `var(--placard-chart-1)`. */
  color: string
  /** An SVG dash array; undefined is solid. */
  dash: string | undefined
  /** In pixels. */
  width: number
  /** One value a step; NaN breaks the line. */
  values: Float64Array
  /** The steps to draw, where not all of them are. */
  picked?: Uint32Array
  /** Fills what lies below the line. */
  area?: { opacity: number; base?: Float64Array; picked?: Uint32Array }
  /** The first and the last complete step, between which the line is drawn. */
  from: number
  to: number
}

/** Where lines go: the values themselves, or set upon each other. */
export function drawnValues(series: SeriesValues[], kind: SeriesKind): DrawnValues[] {
  if (kind !== 'stacked') return series.map(({ id, slot, values, low, high }) => ({ id, slot, values, low, high }))
  const tops = stackOf(series)
  return series.map(({ id, slot }, index) => {
    const values = tops[index] ?? new Float64Array()
    const { low, high } = factsOf(values)
    return { id, slot, values, base: tops[index - 1], low, high }
  })
}

/** The line of the period before: that of the series that is looked at, or of all together. */
export function previousValues(
  series: SeriesValues[],
  lead: SeriesValues | undefined,
  kind: SeriesKind,
): DrawnValues | undefined {
  const before = series.flatMap(({ previous }) => (previous ? [previous] : []))
  const values = kind === 'stacked' ? (before.length > 0 ? sumSteps(before) : undefined) : lead?.previous
  if (!values) return undefined
  const { low, high } = factsOf(values)
  return { id: 'previous', values, low, high }
}

/** The steps that each line needs at a number of pixel columns. */
export type PickedSteps = ReadonlyMap<Float64Array, Uint32Array | undefined>

/** Picks the steps of all lines; one pass over each. */
export function pickLines(drawn: DrawnValues[], columns: number): PickedSteps {
  return new Map(drawn.map(({ values }) => [values, pickSteps(values, columns)]))
}

const AREA_OPACITY = 0.12
const STACK_OPACITY = 0.32

export interface PlotLinesOptions {
  /** In the order of their series, the period before last. */
  drawn: DrawnValues[]
  /** The steps that each needs. */
  picked: PickedSteps
  /** How they are drawn. */
  kind: SeriesKind
  /** The series that is looked at. */
  emphasised?: string
  /** The first and the last complete step; lines end there. */
  whole: { from: number; to: number }
}

/** Lines from back to front: the period before, the series from last to first, and the one that is looked at. */
export function plotLines({ drawn, picked, kind, emphasised, whole }: PlotLinesOptions): PlotLine[] {
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
      // Of many points a thinner line shows more.
      width: (id === emphasised ? 3 : 2) - (steps ? 0.5 : 0),
      values,
      picked: steps,
      area: kind === 'line' ? undefined : { opacity, base, picked: below ?? steps },
      ...whole,
    }
  })
  const rank = ({ id, width }: PlotLine) => (id === 'previous' ? (kind === 'stacked' ? 4 : 0) : width)
  return lines.reverse().sort((a, b) => rank(a) - rank(b))
}
