import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'
import { settled } from './mount.js'

/** Emulates touch as the main pointer, or the mouse again. */
export const emulateFinger = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled })

export interface EmulatedMedia {
  /** Media type. @default 'screen' */
  media?: 'screen' | 'print'
  /** Prefers reduced motion, as in all other tests. @default 'reduce' */
  reducedMotion?: 'reduce' | 'no-preference'
  /** Forced-colors mode. @default 'none' */
  forcedColors?: 'active' | 'none'
  /** Contrast preference. @default 'no-preference' */
  contrast?: 'more' | 'no-preference'
  /** Color scheme of the device. @default 'light' */
  colorScheme?: 'light' | 'dark'
}

/** Emulates media features; without arguments, restores those of all other tests. */
export async function emulateMedia({
  media = 'screen',
  reducedMotion = 'reduce',
  forcedColors = 'none',
  contrast = 'no-preference',
  colorScheme = 'light',
}: EmulatedMedia = {}) {
  await cdp().send('Emulation.setEmulatedMedia', {
    media: media === 'print' ? 'print' : '',
    features: [
      { name: 'prefers-reduced-motion', value: reducedMotion },
      { name: 'forced-colors', value: forcedColors },
      { name: 'prefers-contrast', value: contrast },
      { name: 'prefers-color-scheme', value: colorScheme },
    ],
  })
  await settled()
}
