import { expect, it } from 'vitest'
import { PLATFORM_NAMES } from '../platform/platform.js'
import { PLATFORMS } from '../platform/platforms.js'
import { clickMacroText } from './creative.js'

it('shows no unconfirmed click macro as confirmed', () => {
  for (const name of PLATFORM_NAMES) {
    const { raw, confirmed } = PLATFORMS[name].click
    const { macro, text } = clickMacroText(name)
    expect(macro).toBe(raw?.text)
    expect(text === '').toBe(Boolean(raw?.confirmed && confirmed))
  }
  expect(clickMacroText('AdRoll').text).toContain('ask the platform')
  expect(clickMacroText('Quantcast').text).toContain('check with the platform')
})
