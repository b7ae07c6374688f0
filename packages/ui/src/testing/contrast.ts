import Color from 'colorjs.io'

/** A colour as an 8-bit sRGB screen shows it: what lies outside is clipped, as browsers do. */
export function shown(color: string | Color): Color {
  const { coords } = new Color(color).to('srgb')
  return new Color(
    'srgb',
    coords.map((part) => Math.round(Math.min(1, Math.max(0, part ?? 0)) * 255) / 255) as [number, number, number],
  )
}

/** WCAG 2 contrast of two opaque colours, from 1 to 21. */
export const contrast = (one: string | Color, other: string | Color): number => shown(one).contrastWCAG21(shown(other))

/** Returns how far a colour is outside sRGB, per channel; 0 inside. */
export const clipped = (color: string | Color): number =>
  Math.max(0, ...new Color(color).to('srgb').coords.map((part) => Math.max(-(part ?? 0), (part ?? 0) - 1)))
