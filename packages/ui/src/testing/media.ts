import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** Makes a finger the main pointer of the page, or the mouse again. */
export const emulateFinger = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled })
