import { formatMetric, formatMetricCompact } from '@placard/domain'
import { sumKnown } from './bar-data.js'
import type { BarFacts } from './bar-facts.js'
import type { BarLayout, BarShape, BarText, WidthOf } from './bar-geometry.js'

const GAP = 6
const LINE = 14

interface Labelled {
  row: number
  series: number
  value: number | null
  /** The bars that it speaks for: one, or a stack. */
  bars: BarShape[]
}

/** What has a value written beside it: each bar, or each stack. */
function labelled({ rows, series, stacked }: BarFacts, { bars }: BarLayout): Labelled[] {
  return rows.flatMap(({ values }, row) => {
    const own = bars.filter((bar) => bar.row === row)
    if (stacked) return [{ row, series: 0, value: sumKnown(values), bars: own }]
    return series.map((_, index) => ({
      row,
      series: index,
      value: values[index] ?? null,
      bars: own.filter((bar) => bar.series === index),
    }))
  })
}

/** Values at the ends of bars: in full or in short where every one fits, none where one would touch another. */
export function valueLabels(facts: BarFacts, layout: BarLayout, widthOf: WidthOf): BarText[] {
  const { metric, horizontal, stacked, rows } = facts
  const { pitch } = layout
  const all = labelled(facts, layout)
  // A stack with parts on both sides of zero has two ends, and its sum is at neither.
  if (stacked && rows.some(({ values }) => values.some((value) => (value ?? 0) < 0))) return []
  for (const format of [formatMetric, formatMetricCompact]) {
    const texts = all.map(({ value }) => format(metric, value))
    const fit = horizontal
      ? pitch >= LINE && texts.every((text) => widthOf(text) <= layout.margin.right - 16 - GAP)
      : texts.every((text) => widthOf(text) + 8 <= pitch)
    if (!fit) continue
    return all.map((one, index) => place(one, texts[index] ?? '', facts, layout, widthOf))
  }
  return []
}

/** Behind the end of its bars and of the mark across them; on the other side of zero where it would leave the plot. */
function place(one: Labelled, text: string, { horizontal }: BarFacts, layout: BarLayout, widthOf: WidthOf): BarText {
  const { margin, at, height, marks, middle } = layout
  const mark = marks.find(({ row, series }) => row === one.row && series === one.series)
  const key = `${one.row}-${one.series}`
  const across = middle(one.row, one.series)
  const isNegative = (one.value ?? 0) < 0
  if (horizontal) {
    const ends = [at(0), ...one.bars.flatMap(({ x, width }) => [x, x + width]), ...(mark ? [mark.x1] : [])]
    const left = Math.min(...ends) - GAP
    return isNegative && left - widthOf(text) >= margin.left
      ? { key, text, x: left, y: across, anchor: 'end' }
      : { key, text, x: Math.max(...ends) + GAP, y: across, anchor: 'start' }
  }
  const ends = [at(0), ...one.bars.flatMap(({ y, height: tall }) => [y, y + tall]), ...(mark ? [mark.y1] : [])]
  const below = Math.max(...ends) + LINE / 2 + 2
  const fits = below + LINE / 2 <= height - margin.bottom
  return { key, text, x: across, y: isNegative && fits ? below : Math.min(...ends) - LINE / 2 - 2, anchor: 'middle' }
}
