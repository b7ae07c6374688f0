import { sumKnown } from './bar-data.js'
import type { BarFacts } from './bar-facts.js'
import type { BarLayout } from './bar-geometry.js'
import { barSpans } from './bar-scale.js'

/** The bars of one category and the marks of the period before. */
export function placeRow(facts: BarFacts, { at, middle, bars, marks }: BarLayout, row: number, thickness: number) {
  const { rows, stacked, horizontal } = facts
  const { values = [], previous = [] } = rows[row] ?? {}
  const side = (series: number) => middle(row, series) - thickness / 2
  const spans = barSpans(values, stacked)
  const isEnd = (index: number) =>
    !spans.some(
      (span, other) =>
        other > index && stacked && span && span.to !== span.from && span.to < 0 === (spans[index]?.to ?? 0) < 0,
    )
  spans.forEach((span, series) => {
    if (!span) return
    const [start, end] = [at(span.from), at(span.to)]
    const seam = span.from !== 0 && Math.abs(end - start) > 2 ? 1 : 0
    const length = Math.max(span.from === span.to ? 0 : 1, Math.abs(end - start) - seam)
    const grows = span.to < span.from ? -1 : 1
    if (horizontal)
      bars.push({
        row,
        series,
        x: grows > 0 ? end - length : end,
        y: side(series),
        width: length,
        height: thickness,
        ...(isEnd(series) && { end: grows > 0 ? 'right' : 'left' }),
      })
    else
      bars.push({
        row,
        series,
        x: side(series),
        y: grows > 0 ? end : end - length,
        width: thickness,
        height: length,
        ...(isEnd(series) && { end: grows > 0 ? 'top' : 'bottom' }),
      })
  })
  const before = stacked && previous.length > 0 ? [sumKnown(previous)] : previous
  before.forEach((value, series) => {
    if (value === null) return
    const [from, to] = [side(series) - 1, side(series) + thickness + 1]
    const place = at(value)
    marks.push(
      horizontal
        ? { row, series, x1: place, x2: place, y1: from, y2: to }
        : { row, series, x1: from, x2: to, y1: place, y2: place },
    )
  })
}
