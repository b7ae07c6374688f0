// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CreativeSetting } from '../creative-settings/creative-settings.js'
import { PLATFORM_NAMES } from './platform-names.js'
import { consentParameters, dealPair, settingOf, unconfirmedMacros } from './platform-rules.js'
import { PLATFORMS } from './platforms.js'

const platforms = PLATFORM_NAMES.map((name) => PLATFORMS[name])
const forDeals: CreativeSetting[] = [
  { key: 'dealIDRequired', value: true },
  { key: 'fallbackCreative', value: 'creative2' },
]
const forEurope: CreativeSetting[] = [{ key: 'euCreative', value: true }]

describe('the platforms', () => {
  it('are the eleven, each under its own name', () => {
    expect(Object.keys(PLATFORMS)).toEqual([...PLATFORM_NAMES])
    expect(platforms.map(({ name }) => name)).toEqual([...PLATFORM_NAMES])
  })

  it.each([
    ['Google Ad Manager', '%%CLICK_URL_UNESC%%', '%%CACHEBUSTER%%'],
    ['Google Campaign Manager', '%c', '%n'],
    ['Google DV360', '${CLICK_URL}', '${CACHEBUSTER}'],
    ['Quantcast', '${CLICK}', '${CACHEBUSTER}'],
    ['Cognitiv', undefined, undefined],
    ['The Trade Desk', '%%TTD_CLK%%', '%%TTD_CACHEBUSTER%%'],
    ['MediaMath', '[UNENCODED_CLICK_REDIRECT]', '[RANDOM_NUMBER]'],
    ['AdRoll', undefined, undefined],
    ['Xandr', '${CLICK_URL}', '${CACHEBUSTER}'],
    ['Yahoo DSP', '${CLICKURL}', '${REQUESTID}'],
    ['Adform', '%%c1;cpdir=', '__ADFRND__'],
  ] as const)('count a click on %s by %s', (name, click, cachebuster) => {
    expect(PLATFORMS[name].click.raw?.text).toBe(click)
    expect(PLATFORMS[name].cachebuster?.text).toBe(cachebuster)
  })

  it('never guess: what is not known is missing, and its kind is not called confirmed', () => {
    for (const { click, cachebuster, dealID, consent, app } of [PLATFORMS.Cognitiv, PLATFORMS.AdRoll])
      expect({ click, cachebuster, dealID, consent, app }).toEqual({
        click: { kind: 'prefix', confirmed: false, raw: null, escaped: [] },
        cachebuster: null,
        dealID: null,
        consent: null,
        app: [],
      })
  })

  it('mark what sources do not agree on', () => {
    expect(unconfirmedMacros(PLATFORMS['The Trade Desk'])).toContain('%%TTD_GDPR_CONSENT_STRING%%')
    expect(unconfirmedMacros(PLATFORMS.Quantcast)).toEqual(['${CLICKESC}', '${CACHEBUSTER}'])
    for (const name of ['Google Ad Manager', 'Google Campaign Manager', 'Xandr', 'Adform'] as const)
      expect(unconfirmedMacros(PLATFORMS[name])).toEqual([])
  })

  it('escape more with each level, each in its own words', () => {
    for (const { click } of platforms) {
      const times = click.escaped.map((macro) => macro.times)
      expect(times).toEqual([...new Set(times)].sort())
      const texts = [click.raw, click.closed, ...click.escaped].flatMap((macro) => (macro ? [macro.text] : []))
      expect(new Set(texts).size).toBe(texts.length)
    }
  })
})

describe('the deal-ID and fallback-ID pair', () => {
  it('stands only where the platform tells the deal and the creative asks for it whole', () => {
    expect(dealPair(PLATFORMS.Xandr, forDeals)).toEqual({ dealID: '${DEAL_ID}', fallbackID: 'creative2' })
    fc.assert(
      fc.property(
        fc.constantFrom(...platforms),
        fc.boolean(),
        fc.string({ maxLength: 24 }),
        (platform, required, fallback) => {
          const pair = dealPair(platform, [
            { key: 'dealIDRequired', value: required },
            { key: 'fallbackCreative', value: fallback },
          ])
          expect(pair !== undefined).toBe(platform.dealID !== null && required && fallback !== '')
        },
      ),
    )
  })

  it('is told by four platforms, and only Xandr says what no deal looks like', () => {
    const told = platforms.filter((platform) => dealPair(platform, forDeals))
    expect(told.map(({ name }) => name)).toEqual(['Quantcast', 'The Trade Desk', 'MediaMath', 'Xandr'])
    expect(told.filter(({ dealID }) => dealID?.whenNone).map(({ name }) => name)).toEqual(['Xandr'])
  })
})

describe('consent', () => {
  it('is asked for in creatives of the EU only, in the name of our own vendor id', () => {
    expect(consentParameters(PLATFORMS.Xandr, [], 42)).toEqual({})
    expect(consentParameters(PLATFORMS.Xandr, forEurope, 42)).toEqual({
      gdpr: '${GDPR}',
      gdpr_consent: '${GDPR_CONSENT_42}',
    })
  })

  it('leaves out what nobody would fill', () => {
    expect(consentParameters(PLATFORMS.Xandr, forEurope)).toEqual({ gdpr: '${GDPR}' })
    expect(consentParameters(PLATFORMS['Yahoo DSP'], forEurope, 42)).toEqual({ gdpr: '${GDPR}' })
    expect(consentParameters(PLATFORMS['The Trade Desk'], forEurope)).toHaveProperty('gdpr_consent')
    for (const platform of platforms)
      expect(JSON.stringify(consentParameters(platform, forEurope))).not.toMatch(/vendor|undefined/)
  })
})

describe('settingOf', () => {
  it('answers the value of a key, undefined for none', () => {
    expect(settingOf(forDeals, 'fallbackCreative')).toBe('creative2')
    expect(settingOf(forDeals, 'layoutOptions')).toBeUndefined()
  })
})
