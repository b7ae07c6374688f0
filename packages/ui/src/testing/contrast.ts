import Color from 'colorjs.io'

/** Clips a color to 8-bit sRGB, as browsers do. */
export function shown(color: string | Color): Color {
  const { coords } = new Color(color).to('srgb')
  return new Color(
    'srgb',
    coords.map((part) => Math.round(Math.min(1, Math.max(0, part ?? 0)) * 255) / 255) as [number, number, number],
  )
}

/** WCAG 2 contrast of two opaque colors, from 1 to 21. */
export const contrast = (one: string | Color, other: string | Color): number => shown(one).contrastWCAG21(shown(other))

/** Returns how far a color is outside sRGB, per channel; 0 inside. */
export const clipped = (color: string | Color): number =>
  Math.max(0, ...new Color(color).to('srgb').coords.map((part) => Math.max(-(part ?? 0), (part ?? 0) - 1)))
