import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creativeSettingsSchema } from '../creative-settings/creative-settings.js'
import { findSetting } from '../platform/platform-rules.js'
import { type CreativeInput, creativeInputSchema, newCreative } from './creative.js'
import { createDraft, creativeDraftSchema, creativeWithDraft, draftProblems, draftToInput } from './creative-draft.js'

const settings = fc
  .record(
    {
      layoutOptions: fc.record(
        {
          ad_duration: fc.integer({ min: 0, max: 120 }),
          loop: fc.constantFrom('yes', 'no'),
          own: fc.string({ unit: 'grapheme-ascii' }),
        },
        { requiredKeys: [] },
      ),
      euCreative: fc.boolean(),
      inAppSupport: fc.boolean(),
      dealIDRequired: fc.boolean(),
      fallbackCreative: fc.constantFrom('', 'other1'),
    },
    { requiredKeys: [] },
  )
  .map((chosen) => Object.entries(chosen).map(([key, value]) => ({ key, value })) as CreativeInput['settings'])

describe('creative drafts', () => {
  it('round-trip every creative', () => {
    fc.assert(
      fc.property(settings, (stored) => {
        const creative = { ...newCreative('campaign1', new Date(0)), settings: stored }
        const draft = createDraft(creative)
        expect(creativeDraftSchema.parse(draft)).toEqual(draft)
        const input = draftToInput(draft)
        expect(creativeInputSchema.parse(input)).toEqual(input)
        expect(createDraft({ ...creative, ...input })).toEqual(draft)
        for (const key of ['euCreative', 'inAppSupport', 'dealIDRequired'] as const)
          expect(findSetting(input.settings, key) ?? false).toBe(findSetting(stored, key) ?? false)
        expect(findSetting(input.settings, 'layoutOptions') ?? {}).toMatchObject(
          findSetting(input.settings, 'layoutOptions') ? (findSetting(stored, 'layoutOptions') ?? {}) : {},
        )
      }),
    )
  })

  it('store no settings that equal their defaults', () => {
    expect(draftToInput(createDraft(newCreative('campaign1', new Date(0)))).settings).toEqual([])
  })

  it('replace invalid stored values by defaults', () => {
    const creative = newCreative('campaign1', new Date(0))
    const draft = createDraft({
      ...creative,
      settings: [{ key: 'layoutOptions', value: { ad_duration: 500, own: 1 } }],
    })
    expect(draft.layoutOptions).toMatchObject({ ad_duration: 30, own: 1 })
    expect(creativeSettingsSchema.safeParse(draftToInput(draft).settings).success).toBe(true)
  })

  it('use the size in every text', () => {
    const creative = newCreative('campaign1', new Date(0))
    expect(creativeWithDraft(creative, { ...createDraft(creative), width: 728, height: 90 })).toMatchObject({
      id: creative.id,
      size: '728x90',
      settings: [],
    })
  })
})

it('map server errors in settings to the editor’s fields', () => {
  const input = {
    settings: creativeSettingsSchema.parse([
      { key: 'euCreative', value: true },
      { key: 'layoutOptions', value: { ad_duration: 3 } },
    ]),
  }
  const moved = (path: string) => draftProblems([{ path, message: 'x' }], input)[0]?.path
  expect(moved('settings.1.value.ad_duration')).toBe('layoutOptions.ad_duration')
  expect(moved('settings.0.value')).toBe('euCreative')
  expect(moved('settings')).toBe('fallbackCreative')
  expect(moved('settings.7.value')).toBe('settings.7.value')
  expect(moved('width')).toBe('width')
})
