import { describe, expect, it } from 'vitest'
import { layoutOptionsSchema } from '../layout/layout-options.js'
import { creativeSettingSchema, creativeSettingsSchema, storedCreativeSettingsSchema } from './creative-settings.js'

const settings = [
  { key: 'layoutOptions', value: { ad_duration: 30, loop: 'no' } },
  { key: 'euCreative', value: true },
  { key: 'inAppSupport', value: false },
  { key: 'dealIDRequired', value: true },
  { key: 'fallbackCreative', value: 'creative2' },
]

describe('creativeSettingsSchema', () => {
  it('has five keys with typed values', () => {
    expect(creativeSettingsSchema.parse(settings)).toEqual(settings)
    expect(creativeSettingsSchema.parse([])).toEqual([])
  })

  it.each([
    { key: 'euCreative', value: 'yes' },
    { key: 'fallbackCreative', value: true },
    { key: 'fallbackCreative', value: 'x'.repeat(25) },
    { key: 'layoutOptions', value: { nested: {} } },
    { key: '__proto__', value: true },
    { key: 'color', value: 'red' },
  ])('rejects %j', (setting) => {
    expect(creativeSettingSchema.safeParse(setting).success).toBe(false)
  })

  it('accepts each key once', () => {
    const [first] = settings
    expect(creativeSettingsSchema.safeParse([first, first]).error?.issues[0]?.message).toBe(
      'A setting stands there twice',
    )
  })

  it('enforces the bounds of the catalog and names violations', () => {
    const value = { ad_duration: 121, loop: 'maybe', buttons_sizes: 500, own: 'anything' }
    const { error } = creativeSettingsSchema.safeParse([{ key: 'layoutOptions', value }])
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['0.value.ad_duration', 'Ad duration must be between 0 and 120 s'],
      ['0.value.loop', 'Loop must be one of: yes, no'],
    ])
  })

  it('reads stored settings that the current catalog rejects', () => {
    const stored = [{ key: 'layoutOptions', value: { ad_duration: 121 } }]
    expect(storedCreativeSettingsSchema.parse(stored)).toEqual(stored)
  })

  it('accepts at most 64 layout options', () => {
    const options = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`o${index}`, 1]))
    expect(layoutOptionsSchema.safeParse(options(64)).success).toBe(true)
    expect(layoutOptionsSchema.safeParse(options(65)).success).toBe(false)
  })
})
