import { formatMetric, formatMetricCompact, METRICS, type MetricDefinition } from '@placard/domain'
import { valueScale } from '../value-scale.js'
import { type BarFacts, sumKnown } from './bar-data.js'
import { columnLines, columnNames, ONE_LINE, rowNames, valueLabels } from './bar-labels.js'

/** A mark of the previous period across a bar. */
export interface BarMark {
  /** Index of the row. */
  row: number
  /** Index of the series; 0 for a stack. */
  series: number
  x1: number
  x2: number
  y1: number
  y2: number
}

/** A text in the drawing. */
export interface BarText {
  /** React key. */
  key: string
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

/** Layout of a bar chart around nivo's bars. All positions are pixels from the upper left corner. */
export interface BarLayout {
  width: number
  height: number
  /** Space around the plot. */
  margin: { top: number; right: number; bottom: number; left: number }
  /** Start of the value axis. */
  min: number
  /** End of the value axis. */
  max: number
  /** Values with a grid line and a label. */
  ticks: number[]
  /** Returns the position of a value on its axis. */
  at: (value: number) => number
  /** Start of the first category. */
  start: number
  /** Distance between categories. */
  band: number
  /** nivo's `padding` of the band scale. */
  padding: number
  /** Distance by which nivo's plot is longer at both ends, because nivo pads the outer categories twice as much. */
  overhang: number
  /** nivo's `innerPadding` between bars. */
  gap: number
  /** Height of a name above its bars; 0 if names are beside them. */
  above: number
  /** Distance between the bars of a category; for a single bar, the space that it has. */
  pitch: number
  /** Returns the middle of a bar across the value axis. */
  middle: (row: number, series: number) => number
  /** Values of the previous period. */
  marks: BarMark[]
  /** Names of categories. */
  names: BarText[]
  /** Values at the bars. */
  labels: BarText[]
}

/** Measures a text in pixels. */
export type WidthOf = (text: string) => number

const PADDING = 16
const THICKNESS = [0, 18, 14, 10, 9, 8, 7, 6, 6]

/** Number of bars beside each other in a category. */
const barsAcross = ({ stacked, series }: BarFacts) => (stacked ? 1 : Math.max(1, series.length))

const MIN_WIDTH_OF_NAME_COLUMN = 480
const NAME_LINE = 18

/** Returns the height of a name above its bars; 0 if the chart is wide enough for a column of names. */
const nameLine = ({ horizontal }: BarFacts, width: number) =>
  horizontal && width < MIN_WIDTH_OF_NAME_COLUMN ? NAME_LINE : 0

/** Returns the height that horizontal bars need. */
export function horizontalHeight(facts: BarFacts, width: number): number {
  const bars = barsAcross(facts)
  const gap = bars === 1 ? 11 : 14
  return 36 + facts.rows.length * (bars * ((THICKNESS[bars] ?? 6) + 1) + gap + nameLine(facts, width))
}

/** Returns the smallest and the largest value, stacks and the previous period included. */
function extent({ rows, stacked }: BarFacts): [number, number] {
  const ends = rows.flatMap(({ values, previous }) => [
    ...(stacked ? [sumOf(values, 1), sumOf(values, -1)] : values.map((value) => value ?? 0)),
    ...(stacked ? [sumKnown(previous) ?? 0] : previous.map((value) => value ?? 0)),
  ])
  return ends.reduce(([least, most], end) => [Math.min(least, end), Math.max(most, end)], [0, 0])
}

/** Returns the space around the plot for names, tick labels and values. */
function marginOf(facts: BarFacts, width: number, ticks: number[], labelled: boolean, widthOf: WidthOf) {
  const { metric, rows, horizontal, stacked } = facts
  const tickWidth = Math.max(...ticks.map((tick) => widthOf(formatMetricCompact(metric, tick))))
  if (!horizontal) {
    const left = PADDING + tickWidth + 12
    const lines = columnLines(facts, (width - left - PADDING) / Math.max(1, rows.length), widthOf)
    return { top: labelled ? 28 : 12, right: PADDING, bottom: lines > 1 ? 46 : ONE_LINE, left }
  }
  const values = rows.flatMap(({ values: own }) => (stacked ? [sumKnown(own)] : own))
  const valueWidth = Math.max(0, ...values.map((value) => widthOf(formatMetric(metric, value))))
  const leastWidth = widthOf(formatMetricCompact(metric, ticks[0] ?? 0))
  const nameWidth = Math.min(Math.max(0, ...rows.map(({ name }) => widthOf(name))), width * 0.3)
  return {
    top: 4,
    right: PADDING + Math.max(tickWidth / 2, labelled ? Math.min(valueWidth + 8, width * 0.22) : 0),
    bottom: 32,
    left: PADDING + (nameLine(facts, width) > 0 ? Math.max(0, leastWidth / 2 - PADDING / 2) : nameWidth + 12),
  }
}

/** Computes the layout around nivo's bars; `widthOf` measures text in the font of the labels. */
export function barLayout(
  facts: BarFacts,
  size: { width: number; height: number },
  widthOf: WidthOf,
  labelled = true,
): BarLayout {
  const { metric, rows, horizontal, stacked } = facts
  const { kind }: MetricDefinition = METRICS[metric]
  const [min, max] = extent(facts)
  const options = {
    min,
    max,
    isCount: kind === 'count',
    axis: horizontal ? ('x' as const) : ('y' as const),
    isTight: horizontal && min === 0,
  }
  const margin = marginOf(facts, size.width, valueScale({ ...options, length: 1 }).ticks, labelled, widthOf)
  const plot = {
    width: Math.max(1, size.width - margin.left - margin.right),
    height: Math.max(1, size.height - margin.top - margin.bottom),
  }
  const { scale, ticks } = valueScale({ ...options, length: horizontal ? plot.width : plot.height })
  const at = (value: number) => (horizontal ? margin.left : margin.top) + scale(value)
  const band = (horizontal ? plot.height : plot.width) / Math.max(1, rows.length)
  const across = barsAcross(facts)
  const thickness = horizontal ? (THICKNESS[across] ?? 6) : columnWidth(band, across)
  const gap = thickness > 3 ? 1 : 0
  const group = Math.min(band, across * (thickness + gap) - gap)
  const start = horizontal ? margin.top : margin.left
  const above = nameLine(facts, size.width)
  const pitch = across === 1 ? band - above : thickness + gap
  const middle = (row: number, series: number) =>
    start + band * (row + 0.5) + above / 2 + ((stacked ? 0 : series) - (across - 1) / 2) * (across === 1 ? 0 : pitch)
  const [low = 0, high = 1] = scale.domain()
  const layout: BarLayout = {
    ...size,
    margin,
    min: low,
    max: high,
    ticks,
    at,
    start,
    band,
    padding: 1 - group / band,
    overhang: (band - group) / 2,
    gap,
    above,
    pitch,
    middle,
    marks: [],
    names: [],
    labels: [],
  }
  layout.marks = rows.flatMap((_, row) => rowMarks(facts, layout, row, thickness))
  layout.labels = labelled ? valueLabels(facts, layout, widthOf) : []
  if (labelled && layout.labels.length === 0) return barLayout(facts, size, widthOf, false)
  layout.names = horizontal ? rowNames(facts, layout, PADDING, above > 0, widthOf) : columnNames(facts, layout, widthOf)
  return layout
}

const columnWidth = (band: number, across: number) =>
  Math.min(across === 1 ? 44 : 28, Math.max(1, (band * 0.74) / across - (band / across > 8 ? 1 : 0)))

const sumOf = (values: readonly (number | null)[], sign: 1 | -1) =>
  values.reduce<number>((sum, value) => (value !== null && value * sign > 0 ? sum + value : sum), 0)

function rowMarks({ rows, stacked, horizontal }: BarFacts, { at, middle }: BarLayout, row: number, thickness: number) {
  const { previous = [] } = rows[row] ?? {}
  const values = stacked && previous.length > 0 ? [sumKnown(previous)] : previous
  return values.flatMap((value, series): BarMark[] => {
    if (value === null) return []
    const [from, to] = [middle(row, series) - thickness / 2 - 1, middle(row, series) + thickness / 2 + 1]
    const position = at(value)
    return [
      horizontal
        ? { row, series, x1: position, x2: position, y1: from, y2: to }
        : { row, series, x1: from, x2: to, y1: position, y2: position },
    ]
  })
}
