// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATFORM_NAMES } from '../platform/platform-names.js'
import { PLATFORMS } from '../platform/platforms.js'
import { clickAddress } from './banner-document.js'
import { bannerQuerySchema, servedLiveID } from './banner-query.js'
import { servingUrls } from './serving-url.js'

const read = (query: Record<string, unknown>) => bannerQuerySchema.parse(query)
const nothing = read({})

describe('what a tag hands over', () => {
  it('is read by the names in its address', () => {
    const query = { click: 'https://dsp.test/c?u=', cb: '77', gdpr: '1', gdpr_consent: 'CON', preview: '1' }
    expect(read({ ...query, click_kind: 'prefix', deal: 'd7', fallback: 'live2', utm: 'x' })).toEqual({
      clickMacro: 'https://dsp.test/c?u=',
      clickKind: 'prefix',
      cachebuster: '77',
      gdpr: '1',
      gdprConsent: 'CON',
      deal: 'd7',
      fallbackID: 'live2',
      isPreview: true,
      isInApp: false,
    })
  })

  it('is as good as missing when a platform left its macro there', () => {
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
  ])('is no click when it is %.30s', (click) => {
    expect(read({ click })).toEqual(nothing)
  })

  it('is never refused, whatever stands there', () => {
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

  it('shows the fallback of a pair where there is no deal', () => {
    const shown = (deal?: string, fallback?: string) => servedLiveID('live1', read({ deal, fallback }))
    expect(shown('d7', 'live2')).toBe('live1')
    for (const deal of [undefined, '', '0', 'none', '${DEAL_ID}', '%%TTD_DEALID%%', '{deal_id}']) {
      expect(shown(deal, 'live2')).toBe('live2')
      expect(shown(deal)).toBe('live1')
    }
  })
})

describe('what a click opens', () => {
  const serving = { urls: servingUrls('https://ads.test'), servingID: 's1' }
  const own = 'https://ads.test/serve/click/s1'

  it('is our own address, behind a prefix as that one needs it, or the replacement by itself', () => {
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
