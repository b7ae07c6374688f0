import { describe, expect, it } from 'vitest'
import { CREATIVE_TYPES, creativeInputSchema, creativeSize, newCreative, parseCreativeSize } from './creative.js'
import { CREATIVE_SIZES, findSizePreset, sizesForType } from './creative-sizes.js'

describe('creative sizes', () => {
  it('are valid and unique, with unique names', () => {
    const texts = CREATIVE_SIZES.map(({ width, height }) => creativeSize(width, height))
    expect(new Set(texts).size).toBe(texts.length)
    expect(new Set(CREATIVE_SIZES.map(({ name }) => name)).size).toBe(texts.length)
    for (const text of texts) expect(creativeInputSchema.safeParse(parseCreativeSize(text)).success).toBe(true)
  })

  it('contain the IAB’s fixed sizes with their initial load limits', () => {
    const iab = CREATIVE_SIZES.filter(({ source }) => source === 'IAB')
    expect(
      Object.fromEntries(iab.map(({ width, height, firstLoadKB }) => [creativeSize(width, height), firstLoadKB])),
    ).toEqual({
      '300x250': 150,
      '728x90': 150,
      '160x600': 150,
      '970x250': 250,
      '970x90': 200,
      '300x1050': 250,
      '320x50': 50,
      '300x50': 50,
    })
    for (const { source, firstLoadKB } of CREATIVE_SIZES) expect(firstLoadKB !== undefined).toBe(source === 'IAB')
  })

  it('are ad slots for banners and resolutions for videos', () => {
    expect(CREATIVE_TYPES.map((type) => [type, sizesForType(type).length])).toEqual([
      ['Banner', 14],
      ['VAST', 5],
      ['VPAID', 5],
    ])
    for (const { width, height } of [...sizesForType('VAST'), ...sizesForType('VPAID')])
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(640)
  })

  it('are found by their sides within a list', () => {
    expect(findSizePreset(728, 90)?.name).toBe('Leaderboard')
    expect(findSizePreset(90, 728)).toBeUndefined()
    expect(findSizePreset(null, '250')).toBeUndefined()
    expect(findSizePreset(728, 90, sizesForType('VAST'))).toBeUndefined()
    const { width, height } = newCreative('campaign1', new Date(0))
    expect(findSizePreset(width, height)?.name).toBe('Medium rectangle')
  })
})
