/** The shape that marks a series besides its colour. */
export type SeriesMarker = 'circle' | 'square' | 'triangle' | 'diamond'

/** How a series is drawn. */
export interface SeriesStyle {
  /** A token, as `var(--placard-chart-1)`. */
  color: string
  /** An SVG dash array; undefined is a solid line. */
  dash: string | undefined
  /** The shape on the line and beside the name. */
  marker: SeriesMarker
}

const SHAPES: Omit<SeriesStyle, 'color'>[] = [
  { dash: undefined, marker: 'circle' },
  { dash: undefined, marker: 'square' },
  { dash: undefined, marker: 'triangle' },
  { dash: undefined, marker: 'diamond' },
  { dash: '6 3', marker: 'circle' },
  { dash: '6 3', marker: 'square' },
  { dash: '2 3', marker: 'triangle' },
  { dash: '2 3', marker: 'diamond' },
]

/** The style of the series at an index. The order is fixed: neighbours stay apart for every kind of colour vision. */
export function seriesStyle(index: number): SeriesStyle {
  const slot = index % SHAPES.length
  return { ...(SHAPES[slot] ?? { dash: undefined, marker: 'circle' }), color: `var(--placard-chart-${slot + 1})` }
}

/** How the period before is drawn: neutral and dashed, never a hue of its own. */
export const PREVIOUS_STYLE = { color: 'var(--placard-chart-compare)', dash: '4 4' } as const

/** The outline of a marker around (0, 0), about as large as a circle of the radius. */
export function markerPath(marker: SeriesMarker, radius: number): string {
  const side = radius * 0.9
  const paths: Record<SeriesMarker, string> = {
    circle: `M${-radius},0a${radius},${radius} 0 1,0 ${radius * 2},0a${radius},${radius} 0 1,0 ${-radius * 2},0Z`,
    square: `M${-side},${-side}H${side}V${side}H${-side}Z`,
    triangle: `M0,${-radius * 1.1}L${radius * 1.1},${radius * 0.85}H${-radius * 1.1}Z`,
    diamond: `M0,${-radius * 1.25}L${radius * 1.25},0L0,${radius * 1.25}L${-radius * 1.25},0Z`,
  }
  return paths[marker]
}
