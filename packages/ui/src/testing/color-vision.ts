import Color from 'colorjs.io'
import { shown } from './contrast.js'

/** Full color vision, and without long, medium or short cones. */
export const VISIONS = ['normal', 'protan', 'deutan', 'tritan'] as const

/** Type of color vision. */
export type Vision = (typeof VISIONS)[number]

type Row = readonly [number, number, number]

/** Machado, Oliveira and Fernandes 2009, severity 1, for linear sRGB. */
export const VISION_MATRIX: Record<Exclude<Vision, 'normal'>, readonly [Row, Row, Row]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** Simulates a color with a type of color vision. */
export function seenAs(color: string | Color, vision: Vision): Color {
  const seen = shown(color)
  if (vision === 'normal') return seen
  const linear = seen.to('srgb-linear').coords.map((part) => part ?? 0)
  const [red = 0, green = 0, blue = 0] = linear
  const parts = VISION_MATRIX[vision].map(([r, g, b]) => Math.min(1, Math.max(0, r * red + g * green + b * blue)))
  return new Color('srgb-linear', parts as [number, number, number]).to('srgb')
}

/** Returns the CIEDE2000 difference of two colors with a type of color vision; about 1 is just noticeable. */
export const difference = (one: string | Color, other: string | Color, vision: Vision = 'normal'): number =>
  seenAs(one, vision).deltaE2000(seenAs(other, vision))

/** Finds the two most similar colors of a palette with a type of color vision, with their indexes and difference. */
export function mostAlike(colors: readonly (string | Color)[], vision: Vision) {
  let found = { distance: Number.POSITIVE_INFINITY, first: -1, second: -1 }
  for (const [first, one] of colors.entries()) {
    for (const [second, other] of colors.entries()) {
      if (second <= first) continue
      const distance = difference(one, other, vision)
      if (distance < found.distance) found = { distance, first, second }
    }
  }
  return found
}
