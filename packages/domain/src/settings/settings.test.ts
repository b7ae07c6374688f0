import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, parseSettings } from './settings.js'

describe('stored settings', () => {
  it('come back as they were', () => {
    const settings = { ...DEFAULT_SETTINGS, darkMode: true, campaignScope: 'all' as const }
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings)
  })

  it('are dropped as a whole for another version', () => {
    expect(parseSettings(JSON.stringify({ ...DEFAULT_SETTINGS, version: '0.2.0', darkMode: true }))).toEqual(
      DEFAULT_SETTINGS,
    )
  })

  it('never throw, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (stored) => {
        expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS)
      }),
    )
  })
})
