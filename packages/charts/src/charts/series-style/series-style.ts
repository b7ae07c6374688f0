/** Marker shape of a series. */
export type SeriesMarker = 'circle' | 'square' | 'triangle' | 'diamond'

/** Style of a series. */
export interface SeriesStyle {
  /** A color token such as `var(--placard-chart-1)`. */
  color: string
  /** SVG dash array; undefined is a solid line. */
  dash: string | undefined
  /** Marker on the line and beside the name. */
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

/** Returns the style of a series. The order is fixed, so that neighbours differ for every kind of color vision. */
export function seriesStyle(index: number): SeriesStyle {
  const slot = index % SHAPES.length
  return { ...(SHAPES[slot] ?? { dash: undefined, marker: 'circle' }), color: `var(--placard-chart-${slot + 1})` }
}

/** Style of the previous period: neutral and dashed. */
export const PREVIOUS_STYLE = { color: 'var(--placard-chart-compare)', dash: '4 4' } as const

/** Returns the path of a marker around (0, 0), about as large as a circle of the radius. */
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
