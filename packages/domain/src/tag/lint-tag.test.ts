// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CreativeSetting } from '../creative-settings/creative-settings.js'
import { PLATFORM_NAMES, type PlatformName } from '../platform/platform.js'
import type { PlatformMacros } from '../platform/platform-macros.js'
import { publishedBanner } from '../testing/published-banner.js'
import { buildTag } from './build-tag.js'
import { applyMacroFix, fixMacros, lintTag } from './lint-tag.js'
import { lintTracker } from './lint-tracker.js'
import { EVERY_MACRO } from './macro-catalog.js'

const lint = (platform: PlatformName, macros?: PlatformMacros) => (text: string) =>
  lintTag(text, { platform, macros, vendorID: 42 })
const rules = (platform: PlatformName, text: string) => lint(platform)(text).map(({ rule, macro }) => [rule, macro])
const fixed = (platform: PlatformName, text: string) => fixMacros(text, lint(platform))
const link = (start: string) =>
  `<a href="${start}https://shop.test/"><img src="https://ads.test/i?cb=%%CACHEBUSTER%%"></a>`

const everything: CreativeSetting[] = [
  { key: 'euCreative', value: true },
  { key: 'inAppSupport', value: true },
  { key: 'dealIDRequired', value: true },
  { key: 'fallbackCreative', value: 'creative2' },
]
const entered: PlatformMacros = {
  click: '[adrclickurl]https://r.test/?a=1&u=',
  clickEscaped: '[adrclickurlenc]',
  cachebuster: '[rnd]',
  deal: '{deal}',
  gdpr: '[gdpr]',
  gdprConsent: '[tc]',
  app: '[bundle]',
  device: '[ifa]',
}

describe('lintTag', () => {
  it('finds nothing in our own tags', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLATFORM_NAMES),
        fc.constantFrom('Banner', 'VAST', 'VPAID'),
        fc.subarray(everything),
        fc.constantFrom(undefined, entered),
        fc.constantFrom(undefined, 'live2'),
        fc.boolean(),
        (platform, type, settings, macros, fallbackLiveID, fluid) => {
          const creative = publishedBanner({ settings, type, fluid })
          const { text } = buildTag({
            ...{ creative, platform, macros, fallbackLiveID },
            liveID: 'live1',
            servingHost: 'https://ads.test',
            vendorID: 42,
          })
          expect(lint(platform, macros)(text)).toEqual([])
        },
      ),
    )
  })

  it.each<[PlatformName, string, string, string | undefined]>([
    ['Google Ad Manager', '${CLICK_URL}', 'foreign', '%%CLICK_URL_UNESC%%'],
    ['Google Ad Manager', '%%CLICK_URL_ESC%%', 'escaped twice', '%%CLICK_URL_UNESC%%'],
    ['Google Ad Manager', '%%click_url_unesc%%', 'misspelt', '%%CLICK_URL_UNESC%%'],
    ['Google Ad Manager', '%25%25CLICK_URL_UNESC%25%25', 'encoded', '%%CLICK_URL_UNESC%%'],
    ['Google Ad Manager', '%%CACHEBUSTER%%', 'wrong place', '%%CLICK_URL_UNESC%%'],
    ['Google DV360', '$%7BCLICK_URL%7D', 'encoded', '${CLICK_URL}'],
    ['The Trade Desk', '[CLICK_MACRO]', 'unknown', '%%TTD_CLK%%'],
    ['Adform', '%%c1;cpdir=%%', 'wrong place', '%%c1;cpdir='],
    ['Adform', '%c', 'foreign', '%%c1;cpdir='],
    ['AdRoll', '%%TTD_CLK%%', 'foreign', undefined],
  ])('on %s, corrects %s before a landing page', (platform, macro, rule, right) => {
    const [finding] = lint(platform)(link(macro)).filter(({ start }) => start === 9)
    expect(finding?.rule).toBe(rule)
    expect(link(macro).slice(finding?.start, finding?.end)).toBe(macro)
    expect(finding?.fix?.text).toBe(right)
  })

  it.each<[PlatformName, string, string, string | undefined]>([
    ['Google Ad Manager', '?click=%%CLICK_URL_UNESC%%&a=1', 'unescaped', '?click=%%CLICK_URL_ESC%%&a=1'],
    ['Google Ad Manager', '?click0=%%CLICK_URL_UNESC%%&a=1', '', undefined],
    ['Google Ad Manager', '?click2=%%CLICK_URL_ESC%%&a=1', 'unescaped', '?click2=%%CLICK_URL_ESC_ESC%%&a=1'],
    [
      'Xandr',
      '?u=https%3A%2F%2Fb.test%3Fclick%3D${CLICK_URL_ENC}',
      'unescaped',
      '?u=https%3A%2F%2Fb.test%3Fclick%3D${URL_ENC(${CLICK_URL},2)}',
    ],
    ['Google DV360', '?clickTAG=${CLICK_URL_ENC_ENC}', 'escaped twice', '?clickTAG=${CLICK_URL_ENC}'],
    ['Google Campaign Manager', '?click=%c', 'unescaped', undefined],
    ['Adform', '?click=%%c1;cpdir=&a=1', 'wrong place', '?click=%%c1;cpdir=%%&a=1'],
    ['Quantcast', '?ord=${CLICK}', 'wrong place', '?ord=${CACHEBUSTER}'],
    ['MediaMath', '?gdpr=[GDPR]', 'unknown', '?gdpr=${GDPR}'],
    ['Xandr', '?gdpr_consent=%%TTD_GDPR_CONSENT_STRING%%', 'foreign', '?gdpr_consent=${GDPR_CONSENT_42}'],
    ['Google Ad Manager', '?gdpr_consent=${GDPR_CONSENT_755}', '', undefined],
    ['Yahoo DSP', '?click={CLICKURLENC}', '', undefined],
  ])('on %s, checks the parameter %s', (platform, query, rule, right) => {
    const text = `<script src="https://ads.test/a.js${query}"></script><!-- Math.random -->`
    const findings = lint(platform)(text).filter((finding) => finding.rule !== 'missing')
    expect(findings.map((finding) => finding.rule)).toEqual(rule ? [rule] : [])
    expect(findings[0]?.fix && fixed(platform, text).includes(`a.js${right}"`)).toBe(
      right === undefined ? undefined : true,
    )
  })

  it.each(['"', "'"])('finds an unknown macro in an attribute with the quote %s', (quote) => {
    const tag = (macro: string) => `<ins data-click=${quote}${macro}${quote} data-cb="%%CACHEBUSTER%%"></ins>`
    for (const macro of ['{clickurl}', '[clickurl]']) {
      expect(rules('Google Ad Manager', tag(macro))).toEqual([['unknown', macro]])
      expect(fixed('Google Ad Manager', tag(macro))).toBe(tag('%%CLICK_URL_UNESC%%'))
    }
  })

  it('inserts missing macros where they belong', () => {
    expect(fixed('Xandr', '<a href="https://shop.test/"><img src="https://a.test/?ord="></a>')).toBe(
      '<a href="${CLICK_URL}https://shop.test/"><img src="https://a.test/?ord=${CACHEBUSTER}"></a>',
    )
    expect(fixed('MediaMath', '<script src="https://a.test/x.js?click=&amp;ord="></script>')).toBe(
      '<script src="https://a.test/x.js?click=[ENCODED_CLICK_REDIRECT]&amp;ord=[RANDOM_NUMBER]"></script>',
    )
    expect(fixed('Adform', 'https://a.test/vast.xml?x=1')).toBe('https://a.test/vast.xml?x=1&cb=__ADFRND__')
    expect(rules('AdRoll', '<a href="https://shop.test/"></a>')).toEqual([])
  })

  it('leaves code and text alone', () => {
    const script =
      '<a href="%chttps://s.test/caf%c3%a9"></a><script>const a = list[index], b = `${name}`, {foo} = bar; Math.random()</script>'
    expect(rules('Google Campaign Manager', script)).toEqual([])
  })

  it('has no fix left after fixing, and no finding where every level exists', () => {
    const macros = EVERY_MACRO.filter(({ role }) => role === 'click' || role === 'cachebuster')
    const piece = fc
      .tuple(fc.constantFrom(...macros), fc.boolean(), fc.constantFrom('href', 'click', 'clickTAG', 'cb', 'x'))
      .map(([{ text }, encodes, name]) => {
        const macro = encodes ? encodeURIComponent(text) : text
        return name === 'href'
          ? `<a href="${macro}https://s.test/">`
          : `<img src="https://a.test/?${name}=${macro}&y=1">`
      })
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...PLATFORM_NAMES),
        (pieces, platform) => {
          const left = lint(platform)(fixed(platform, pieces.join('')))
          expect(left.filter(({ fix }) => fix)).toEqual([])
          if (platform === 'Xandr' || platform === 'Google DV360' || platform === 'Google Ad Manager')
            expect(left.filter(({ rule }) => rule !== 'missing')).toEqual([])
        },
      ),
    )
  })
})

describe('lintTag of other texts', () => {
  it.each([
    ['hello', 'This is no tag. Paste its HTML, or the address of a VAST document.', undefined],
    ['%%CLICK_URL_UNESC%%', 'This is no tag. Paste its HTML, or the address of a VAST document.', undefined],
    [' ads.test/vast.xml', /start with https/, ' https://ads.test/vast.xml'],
  ])('says that %j is no tag, and nothing else', (text, message, right) => {
    const findings = lint('Google Ad Manager')(text)
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([['no tag', 'error']])
    expect(findings[0]?.message).toMatch(message)
    expect(findings[0]?.fix && applyMacroFix(text, findings[0].fix)).toBe(right)
  })

  it('finds what pages with https:// block, but no link and no namespace', () => {
    const insecure = [
      '<script src="http://a.test/x.js?cb=%%CACHEBUSTER%%&click=%%CLICK_URL_ESC%%"></script>',
      'http://a.test/vast.xml?cb=%%CACHEBUSTER%%',
      '<VAST version="4.2"><Impression id="a"><![CDATA[http://a.test/?cb=%%CACHEBUSTER%%]]></Impression></VAST>',
    ]
    for (const text of insecure) {
      expect(rules('Google Ad Manager', text).map(([rule]) => rule)).toEqual(['insecure'])
      expect(fixed('Google Ad Manager', text)).toBe(text.replace('http:', 'https:'))
    }
    const fine = link('%%CLICK_URL_UNESC%%').replace('https://shop.test', 'http://shop.test')
    expect(rules('Google Ad Manager', `<svg xmlns="http://www.w3.org/2000/svg"></svg>${fine}`)).toEqual([])
  })

  it('misses no macro in the address of a VAST document, and no cachebuster where the script has one', () => {
    expect(rules('Google Ad Manager', 'https://a.test/v.xml?cb=[timestamp]&click=%%CLICK_URL_ESC%%')).toEqual([
      ['unknown', '[timestamp]'],
    ])
    const dcm =
      "<ins class='dcmads' data-dcm-click-tracker='%%CLICK_URL_UNESC%%'><script src='https://www.googletagservices.com/dcm/dcmads.js'></script></ins>"
    expect(rules('Google Ad Manager', dcm)).toEqual([])
  })
})

describe('lintTracker', () => {
  const options = { platform: 'Google Ad Manager', type: 'Banner', calledAs: 'pixel' } as const
  const check = (url: string, changes: Partial<Parameters<typeof lintTracker>[1]> = {}) =>
    lintTracker(url, { ...options, ...changes })
  const mended = (url: string, changes: Partial<Parameters<typeof lintTracker>[1]> = {}) =>
    fixMacros(url, (text) => check(text, changes))

  it('accepts what the ad or the player fills', () => {
    expect(check('https://t.test/?t=[TIMESTAMP]&c=%%CACHEBUSTER%%&g=${GDPR_CONSENT_7}&a=[APPBUNDLE]')).toEqual([])
    expect(check('https://t.test/?p=[PAGEURL]', { type: 'VAST' })).toEqual([])
    expect(check('https://t.test/caf%c3%a9?x=100%25')).toEqual([])
  })

  it.each([
    ['https://t.test/?c=${CACHEBUSTER}', 'foreign', 'https://t.test/?c=[CACHEBUSTING]'],
    ['https://t.test/?c=%5BTIMESTAMP%5D', 'encoded', 'https://t.test/?c=[TIMESTAMP]'],
    ['https://t.test/?a=1&u=%%CLICK_URL_ESC%%', 'wrong place', 'https://t.test/?a=1'],
    ['https://t.test/?u=%%CLICK_URL_ESC%%&a=1', 'wrong place', 'https://t.test/?a=1'],
    ['https://t.test/?p=[PAGEURL]', 'foreign', 'https://t.test/'],
    ['https://t.test/?r=[RANDOM]', 'unknown', 'https://t.test/?r=[CACHEBUSTING]'],
    ['https://t.test/?g=%%TTD_GDPR_CONSENT_STRING%%', 'foreign', 'https://t.test/?g=[GDPRCONSENT]'],
  ])('corrects %s', (url, rule, right) => {
    expect(check(url).map((finding) => finding.rule)).toEqual([rule])
    expect(mended(url)).toBe(right)
    expect(check(right)).toEqual([])
  })

  it('takes every macro out of a landing page, because nothing fills it', () => {
    const landing = { calledAs: 'redirect' } as const
    expect(mended('https://shop.test/?a=1&cb=%%CACHEBUSTER%%#top', landing)).toBe('https://shop.test/?a=1#top')
  })
})
