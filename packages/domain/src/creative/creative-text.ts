import type { PlatformName } from '../platform/platform-names.js'
import { PLATFORMS } from '../platform/platforms.js'
import type { CreativeType } from './creative.js'

/** One-line description of each creative type. */
export const CREATIVE_TYPE_DESCRIPTIONS: Record<CreativeType, string> = {
  Banner: 'HTML5 banner, served with an ins tag.',
  VAST: 'Video ad for third-party players (VAST XML).',
  VPAID: 'Interactive video with its own player (VPAID).',
}

/** What a person has to know of a platform's click macro: the macro, to be shown as code, and what is said after it. */
export function clickMacroText(platform: PlatformName): { macro?: string; text: string } {
  const { raw, confirmed } = PLATFORMS[platform].click
  if (!raw) return { text: 'Its click macro is not public: ask the platform for it.' }
  const isSure = confirmed && raw.confirmed
  return { macro: raw.text, text: isSure ? '' : '(no public source says it for sure: check with the platform)' }
}

/** What is said while a creative takes the size of its place. */
export const FLUID_HINT = 'A fluid creative takes the size of its place. This size is kept for when it is off again.'
