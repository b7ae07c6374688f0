/** sRGB color: channels from 0 to 255, alpha from 0 (transparent) to 1. */
export interface Rgba {
  red: number
  green: number
  blue: number
  alpha: number
}

const HEX = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const RGB =
  /^rgba?\(\s*(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})\s*(?:[,/]\s*(\d+(?:\.\d+)?|\.\d+)(%)?\s*)?\)$/i

/**
 * Parses a typed or pasted color: `#1a73e8`, `1A73E8`, `#fff`, `#1a73e880`, `rgb(26, 115, 232)`. Undefined if it is
 * invalid.
 */
export function parseColor(text: string): Rgba | undefined {
  const trimmed = text.trim()
  const [, digits] = HEX.exec(trimmed) ?? []
  if (digits !== undefined) {
    const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
    const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    )
    return { red, green, blue, alpha: alpha / 255 }
  }
  const found = RGB.exec(trimmed)
  if (!found) return undefined
  const [red = 0, green = 0, blue = 0] = found.slice(1, 4).map(Number)
  const alpha = found[4] === undefined ? 1 : Number(found[4]) / (found[5] ? 100 : 1)
  return Math.max(red, green, blue) <= 255 && alpha <= 1 ? { red, green, blue, alpha } : undefined
}

const pair = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')

/** Formats a color as stored: `#1a73e8`, with two more digits if it is not opaque. */
export function colorText({ red, green, blue, alpha }: Rgba): string {
  const solid = `#${pair(red)}${pair(green)}${pair(blue)}`
  return Math.round(alpha * 255) === 255 ? solid : `${solid}${pair(alpha * 255)}`
}

/** Blends a color over an opaque one. */
const over = (color: Rgba, ground: Rgba): Rgba => {
  const mix = (above: number, below: number) => above * color.alpha + below * (1 - color.alpha)
  return {
    red: mix(color.red, ground.red),
    green: mix(color.green, ground.green),
    blue: mix(color.blue, ground.blue),
    alpha: 1,
  }
}

/** Relative luminance by WCAG 2: 0 is black, 1 is white. */
export function luminance({ red, green, blue }: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast of a color on an opaque background, from 1 to 21. */
export function contrastRatio(color: Rgba, background: Rgba): number {
  const [one, other] = [luminance(over(color, background)), luminance(background)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Readability of a contrast: 4.5 is required for text, 3 for large text. */
export type Readability = 'readable' | 'large' | 'hard'

export const readability = (ratio: number): Readability => (ratio >= 4.5 ? 'readable' : ratio >= 3 ? 'large' : 'hard')

/** Formats a ratio with one decimal, rounded down: "4.4:1" for 4.49. */
export const ratioText = (ratio: number): string => `${Math.floor(ratio * 10) / 10}:1`
