import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creativeSettingsSchema } from '../creative-settings/creative-settings.js'
import { findSetting } from '../platform/platform-rules.js'
import { type CreativeInput, creativeInputSchema, newCreative } from './creative.js'
import {
  type CreativeDraft,
  createDraft,
  creativeDraftSchema,
  creativeWithDraft,
  draftProblems,
  draftToInput,
} from './creative-draft.js'

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

  it('cannot be blocked by invalid values that the type and layout have no field for', () => {
    const begun = createDraft(newCreative('campaign1', new Date(0)))
    const trackers = {
      ...begun.trackers,
      click: [{ type: 'redirect' as const, url: 'https://landing.test/' }],
      start: [
        { type: 'pixel' as const, url: '' },
        { type: 'pixel' as const, url: 'https://count.test/' },
      ],
    }
    const layoutOptions = { ...begun.layoutOptions, ad_duration: 500, image_x: 5000, own: 'kept' }
    const draft = { ...begun, trackers, layoutOptions }
    const wrongIn = (changes: Partial<CreativeDraft>) => {
      const { error } = creativeDraftSchema.safeParse({ ...draft, ...changes })
      return [...new Set(error?.issues.map(({ path }) => path.join('.')))]
    }
    expect(wrongIn({})).toEqual(['layoutOptions.ad_duration'])
    expect(wrongIn({ layout: 'image-banner' })).toEqual(['layoutOptions.ad_duration', 'layoutOptions.image_x'])
    expect(wrongIn({ type: 'VAST' })).toEqual(['trackers.start.0.url'])
    expect(wrongIn({ layoutOptions: begun.layoutOptions })).toEqual([])
    const stored = creativeDraftSchema.parse({ ...draft, type: 'VPAID', trackers: begun.trackers })
    expect(stored.layoutOptions).toEqual({ ...begun.layoutOptions, own: 'kept' })
    const banner = creativeDraftSchema.parse({ ...draft, layoutOptions: begun.layoutOptions })
    expect(banner.trackers).toEqual({ ...trackers, start: trackers.start.slice(1) })
  })

  it.each([undefined, 'text', {}, { ...createDraft(newCreative('campaign1', new Date(0))), trackers: 5 }])(
    'are never %s',
    (values) => {
      expect(creativeDraftSchema.safeParse(values).success).toBe(false)
    },
  )

  it('keep the landing page apart from the other clicks', () => {
    const creative = newCreative('campaign1', new Date(0))
    const pixel = { type: 'pixel', url: 'https://count.test/' } as const
    const [first, second] = ['https://a.test/', 'https://b.test/'].map((url) => ({ type: 'redirect', url }) as const)
    const draft = createDraft({ ...creative, trackers: { click: [pixel, first!, second!] } })
    expect([draft.landingPage, draft.trackers.click]).toEqual(['https://a.test/', [pixel, second]])
    expect(draftToInput(draft).trackers).toEqual({ click: [first, pixel, second] })
    expect(draftToInput({ ...draft, landingPage: '' }).trackers).toEqual({ click: [pixel, second] })
    // A draft from before the field has its landing page among its trackers.
    const { landingPage: _, ...older } = { ...draft, trackers: { click: [first!] } }
    expect(draftToInput(creativeDraftSchema.parse(older)).trackers).toEqual({ click: [first] })
    const wrong = (changes: Partial<CreativeDraft>) =>
      creativeDraftSchema.safeParse({ ...draft, ...changes }).error?.issues.map(({ path }) => path.join('.'))
    expect(wrong({ landingPage: 'http://a.test/' })).toEqual(['landingPage'])
    expect(wrong({ type: 'VAST', landingPage: 'https://a.test/?p={x}' })).toEqual(['landingPage'])
    expect(wrong({ type: 'VAST', landingPage: 'https://a.test/?p={{size}}' })).toBeUndefined()
  })

  it('show the landing page as it would be published', () => {
    const campaign = { name: "Tom's autumn", landingPage: 'https://a.test/{{campaign}}?s={{size}}' }
    const creative = { ...newCreative('campaign1', new Date(0)), campaign }
    expect(creativeWithDraft(creative, createDraft(creative)).trackers.click).toEqual([
      { type: 'redirect', url: 'https://a.test/Tom%27s%20autumn?s=300x250' },
    ])
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
  const pixel = { type: 'pixel', url: 'https://count.test/' } as const
  const input = {
    trackers: { click: [pixel, { type: 'redirect', url: 'http://landing.test/' }, pixel] } as CreativeInput['trackers'],
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
  expect(moved('trackers.click')).toBe('trackers.click')
  expect(moved('trackers.click.0.url')).toBe('trackers.click.0.url')
  expect(moved('trackers.click.1.url')).toBe('landingPage')
  expect(moved('trackers.click.2.url')).toBe('trackers.click.1.url')
})
