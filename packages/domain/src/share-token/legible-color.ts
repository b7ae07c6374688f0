/** Smallest contrast of text on its background: WCAG 2.2, success criterion 1.4.3. */
const MIN_CONTRAST = 4.5

/** Backgrounds of pages in both themes, for which the color of a client is made legible. */
export const PAGE_BACKGROUNDS = { light: '#f8f9fb', dark: '#0c0e13' } as const

/** Red, green and blue, from 0 to 255. */
const readChannels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Relative luminance of WCAG 2.2. */
function luminance(channels: number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the contrast ratio of two colours as '#rrggbb', from 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(readChannels(one)), luminance(readChannels(other))].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const toHex = (channels: number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/**
 * Returns the colour closest to `color` on its way to black or white that has a contrast of 4.5:1 with `background`.
 * Both are '#rrggbb'.
 */
export function legibleColor(color: string, background: string): string {
  if (computeContrast(color, background) >= MIN_CONTRAST) return color.toLowerCase()
  const end = computeContrast('#000000', background) >= computeContrast('#ffffff', background) ? 0 : 255
  const from = readChannels(color)
  for (let step = 1; step <= 100; step += 1) {
    const moved = toHex(from.map((value) => value + ((end - value) * step) / 100))
    if (computeContrast(moved, background) >= MIN_CONTRAST) return moved
  }
  return end === 0 ? '#000000' : '#ffffff'
}
