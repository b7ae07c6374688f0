import { formatMetricCompact } from '@placard/domain/internal/report'
import { formatMetric, METRICS, type MetricDefinition } from '@placard/domain/report'
import { fitText } from '../text-fit.js'
import { valueScale } from '../value-scale.js'
import { type BarFacts, sumKnown } from './bar-data.js'

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
    ...(stacked ? [sumValues(values, 1), sumValues(values, -1)] : values.map((value) => value ?? 0)),
    ...(stacked ? [sumKnown(previous) ?? 0] : previous.map((value) => value ?? 0)),
  ])
  return ends.reduce(([least, most], end) => [Math.min(least, end), Math.max(most, end)], [0, 0])
}

/** Returns the space around the plot for names, tick labels and values. */
function computeMargin(facts: BarFacts, width: number, ticks: number[], labelled: boolean, measureWidth: WidthOf) {
  const { metric, rows, horizontal, stacked, language } = facts
  const compact = (value: number) => measureWidth(formatMetricCompact(metric, value, language?.texts))
  const tickWidth = Math.max(...ticks.map(compact))
  if (!horizontal) {
    const left = PADDING + tickWidth + 12
    const lines = columnLines(facts, (width - left - PADDING) / Math.max(1, rows.length), measureWidth)
    return { top: labelled ? 28 : 12, right: PADDING, bottom: lines > 1 ? 46 : ONE_LINE, left }
  }
  const values = rows.flatMap(({ values: own }) => (stacked ? [sumKnown(own)] : own))
  const valueWidth = Math.max(0, ...values.map((value) => measureWidth(formatMetric(metric, value, language?.texts))))
  const leastWidth = compact(ticks[0] ?? 0)
  const nameWidth = Math.min(Math.max(0, ...rows.map(({ name }) => measureWidth(name))), width * 0.3)
  return {
    top: 4,
    right: PADDING + Math.max(tickWidth / 2, labelled ? Math.min(valueWidth + 8, width * 0.22) : 0),
    bottom: 32,
    left: PADDING + (nameLine(facts, width) > 0 ? Math.max(0, leastWidth / 2 - PADDING / 2) : nameWidth + 12),
  }
}

/** Computes the layout around nivo's bars; `measureWidth` measures text in the font of the labels. */
export function barLayout(
  facts: BarFacts,
  size: { width: number; height: number },
  measureWidth: WidthOf,
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
  const margin = computeMargin(facts, size.width, valueScale({ ...options, length: 1 }).ticks, labelled, measureWidth)
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
  layout.labels = labelled ? valueLabels(facts, layout, measureWidth) : []
  if (labelled && layout.labels.length === 0) return barLayout(facts, size, measureWidth, false)
  layout.names = horizontal
    ? rowNames(facts, layout, PADDING, above > 0, measureWidth)
    : columnNames(facts, layout, measureWidth)
  return layout
}

const columnWidth = (band: number, across: number) =>
  Math.min(across === 1 ? 44 : 28, Math.max(1, (band * 0.74) / across - (band / across > 8 ? 1 : 0)))

const sumValues = (values: readonly (number | null)[], sign: 1 | -1) =>
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

const GAP = 6
const LINE = 14

/** Returns the values with a label: one per bar, or one per stack. */
const labelledValues = ({ rows, series, stacked }: BarFacts) =>
  rows.flatMap(({ values }, row) =>
    stacked
      ? [{ row, series: 0, value: sumKnown(values) }]
      : series.map((_, index) => ({ row, series: index, value: values[index] ?? null })),
  )

/** Positions values at the ends of bars, in full or compact; empty if they do not all fit. */
function valueLabels(facts: BarFacts, layout: BarLayout, measureWidth: WidthOf): BarText[] {
  const { metric, horizontal, stacked, rows } = facts
  const { pitch } = layout
  const all = labelledValues(facts)
  // A stack with parts on both sides of zero has two ends, and its sum is at neither.
  if (stacked && rows.some(({ values }) => values.some((value) => (value ?? 0) < 0))) return []
  for (const format of [formatMetric, formatMetricCompact]) {
    const texts = all.map(({ value }) => format(metric, value, facts.language?.texts))
    const fit = horizontal
      ? pitch >= LINE && texts.every((text) => measureWidth(text) <= layout.margin.right - 16 - GAP)
      : texts.every((text) => measureWidth(text) + 8 <= pitch)
    if (fit) return all.map((one, index) => placeLabel(one, texts[index] ?? '', facts, layout, measureWidth))
  }
  return []
}

/** Places a label behind the end of its bar and of the mark across it; on the other side of zero if it would leave the plot. */
function placeLabel(
  one: { row: number; series: number; value: number | null },
  text: string,
  { horizontal }: BarFacts,
  layout: BarLayout,
  measureWidth: WidthOf,
): BarText {
  const { margin, at, height, marks, middle } = layout
  const mark = marks.find(({ row, series }) => row === one.row && series === one.series)
  const key = `${one.row}-${one.series}`
  const across = middle(one.row, one.series)
  const isNegative = (one.value ?? 0) < 0
  const barEnds = [at(0), at(one.value ?? 0)]
  if (horizontal) {
    const ends = [...barEnds, ...(mark ? [mark.x1] : [])]
    const left = Math.min(...ends) - GAP
    return isNegative && left - measureWidth(text) >= margin.left
      ? { key, text, x: left, y: across, anchor: 'end' }
      : { key, text, x: Math.max(...ends) + GAP, y: across, anchor: 'start' }
  }
  const ends = [...barEnds, ...(mark ? [mark.y1] : [])]
  const below = Math.max(...ends) + LINE / 2 + 2
  const fits = below + LINE / 2 <= height - margin.bottom
  return { key, text, x: across, y: isNegative && fits ? below : Math.min(...ends) - LINE / 2 - 2, anchor: 'middle' }
}

const MIN_NAME_WIDTH = 44
const MAX_NAME_WIDTH = 120
const NAME_LINE_HEIGHT = 15
const EDGE = 4
/** Space below the plot for names of one line, in pixels. */
const ONE_LINE = 32

/** Positions names before horizontal bars, or above them. */
function rowNames(
  { rows }: BarFacts,
  { margin, start, band, width }: BarLayout,
  x: number,
  above: boolean,
  measureWidth: WidthOf,
): BarText[] {
  const space = above ? width - 2 * x : margin.left - x - 12
  return rows.map(({ id, name }, row) => ({
    key: id,
    text: fitText(name, space, measureWidth),
    x,
    y: start + band * row + (above ? 12 : band / 2),
    anchor: 'start',
  }))
}

/** Returns how many categories share one name below vertical bars: one if all names fit, else as many as a name needs. */
function computeStride(names: string[], band: number, measureWidth: WidthOf): number {
  const widest = Math.max(0, ...names.map(measureWidth))
  return band >= Math.min(widest, MIN_NAME_WIDTH) + 8 ? 1 : Math.ceil((Math.min(widest, MAX_NAME_WIDTH) + 12) / band)
}

/** Splits a name into two lines at most. A dash at the break is dropped. */
function twoLines(name: string, space: number, measureWidth: WidthOf): string[] {
  if (measureWidth(name) <= space) return [name]
  const words = name.split(' ')
  if (words.length === 1) return [fitText(name, space, measureWidth)]
  let count = words.length - 1
  while (count > 1 && measureWidth(words.slice(0, count).join(' ')) > space) count--
  const first = words
    .slice(0, count)
    .join(' ')
    .replace(/ [—–-]$/, '')
  const rest = words
    .slice(count)
    .join(' ')
    .replace(/^[—–-] /, '')
  return [first, rest].map((line) => fitText(line, space, measureWidth))
}

/** Returns the number of lines of the names below vertical bars. */
function columnLines({ rows }: BarFacts, band: number, measureWidth: WidthOf): number {
  const names = rows.map(({ name }) => name)
  const space = band * computeStride(names, band, measureWidth) - 8
  return Math.max(1, ...names.map((name) => twoLines(name, space, measureWidth).length))
}

/** Positions names below vertical bars: every name, or every second, third … if they do not fit. */
function columnNames(
  { rows }: BarFacts,
  { margin, start, band, width, height }: BarLayout,
  measureWidth: WidthOf,
): BarText[] {
  const stride = computeStride(
    rows.map(({ name }) => name),
    band,
    measureWidth,
  )
  const lines =
    margin.bottom > ONE_LINE ? twoLines : (name: string, space: number) => [fitText(name, space, measureWidth)]
  return rows.flatMap(({ id, name }, row) => {
    const x = start + band * (row + 0.5)
    const space = Math.min(band * stride - 8, 2 * (x - EDGE), 2 * (width - EDGE - x))
    const isCut = stride > 1 && space < band * stride - 8 && measureWidth(name) > space
    if (row % stride !== 0 || space < MIN_NAME_WIDTH - 12 || isCut) return []
    return lines(name, space, measureWidth).map((text, line) => ({
      key: `${id} ${line}`,
      text,
      x,
      y: height - margin.bottom + 18 + line * NAME_LINE_HEIGHT,
      anchor: 'middle' as const,
    }))
  })
}
