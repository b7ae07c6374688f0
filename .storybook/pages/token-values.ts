import Color from 'colorjs.io'
import { readTokens } from '../../packages/ui/src/testing/read-tokens.js'

export const MODES = ['light', 'dark'] as const
export type Mode = (typeof MODES)[number]

const read = new Map<Mode, Record<string, string>>()

/** The colour tokens of a mode as this browser computes them, in the house's own hues. */
export function tokensOf(theme: Mode): Record<string, string> {
  const found = read.get(theme) ?? readTokens({ theme })
  read.set(theme, found)
  return found
}

/** A colour as people copy it, such as '#285fcd'. */
export const hexOf = (color: string) =>
  new Color(color).to('srgb').toGamut({ method: 'clip' }).toString({ format: 'hex' })
