import Color from 'colorjs.io'
import { readTokens } from '../../packages/ui/src/testing/read-tokens.js'

export const MODES = ['light', 'dark'] as const
export type Mode = (typeof MODES)[number]

const read = new Map<Mode, Record<string, string>>()

/** Computed color tokens of a theme, with the default hues. */
export function computeTokens(theme: Mode): Record<string, string> {
  const found = read.get(theme) ?? readTokens({ theme })
  read.set(theme, found)
  return found
}

/** Formats a color as hex, such as '#285fcd'. */
export const formatHex = (color: string) =>
  new Color(color).to('srgb').toGamut({ method: 'clip' }).toString({ format: 'hex' })
