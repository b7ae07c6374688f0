// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CreativeSetting } from '../creative-settings/creative-settings.js'
import { PLATFORM_NAMES, type PlatformName } from '../platform/platform.js'
import { publishedBanner } from '../testing/published-banner.js'
import { buildTag, type TagModel } from './build-tag.js'
import { findFallbackLiveID, formatPublishedAt, publications } from './publication.js'
import { changedNames, tagDifference, tagLines } from './tag-difference.js'
import { tagMacros } from './tag-macros.js'

const everything: CreativeSetting[] = [
  { key: 'euCreative', value: true },
  { key: 'inAppSupport', value: true },
  { key: 'dealIDRequired', value: true },
  { key: 'fallbackCreative', value: 'creative2' },
]
const model = (platform: PlatformName, changes: Partial<TagModel> = {}): TagModel => ({
  creative: publishedBanner({ settings: everything }),
  liveID: 'live1',
  platform,
  servingHost: 'https://ads.test',
  vendorID: 42,
  fallbackLiveID: 'live2',
  ...changes,
})
const labels = (given: TagModel) => tagMacros(given).map(({ label }) => label)
const findFact = (given: TagModel, label: string) => tagMacros(given).find((fact) => fact.label === label)
const models = fc
  .record({
    platform: fc.constantFrom(...PLATFORM_NAMES),
    type: fc.constantFrom('Banner', 'VAST', 'VPAID'),
    settings: fc.subarray(everything),
    vendorID: fc.constantFrom(undefined, 42),
    fallbackLiveID: fc.constantFrom(undefined, 'live2'),
  })
  .map(({ platform, type, settings, vendorID, fallbackLiveID }) =>
    model(platform, { creative: publishedBanner({ settings, type }), vendorID, fallbackLiveID }),
  )

describe('tagMacros', () => {
  it('are those that the creative needs', () => {
    expect(labels(model('Google Ad Manager', { creative: publishedBanner() }))).toEqual(['Click macro', 'Cachebuster'])
    expect(labels(model('Xandr'))).toEqual(['Click macro', 'Cachebuster', 'Deal ID', 'Consent', 'App', 'Preview'])
  })

  it('are in the tag, letter by letter', () => {
    const escaped = (text: string) => text.replaceAll('&', '&amp;')
    fc.assert(
      fc.property(models, (given) => {
        const { text } = buildTag(given)
        for (const { label, macros } of tagMacros(given))
          if (label !== 'Click macro' || given.creative.type === 'Banner')
            for (const macro of macros) expect(text).toContain(escaped(macro))
      }),
    )
  })

  it('mark what is unconfirmed, unknown and missing', () => {
    expect(findFact(model('Quantcast'), 'Click macro')).toMatchObject({ macros: ['${CLICK}'], confirmed: false })
    expect(findFact(model('Xandr'), 'Click macro')).toMatchObject({
      confirmed: true,
      description: 'Prepended to the landing page URL',
    })
    expect(findFact(model('AdRoll'), 'Click macro')).toMatchObject({
      macros: [],
      description: 'Not public. Ask AdRoll for it',
    })
    expect(findFact(model('AdRoll', { macros: { click: '[c]' } }), 'Click macro')).toMatchObject({
      macros: ['[c]'],
      confirmed: false,
      entered: true,
    })
    expect(findFact(model('Google Campaign Manager'), 'App')).toMatchObject({
      macros: [],
      description: 'Left out until you enter their macros: data-dcm-app-id, data-dcm-resettable-device-id',
    })
    expect(findFact(model('Adform'), 'Deal ID')).toMatchObject({
      macros: [],
      description: expect.stringMatching(/^Not public/),
    })
    expect(findFact(model('Xandr', { fallbackLiveID: undefined }), 'Deal ID')).toMatchObject({
      macros: [],
      description: 'No published creative is set as the fallback',
    })
    expect(findFact(model('Xandr', { vendorID: undefined }), 'Consent')).toMatchObject({ macros: ['${GDPR}'] })
  })

  it('omit clicks of XML', () => {
    const creative = publishedBanner({ type: 'VAST' })
    expect(findFact(model('Xandr', { creative }), 'Click macro')?.description).toMatch(/^Not in this tag/)
  })
})

describe('tagDifference', () => {
  it('has one line per attribute or parameter', () => {
    expect(tagLines('<ins class="placard" data-click="%c"></ins>\n<script async src="x"></script>')).toEqual([
      '<ins',
      '  class="placard"',
      '  data-click="%c"',
      '></ins>',
      '<script async src="x"></script>',
    ])
    expect(tagLines('https://ads.test/live.xml?cb=%n&gdpr=${GDPR}')).toEqual([
      'https://ads.test/live.xml',
      '  ?cb=%n',
      '  &gdpr=${GDPR}',
    ])
  })

  it('names what changed', () => {
    const lines = tagDifference(
      buildTag(model('Google Ad Manager', { creative: publishedBanner() })).text,
      buildTag(model('Xandr', { creative: publishedBanner() })).text,
    )
    expect(changedNames(lines)).toEqual(['data-click', 'data-cb', 'data-preview'])
    expect(lines.filter(({ of }) => of === 'second').map(({ text }) => text.trim())).toEqual([
      'data-click="${CLICK_URL}"',
      'data-cb="${CACHEBUSTER}"',
      'data-preview="${IS_PREVIEW}"',
    ])
  })

  it('contains both tags and nothing else', () => {
    const squeezed = (texts: readonly string[]) => texts.join('').replace(/\s/g, '')
    fc.assert(
      fc.property(models, models, (one, other) => {
        const [first, second] = [buildTag(one).text, buildTag(other).text]
        const lines = tagDifference(first, second)
        const without = (side: 'first' | 'second') => lines.filter(({ of }) => of !== side).map(({ text }) => text)
        expect(squeezed(without('second'))).toBe(first.replace(/\s/g, ''))
        expect(squeezed(without('first'))).toBe(second.replace(/\s/g, ''))
        if (first === second) expect(lines.every(({ of }) => of === 'both')).toBe(true)
      }),
    )
  })
})

describe('published versions', () => {
  const old = { id: 'old', publishedAt: '2025-09-30T22:30:00.000Z' }
  const next = { id: 'next', publishedAt: '2025-10-12T12:30:00.000Z' }

  it('are sorted newest first, with times in a zone', () => {
    expect(publications({ liveCreatives: [old, next] })).toEqual([next, old])
    expect(formatPublishedAt(old, 'Europe/Berlin')).toBe('1 Oct 2025, 00:30')
  })

  it('of the fallback are the newest, or none', () => {
    const creatives = [{ id: 'creative2', liveCreatives: [old, next] }]
    expect(findFallbackLiveID({ settings: everything }, creatives)).toBe('next')
    expect(findFallbackLiveID({ settings: [] }, creatives)).toBeUndefined()
    expect(findFallbackLiveID({ settings: everything }, [{ id: 'creative2', liveCreatives: [] }])).toBeUndefined()
    expect(findFallbackLiveID({ settings: everything }, [])).toBeUndefined()
  })
})
