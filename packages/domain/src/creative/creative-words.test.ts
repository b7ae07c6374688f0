import { expect, it } from 'vitest'
import { PLATFORM_NAMES } from '../platform/platform-names.js'
import { PLATFORMS } from '../platform/platforms.js'
import { clickMacroWords } from './creative-words.js'

it('never shows a click macro as certain that is not', () => {
  for (const name of PLATFORM_NAMES) {
    const { raw, confirmed } = PLATFORMS[name].click
    const { macro, words } = clickMacroWords(name)
    expect(macro).toBe(raw?.text)
    expect(words === '').toBe(Boolean(raw?.confirmed && confirmed))
  }
  expect(clickMacroWords('AdRoll').words).toContain('ask the platform')
  expect(clickMacroWords('Quantcast').words).toContain('check with the platform')
})
