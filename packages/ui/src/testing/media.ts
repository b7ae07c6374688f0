import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'
import { settled } from './mount.js'

/** Makes a finger the main pointer of the page, or the mouse again. */
export const emulateFinger = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled })

export interface EmulatedMedia {
  /** What the page is shown on. @default 'screen' */
  media?: 'screen' | 'print'
  /** Whether the device asks for less motion, as it does in all other tests. @default 'reduce' */
  reducedMotion?: 'reduce' | 'no-preference'
  /** Whether the device draws with the few colours its owner chose. @default 'none' */
  forcedColors?: 'active' | 'none'
  /** Whether the device asks for more contrast. @default 'no-preference' */
  contrast?: 'more' | 'no-preference'
  /** The theme of the device. @default 'light' */
  colorScheme?: 'light' | 'dark'
}

/** Makes the device say this about itself; called with nothing, it says again what it does in all other tests. */
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
