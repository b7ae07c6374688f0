/** A colour that every program for pictures knows, and how much of what is below it covers. */
export interface PlainColor {
  /** As '#2a60ca'. */
  hex: string
  /** From 0, nothing, to 1. */
  alpha: number
}

const known = new Map<string, PlainColor>()
let canvas: CanvasRenderingContext2D | null | undefined

/** A computed colour of a browser (`oklch()`, `color()`, `rgb()`) in plain sRGB. */
export function plainColor(color: string): PlainColor {
  const before = known.get(color)
  if (before) return before
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' })
  if (!canvas) throw new Error('This browser draws no pictures')
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  const plain = {
    hex: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    alpha: Math.round((alpha / 255) * 1000) / 1000,
  }
  known.set(color, plain)
  return plain
}
