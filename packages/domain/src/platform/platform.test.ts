// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CreativeSetting } from '../creative-settings/creative-settings.js'
import { PLATFORM_NAMES } from './platform.js'
import { enteredMacros, macrosOfPlatformSchema, openMacroSlots, platformMacrosSchema } from './platform-macros.js'
import { consentParameters, dealPair, findSetting, unconfirmedMacros } from './platform-rules.js'
import { PLATFORMS } from './platforms.js'

const platforms = PLATFORM_NAMES.map((name) => PLATFORMS[name])
const forDeals: CreativeSetting[] = [
  { key: 'dealIDRequired', value: true },
  { key: 'fallbackCreative', value: 'creative2' },
]
const forEurope: CreativeSetting[] = [{ key: 'euCreative', value: true }]

describe('platforms', () => {
  it('are eleven with unique names', () => {
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

  it('have no guessed macros: unknown ones are missing and unconfirmed', () => {
    for (const { click, cachebuster, dealID, consent, app } of [PLATFORMS.Cognitiv, PLATFORMS.AdRoll])
      expect({ click, cachebuster, dealID, consent, app }).toEqual({
        click: { kind: 'prefix', confirmed: false, raw: null, escaped: [] },
        cachebuster: null,
        dealID: null,
        consent: null,
        app: [],
      })
  })

  it('mark macros on which sources disagree', () => {
    expect(unconfirmedMacros(PLATFORMS['The Trade Desk'])).toContain('%%TTD_GDPR_CONSENT_STRING%%')
    expect(unconfirmedMacros(PLATFORMS.Quantcast)).toEqual(['${CLICKESC}', '${CACHEBUSTER}'])
    for (const name of ['Google Ad Manager', 'Google Campaign Manager', 'Xandr', 'Adform'] as const)
      expect(unconfirmedMacros(PLATFORMS[name])).toEqual([])
  })

  it('escape once more at each level, with a macro of its own', () => {
    for (const { click } of platforms) {
      const times = click.escaped.map((macro) => macro.times)
      expect(times).toEqual([...new Set(times)].sort())
      const texts = [click.raw, click.closed, ...click.escaped].flatMap((macro) => (macro ? [macro.text] : []))
      expect(new Set(texts).size).toBe(texts.length)
    }
  })
})

describe('deal and fallback ids', () => {
  it('are present only if the platform has a deal macro and the creative has both', () => {
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

  it('exist on four platforms, and only Xandr has a value for no deal', () => {
    const told = platforms.filter((platform) => dealPair(platform, forDeals))
    expect(told.map(({ name }) => name)).toEqual(['Quantcast', 'The Trade Desk', 'MediaMath', 'Xandr'])
    expect(told.filter(({ dealID }) => dealID?.whenNone).map(({ name }) => name)).toEqual(['Xandr'])
  })
})

describe('consent parameters', () => {
  it('are only in EU creatives, with our own vendor id', () => {
    expect(consentParameters(PLATFORMS.Xandr, [], 42)).toEqual({})
    expect(consentParameters(PLATFORMS.Xandr, forEurope, 42)).toEqual({
      gdpr: '${GDPR}',
      gdpr_consent: '${GDPR_CONSENT_42}',
    })
  })

  it('omit values that no platform would replace', () => {
    expect(consentParameters(PLATFORMS.Xandr, forEurope)).toEqual({ gdpr: '${GDPR}' })
    expect(consentParameters(PLATFORMS['Yahoo DSP'], forEurope, 42)).toEqual({ gdpr: '${GDPR}' })
    expect(consentParameters(PLATFORMS['The Trade Desk'], forEurope)).toHaveProperty('gdpr_consent')
    for (const platform of platforms)
      expect(JSON.stringify(consentParameters(platform, forEurope))).not.toMatch(/vendor|undefined/)
  })
})

describe('findSetting', () => {
  it('returns the value of a key, undefined for none', () => {
    expect(findSetting(forDeals, 'fallbackCreative')).toBe('creative2')
    expect(findSetting(forDeals, 'layoutOptions')).toBeUndefined()
  })
})

describe('entered macros', () => {
  it('replace missing and unconfirmed ones', () => {
    expect(openMacroSlots(PLATFORMS.AdRoll)).toEqual(openMacroSlots(PLATFORMS.Cognitiv))
    expect(openMacroSlots(PLATFORMS.AdRoll)).toHaveLength(8)
    expect(openMacroSlots(PLATFORMS.Quantcast)).toEqual([
      'clickEscaped',
      'cachebuster',
      'gdpr',
      'gdprConsent',
      'device',
    ])
    expect(openMacroSlots(PLATFORMS.Xandr)).toEqual([])
    expect(openMacroSlots(PLATFORMS['Google Campaign Manager'])).toEqual(['clickEscaped', 'deal', 'app', 'device'])
  })

  it('never replace confirmed ones, and are ignored if empty', () => {
    expect(enteredMacros('Xandr', { click: '[c]', cachebuster: '[r]' })).toEqual({})
    expect(enteredMacros('AdRoll', { click: '[c]', cachebuster: '' })).toEqual({ click: '[c]' })
    const known = macrosOfPlatformSchema.safeParse({ platform: 'Xandr', macros: { click: '[c]' } })
    expect(known.error?.issues).toMatchObject([
      { path: ['macros', 'click'], message: expect.stringContaining("can't be replaced") },
    ])
    expect(macrosOfPlatformSchema.safeParse({ platform: 'Xandr', macros: { click: '' } }).success).toBe(true)
  })

  it.each(['[adrclickurl]', '%%c1;cpdir=', '${URL_ENC(${CLICK_URL},2)}', '__RND__', '{rnd}', '%n', ''])(
    'accept %s',
    (text) => {
      expect(platformMacrosSchema.safeParse({ cachebuster: text, click: text }).success).toBe(true)
    },
  )

  it('accept a URL with parameters as a click macro, and single macros otherwise', () => {
    const link = 'https://r.test/c?a=1&u='
    expect(platformMacrosSchema.safeParse({ click: link, clickEscaped: link }).success).toBe(true)
    for (const slot of ['cachebuster', 'deal', 'gdpr', 'gdprConsent', 'app', 'device'])
      for (const text of [link, '[a]&gdpr=0', '[a]#'])
        expect(platformMacrosSchema.safeParse({ [slot]: text }).error?.issues[0]?.message).toBe(
          'Enter one macro, without & or #',
        )
  })

  it.each([
    '"onclick="x',
    "'x",
    '<script>',
    '[a]>',
    '`x`',
    'a\\b',
    'a b',
    '[a]\n[b]',
    'é',
    '\u202e[a]',
    '[a]\u0000',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://r.test/c?u=',
    'x'.repeat(257),
  ])('reject %j', (click) => {
    expect(platformMacrosSchema.safeParse({ click }).success).toBe(false)
  })
})
