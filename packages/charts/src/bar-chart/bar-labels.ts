import { formatMetric, formatMetricCompact } from '@placard/domain'
import { fitText } from '../text-fit.js'
import { type BarFacts, sumKnown } from './bar-data.js'
import type { BarLayout, BarText, WidthOf } from './bar-layout.js'

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
export function valueLabels(facts: BarFacts, layout: BarLayout, widthOf: WidthOf): BarText[] {
  const { metric, horizontal, stacked, rows } = facts
  const { pitch } = layout
  const all = labelledValues(facts)
  // A stack with parts on both sides of zero has two ends, and its sum is at neither.
  if (stacked && rows.some(({ values }) => values.some((value) => (value ?? 0) < 0))) return []
  for (const format of [formatMetric, formatMetricCompact]) {
    const texts = all.map(({ value }) => format(metric, value))
    const fit = horizontal
      ? pitch >= LINE && texts.every((text) => widthOf(text) <= layout.margin.right - 16 - GAP)
      : texts.every((text) => widthOf(text) + 8 <= pitch)
    if (fit) return all.map((one, index) => placeLabel(one, texts[index] ?? '', facts, layout, widthOf))
  }
  return []
}

/** Places a label behind the end of its bar and of the mark across it; on the other side of zero if it would leave the plot. */
function placeLabel(
  one: { row: number; series: number; value: number | null },
  text: string,
  { horizontal }: BarFacts,
  layout: BarLayout,
  widthOf: WidthOf,
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
    return isNegative && left - widthOf(text) >= margin.left
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
export const ONE_LINE = 32

/** Positions names before horizontal bars, or above them. */
export function rowNames(
  { rows }: BarFacts,
  { margin, start, band, width }: BarLayout,
  x: number,
  above: boolean,
  widthOf: WidthOf,
): BarText[] {
  const space = above ? width - 2 * x : margin.left - x - 12
  return rows.map(({ id, name }, row) => ({
    key: id,
    text: fitText(name, space, widthOf),
    x,
    y: start + band * row + (above ? 12 : band / 2),
    anchor: 'start',
  }))
}

/** Returns how many categories share one name below vertical bars: one if all names fit, else as many as a name needs. */
function strideOf(names: string[], band: number, widthOf: WidthOf): number {
  const widest = Math.max(0, ...names.map(widthOf))
  return band >= Math.min(widest, MIN_NAME_WIDTH) + 8 ? 1 : Math.ceil((Math.min(widest, MAX_NAME_WIDTH) + 12) / band)
}

/** Splits a name into two lines at most. A dash at the break is dropped. */
function twoLines(name: string, space: number, widthOf: WidthOf): string[] {
  if (widthOf(name) <= space) return [name]
  const words = name.split(' ')
  if (words.length === 1) return [fitText(name, space, widthOf)]
  let count = words.length - 1
  while (count > 1 && widthOf(words.slice(0, count).join(' ')) > space) count--
  const first = words
    .slice(0, count)
    .join(' ')
    .replace(/ [—–-]$/, '')
  const rest = words
    .slice(count)
    .join(' ')
    .replace(/^[—–-] /, '')
  return [first, rest].map((line) => fitText(line, space, widthOf))
}

/** Returns the number of lines of the names below vertical bars. */
export function columnLines({ rows }: BarFacts, band: number, widthOf: WidthOf): number {
  const names = rows.map(({ name }) => name)
  const space = band * strideOf(names, band, widthOf) - 8
  return Math.max(1, ...names.map((name) => twoLines(name, space, widthOf).length))
}

/** Positions names below vertical bars: every name, or every second, third … if they do not fit. */
export function columnNames(
  { rows }: BarFacts,
  { margin, start, band, width, height }: BarLayout,
  widthOf: WidthOf,
): BarText[] {
  const stride = strideOf(
    rows.map(({ name }) => name),
    band,
    widthOf,
  )
  const lines = margin.bottom > ONE_LINE ? twoLines : (name: string, space: number) => [fitText(name, space, widthOf)]
  return rows.flatMap(({ id, name }, row) => {
    const x = start + band * (row + 0.5)
    const space = Math.min(band * stride - 8, 2 * (x - EDGE), 2 * (width - EDGE - x))
    const isCut = stride > 1 && space < band * stride - 8 && widthOf(name) > space
    if (row % stride !== 0 || space < MIN_NAME_WIDTH - 12 || isCut) return []
    return lines(name, space, widthOf).map((text, line) => ({
      key: `${id} ${line}`,
      text,
      x,
      y: height - margin.bottom + 18 + line * NAME_LINE_HEIGHT,
      anchor: 'middle' as const,
    }))
  })
}
