import { formatMetric, formatMetricCompact, METRICS, type MetricDefinition } from '@placard/domain'
import { sumKnown } from './bar-data.js'
import type { BarFacts } from './bar-facts.js'
import type { BarLayout, WidthOf } from './bar-geometry.js'
import { valueLabels } from './bar-labels.js'
import { columnLines, columnNames, ONE_LINE, rowNames } from './bar-names.js'
import { type BarScale, barScale, barSpans } from './bar-scale.js'
import { placeRow } from './bar-shapes.js'

const PADDING = 16
const THICKNESS = [0, 18, 14, 10, 9, 8, 7, 6, 6]

/** How many categories a vertical chart can draw so that each bar is seen. */
export const verticalRoom = (width: number, bars: number): number =>
  Math.max(2, Math.floor((width - 72) / (bars * 4 + 3)))

/** Bars that lie beside each other in a category. */
const barsAcross = ({ stacked, series }: BarFacts) => (stacked ? 1 : Math.max(1, series.length))

const NAMES_ABOVE_BELOW = 480
const NAME_LINE = 18

/** Names stand above their bars where a column of them would leave the bars no room. */
const nameLine = ({ horizontal }: BarFacts, width: number) => (horizontal && width < NAMES_ABOVE_BELOW ? NAME_LINE : 0)

/** The height that horizontal bars need. */
export function horizontalHeight(facts: BarFacts, width: number): number {
  const bars = barsAcross(facts)
  const air = bars === 1 ? 11 : 14
  return 36 + facts.rows.length * (bars * ((THICKNESS[bars] ?? 6) + 1) + air + nameLine(facts, width))
}

/** The least and the largest value that has to fit. */
function extent({ rows, stacked }: BarFacts): [number, number] {
  const ends = rows.flatMap(({ values, previous }) => [
    ...barSpans(values, stacked).map((span) => span?.to ?? 0),
    ...(stacked ? [sumKnown(previous) ?? 0] : previous.map((value) => value ?? 0)),
  ])
  return ends.reduce(([least, most], end) => [Math.min(least, end), Math.max(most, end)], [0, 0])
}

/** Room around the plot for names, marks of the axis and, where they are written, values. */
function marginOf(facts: BarFacts, width: number, scale: BarScale, labelled: boolean, widthOf: WidthOf) {
  const { metric, rows, horizontal, stacked } = facts
  const tickWidth = Math.max(...scale.ticks.map((tick) => widthOf(formatMetricCompact(metric, tick))))
  if (!horizontal) {
    const left = PADDING + tickWidth + 12
    const lines = columnLines(facts, (width - left - PADDING) / Math.max(1, rows.length), widthOf)
    return { top: labelled ? 28 : 12, right: PADDING, bottom: lines > 1 ? 46 : ONE_LINE, left }
  }
  const values = rows.flatMap(({ values: own }) => (stacked ? [sumKnown(own)] : own))
  const valueWidth = Math.max(0, ...values.map((value) => widthOf(formatMetric(metric, value))))
  const leastWidth = widthOf(formatMetricCompact(metric, scale.ticks[0] ?? 0))
  const nameWidth = Math.min(Math.max(0, ...rows.map(({ name }) => widthOf(name))), width * 0.3)
  return {
    top: 4,
    right: PADDING + Math.max(tickWidth / 2, labelled ? Math.min(valueWidth + 8, width * 0.22) : 0),
    bottom: 32,
    left: PADDING + (nameLine(facts, width) > 0 ? Math.max(0, leastWidth / 2 - PADDING / 2) : nameWidth + 12),
  }
}

/** Places everything; `widthOf` measures words in the font of the labels. */
export function barLayout(
  facts: BarFacts,
  size: { width: number; height: number },
  widthOf: WidthOf,
  labelled = true,
): BarLayout {
  const { metric, rows, horizontal, stacked } = facts
  const { kind }: MetricDefinition = METRICS[metric]
  const [least, most] = extent(facts)
  const scale = barScale(least, most, kind === 'count', horizontal && least === 0)
  const margin = marginOf(facts, size.width, scale, labelled, widthOf)
  const plot = {
    width: Math.max(1, size.width - margin.left - margin.right),
    height: Math.max(1, size.height - margin.top - margin.bottom),
  }
  const band = (horizontal ? plot.height : plot.width) / Math.max(1, rows.length)
  const part = (value: number) => (value - scale.min) / (scale.max - scale.min)
  const at = (value: number) =>
    horizontal ? margin.left + plot.width * part(value) : margin.top + plot.height * (1 - part(value))
  const across = barsAcross(facts)
  const thickness = horizontal ? (THICKNESS[across] ?? 6) : columnWidth(band, across)
  const above = nameLine(facts, size.width)
  const pitch = across === 1 ? band - above : thickness + (thickness > 3 ? 1 : 0)
  const middle = (row: number, series: number) =>
    (horizontal ? margin.top : margin.left) +
    band * (row + 0.5) +
    above / 2 +
    ((stacked ? 0 : series) - (across - 1) / 2) * pitch
  const place = { ...size, margin, scale, at, band, above, pitch, middle }
  const layout: BarLayout = { ...place, bars: [], marks: [], names: [], labels: [] }
  for (const row of rows.keys()) placeRow(facts, layout, row, thickness)
  layout.labels = labelled ? valueLabels(facts, layout, widthOf) : []
  if (labelled && layout.labels.length === 0) return barLayout(facts, size, widthOf, false)
  layout.names = horizontal ? rowNames(facts, layout, PADDING, above > 0, widthOf) : columnNames(facts, layout, widthOf)
  return layout
}

const columnWidth = (band: number, across: number) =>
  Math.min(across === 1 ? 44 : 28, Math.max(1, (band * 0.74) / across - (band / across > 8 ? 1 : 0)))
