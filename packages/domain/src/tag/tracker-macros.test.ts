// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publishedBanner } from '../testing/published-banner.js'
import { bannerMacros, fillMacros, trackerMacros } from './tracker-macros.js'

const values = {
  cachebuster: '77',
  gdpr: '1',
  gdprConsent: 'CO.N~1',
  addtlConsent: '1~7.12',
  app: { app_ext_app_id: 'com.x', app_device_aaid: 'dev 1' },
}
const creative = publishedBanner({
  platform: 'Xandr',
  trackers: { impression: [{ type: 'pixel', url: 'https://t.test/p?c=${GDPR_CONSENT_755}' }] },
})

describe('tracker macros', () => {
  it('are those of the IAB and the platform with a value in the tag', () => {
    expect(trackerMacros(creative, values)).toEqual({
      '${CACHEBUSTER}': '77',
      '${GDPR}': '1',
      '${GDPR_CONSENT_{vendor}}': 'CO.N~1',
      '${GDPR_CONSENT_755}': 'CO.N~1',
      '${ADDTL_CONSENT}': '1~7.12',
      '${EXT_APP_ID}': 'com.x',
      '${DEVICE_AAID}': 'dev 1',
      '[GDPRCONSENT]': 'CO.N~1',
      '[REGULATIONS]': 'gdpr',
      '[APPBUNDLE]': 'com.x',
      '[IFA]': 'dev 1',
    })
    expect(trackerMacros(creative, {})).toEqual({})
    expect(trackerMacros(creative, { gdpr: '0' })).toEqual({ '${GDPR}': '0' })
  })

  it('are replaced by values that are encoded once; others are left for the player', () => {
    const url = 'https://t.test/p?a=[APPBUNDLE]&i=[IFA]&t=[TIMESTAMP]&n=[ADPLAYHEAD]&c=${GDPR_CONSENT_755}'
    expect(fillMacros(url, trackerMacros(creative, values))).toBe(
      'https://t.test/p?a=com.x&i=dev%201&t=[TIMESTAMP]&n=[ADPLAYHEAD]&c=CO.N~1',
    )
    expect(fillMacros(url, {})).toBe(url)
  })

  it('are empty in a banner without a value, because no player replaces them', () => {
    const urls = ['a=[APPBUNDLE]&g=[GDPRCONSENT]&r=[REGULATIONS]&i=[IFA]', 'c=${GDPR_CONSENT_755}&t=[TIMESTAMP]']
    const trackers = {
      impression: urls.map((query) => ({ type: 'pixel' as const, url: `https://t.test/p?${query}&p=[PAGEURL]` })),
    }
    const banner = { ...creative, trackers }
    const filled = (values: Parameters<typeof bannerMacros>[1]) =>
      trackers.impression.map(({ url }) => fillMacros(url, bannerMacros(banner, values)))
    expect(filled({})).toEqual([
      'https://t.test/p?a=&g=&r=&i=&p=[PAGEURL]',
      'https://t.test/p?c=&t=[TIMESTAMP]&p=[PAGEURL]',
    ])
    expect(filled(values)).toEqual([
      'https://t.test/p?a=com.x&g=CO.N~1&r=gdpr&i=dev%201&p=[PAGEURL]',
      'https://t.test/p?c=CO.N~1&t=[TIMESTAMP]&p=[PAGEURL]',
    ])
    expect(bannerMacros({ ...creative, trackers: {} }, {})).toEqual({})
  })

  it('values cannot end a CDATA section, an attribute or a script, or become macros', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const filled = fillMacros('https://t.test/?a=[APPBUNDLE]&b=[IFA]', {
          '[APPBUNDLE]': value,
          '[IFA]': '[APPBUNDLE]',
        })
        expect(filled).not.toMatch(/[\]<>"\s]/)
        expect(new URL(filled).searchParams.get('a')).toBe(value)
        expect(new URL(filled).searchParams.get('b')).toBe('[APPBUNDLE]')
      }),
    )
  })
})
