// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATFORM_NAMES } from '../platform/platform.js'
import { PLATFORMS } from '../platform/platforms.js'
import { clickAddress } from '../serving/banner-document.js'
import { servingUrls } from './serving-url.js'
import { requestedFallback, tagQuerySchema } from './tag-query.js'

const read = (query: Record<string, unknown>) => tagQuerySchema.parse(query)
const nothing = read({})

describe('tagQuerySchema', () => {
  it('reads values by their parameter names', () => {
    const query = { click: 'https://dsp.test/c?u=', cb: '77', gdpr: '1', gdpr_consent: 'CON', preview: '1' }
    const app = { app_bundle_id: 'com.x', dcm_app_id: '42', addtl_consent: '1~7' }
    expect(read({ ...query, ...app, click_kind: 'prefix', deal: 'd7', fallback: 'live2', utm: 'x' })).toEqual({
      clickMacro: 'https://dsp.test/c?u=',
      clickKind: 'prefix',
      cachebuster: '77',
      gdpr: '1',
      gdprConsent: 'CON',
      addtlConsent: '1~7',
      app: { app_bundle_id: 'com.x', dcm_app_id: '42' },
      deal: 'd7',
      fallbackID: 'live2',
      isPreview: true,
      isInApp: false,
    })
  })

  it('treats unreplaced macros as missing', () => {
    for (const name of PLATFORM_NAMES) {
      const { click, cachebuster, dealID, consent } = PLATFORMS[name]
      const left = {
        click: click.raw?.text,
        cb: cachebuster?.text,
        deal: dealID?.text,
        gdpr: consent?.applies.text,
        gdpr_consent: consent?.consent?.text.replace('{vendor}', '42'),
      }
      expect(read(left)).toEqual(nothing)
    }
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    'https://a.test/"x',
    `https://a.test/${'x'.repeat(4096)}`,
  ])('rejects %.30s as a click macro', (click) => {
    expect(read({ click })).toEqual(nothing)
  })

  it('accepts every query', () => {
    const names = ['click', 'click_kind', 'cb', 'gdpr', 'gdpr_consent', 'deal', 'fallback', 'preview'] as const
    const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined), fc.integer())
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (query) => {
        const { clickMacro, isPreview } = read(query)
        expect(clickMacro ?? 'https://').toMatch(/^https?:\/\//i)
        expect(isPreview).toBe(query.preview === '1' || query.preview === 'true')
      }),
    )
  })

  it('limits number and length of app values, with plain names', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`app_value_${index}`, 'x']))
    expect(Object.keys(read(many).app)).toHaveLength(20)
    const unusable = {
      app_long: 'x'.repeat(257),
      app_left: '${BUNDLE_ID}',
      app_twice: ['a', 'b'],
      app_: 'x',
      'app_"><script>': 'x',
      application: 'x',
      app_half: '\ud800',
      [`app_${'x'.repeat(61)}`]: 'x',
    }
    expect(read(unusable).app).toEqual({})
  })

  it('requests the fallback without a deal', () => {
    const asked = (deal?: string, fallback?: string) => requestedFallback(read({ deal, fallback }))
    expect(asked('d7', 'live2')).toBeUndefined()
    for (const deal of [undefined, '', '0', 'none', '${DEAL_ID}', '%%TTD_DEALID%%', '{deal_id}']) {
      expect(asked(deal, 'live2')).toBe('live2')
      expect(asked(deal)).toBeUndefined()
    }
  })
})

describe('clickAddress', () => {
  const serving = { urls: servingUrls('https://ads.test'), servingID: 's1' }
  const own = 'https://ads.test/serve/click/s1'

  it('is our own URL, after an encoded prefix, or the replacement alone', () => {
    expect(clickAddress(serving)).toBe(own)
    const opened = (clickMacro: string, clickKind?: 'replacement') =>
      clickAddress({ ...serving, clickMacro, clickKind })
    expect(opened('https://dsp.test/c?adurl=')).toBe(`https://dsp.test/c?adurl=${encodeURIComponent(own)}`)
    expect(opened('https://track.test/C/?bn=1;cpdir=')).toBe(
      `https://track.test/C/?bn=1;cpdir=${encodeURIComponent(own)}`,
    )
    expect(opened('https://dsp.test/click/')).toBe(`https://dsp.test/click/${own}`)
    expect(opened('https://dsp.test/go', 'replacement')).toBe('https://dsp.test/go')
  })
})
