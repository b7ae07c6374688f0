// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5'
import { describe, expect, it } from 'vitest'
import { PLATFORM_NAMES, type PlatformName } from '../platform/platform.js'
import type { PlatformMacros } from '../platform/platform-macros.js'
import { PLATFORMS } from '../platform/platforms.js'
import { clickAddress } from '../serving/banner-document.js'
import { buildTag } from '../tag/build-tag.js'
import { encodeText, followClick, hopUrl } from '../tag/click-trail.js'
import { redirectLocation, servingUrls } from '../tag/serving-url.js'
import { tagQuerySchema } from '../tag/tag-query.js'
import { landingUrl } from '../testing/landing-url.js'
import { publishedBanner } from '../testing/published-banner.js'
import { readClickChain } from './click-chain.js'
import { type ClickReport, clickReport, clickTestEnd, readClickReport } from './click-report.js'
import { fillTag } from './fill-tag.js'

const HOST = 'https://ads.test'
const TEST = 'Ab3-_xYz'
const NASTY = 'https://shop.test/bikes?a=1&b=2%20x&c=Zürich#top'
const urls = servingUrls(HOST)

/** Opens a URL as a browser does in a test, up to the report of the end page. */
function open(url: string, landing?: string): ClickReport {
  const { origin, pathname, hash, search, href } = new URL(url)
  let at = href.startsWith(`${HOST}/serve/click`)
    ? href
    : `${hopUrl(HOST, TEST)}${encodeText(origin + pathname + hash)}${search}`
  for (;;) {
    expect(at.startsWith(`${HOST}/serve/click`)).toBe(true)
    const next = at.startsWith(`${HOST}/serve/click/`)
      ? { end: undefined }
      : followClick(HOST, at.slice(HOST.length).replace(/#.*/s, ''))
    if (!next) throw new Error(`Nothing follows ${at}.`)
    if ('redirect' in next) at = next.redirect
    else {
      const ends = landing === undefined ? undefined : { landing, location: redirectLocation(landing) }
      const report = next.end ?? clickReport(TEST, at, ends)
      return readClickReport(clickTestEnd(report).split('#')[1])!
    }
  }
}

/** Filled tag of a banner, and the URL that its click opens. */
function bannerClick(platform: PlatformName, macros?: PlatformMacros) {
  const model = { platform, macros, servingHost: HOST, test: TEST }
  const text = buildTag({ creative: publishedBanner(), liveID: 'live1', ...model, clickTest: TEST }).text
  const tag = fillTag(text, model)
  const ins = parseFragment(tag).childNodes.find(
    (node): node is DefaultTreeAdapterTypes.Element => tree.isElementNode(node) && node.tagName === 'ins',
  )
  const attributes = Object.fromEntries(ins?.attrs.map(({ name, value }) => [name, value]) ?? [])
  const escaped = attributes['data-click-escaped'] ?? ''
  const isEscaped = !attributes['data-click'] && /^https?%3a%2f%2f[\w%.~!*'()-]+$/i.test(escaped)
  const click = isEscaped ? decodeURIComponent(escaped) : attributes['data-click']
  const query = tagQuerySchema.parse({ click, click_test: attributes['data-click-test'] })
  expect(query.clickTest).toBe(TEST)
  return { tag, opened: clickAddress({ urls, servingID: 's1', ...query }) }
}

function bannerChain(platform: PlatformName, macros?: PlatformMacros, landing = NASTY) {
  const { tag, opened } = bannerClick(platform, macros)
  return readClickChain(open(opened, landing), { platform, servingHost: HOST, tag })
}
const findProblems = (chain: ReturnType<typeof readClickChain>) =>
  chain.steps.flatMap(({ title, problem }) => (problem === undefined ? [] : [`${title}: ${problem}`]))

describe('the click of a banner', () => {
  it('reaches every landing page unchanged on every platform', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLATFORM_NAMES), landingUrl, (platform, landing) => {
        const macros = PLATFORMS[platform].click.raw ? undefined : { clickEscaped: '[CLICK_ENC]' }
        const chain = bannerChain(platform, macros, landing)
        expect(findProblems(chain)).toEqual([])
        expect(chain.steps.map(({ title }) => title)).toEqual(['Ad', platform, 'Our click URL', 'Landing page'])
      }),
    )
  })

  it('shows each URL before and after decoding', () => {
    const chain = bannerChain('Google Ad Manager')
    const own = `${HOST}/serve/click/s1`
    const encoded = encodeURIComponent(own)
    expect(chain).toMatchObject({ isIntact: true, verdict: 'The click reaches the landing page unchanged' })
    expect(chain.steps.map(({ urls: shown }) => shown.map(({ url }) => url))).toEqual([
      [`${HOST}/serve/click-test/hop/${TEST}/platform?id=1&to=${encoded}`],
      [encoded, own],
      [own],
      [NASTY, NASTY.replace('ü', '%C3%BC')],
    ])
  })

  it.each<[PlatformName, PlatformMacros, RegExp]>([
    ['Cognitiv', {}, /^Ad: Cognitiv isn't called.*no click macro/],
    ['AdRoll', { click: '[adrclickurl_enc]' }, /^Ad: AdRoll isn't called.*data-click is URL-encoded/],
    [
      'AdRoll',
      { clickEscaped: '[adrclickurl_unesc]' },
      /^Ad: AdRoll isn't called.*data-click-escaped isn't URL-encoded/,
    ],
    ['AdRoll', { clickEscaped: '[CLICK_ENC_ENC]' }, /^Ad: AdRoll isn't called.*encoded twice/],
    [
      'Cognitiv',
      { click: 'https://clicks.test/c?u={clickurl}' },
      /^clicks\.test: “&to=https%3A%2F%2Fads\.test%2Fserve%2Fclick%2Fs1” is lost/,
    ],
    [
      'Cognitiv',
      { click: 'https://clicks.test/c?u={clickurl_enc_enc}' },
      /^clicks\.test: After decoding, the URL is still encoded/,
    ],
  ])('is explained where %s loses it with %j', (platform, macros, problem) => {
    const chain = bannerChain(platform, macros)
    expect(chain.isIntact).toBe(false)
    expect(findProblems(chain)[0]).toMatch(problem)
  })

  it('passes an encoded click macro through a redirector of the agency', () => {
    const chain = bannerChain('Cognitiv', { click: 'https://clicks.test/c?u={clickurl_enc}' })
    expect(chain.steps.map(({ title }) => title)).toEqual([
      'Ad',
      'clicks.test',
      'Cognitiv',
      'Our click URL',
      'Landing page',
    ])
  })

  it('needs a landing page', () => {
    const { tag, opened } = bannerClick('Xandr')
    const chain = readClickChain(open(opened), { platform: 'Xandr', servingHost: HOST, tag })
    expect(findProblems(chain)).toEqual([expect.stringMatching(/^Landing page: .*has no landing page/)])
  })

  it('is not counted by anybody if the HTML opens a URL of its own', () => {
    const options = { platform: 'Xandr' as const, servingHost: HOST, tag: '' }
    const chain = readClickChain(open('https://shop.test/?a=1&b=2'), options)
    expect(chain.verdict).toBe("The click reaches the landing page, but Xandr doesn't count it")
    expect(findProblems(chain)).toEqual([expect.stringMatching(/^Ad: Xandr isn't called.*clickTag/)])
  })
})

describe('the click of a pasted tag', () => {
  const click = (text: string, platform: PlatformName, landing: string) => {
    const url = fillTag(text, { platform, servingHost: HOST, test: TEST })
    return readClickChain(open(url, undefined), { platform, servingHost: HOST, tag: url, landing })
  }
  const withRaw = PLATFORM_NAMES.filter((name) => PLATFORMS[name].click.raw)
  const once = (name: PlatformName) => PLATFORMS[name].click.escaped.find(({ times }) => times === 1)?.text

  it('reaches the landing page if each redirector has its level of encoding', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withRaw), landingUrl, (platform, landing) => {
        const raw = PLATFORMS[platform].click.raw!.text
        expect(findProblems(click(raw + encodeURIComponent(landing), platform, landing))).toEqual([])
        const escaped = once(platform)
        if (escaped === undefined) return
        const twice = encodeURIComponent(encodeURIComponent(landing))
        const nested = click(`https://track.test/c?d=7&u=${escaped}${twice}&x=1`, platform, landing)
        expect(findProblems(nested)).toEqual([])
        expect(nested.steps.map(({ title }) => title)).toEqual(['Ad', 'track.test', platform, 'Landing page'])
      }),
    )
  })

  it('is explained where the landing page is cut off, encoded twice or decoded once too often', () => {
    const landing = 'https://shop.test/?a=1&b=x%20y'
    const raw = '%%CLICK_URL_UNESC%%'
    const on = (text: string) => findProblems(click(text, 'Google Ad Manager', landing))
    expect(on(raw + landing)[0]).toMatch(/^Google Ad Manager: “&b=x%20y” is lost: the URL after “to=” isn't encoded/)
    const twice = encodeURIComponent(encodeURIComponent(landing))
    expect(on(raw + twice)[0]).toMatch(/^Google Ad Manager: After decoding, the URL is still encoded/)
    expect(on(raw + encodeURIComponent(landing.replace('%20', '%2520')))).toEqual([
      expect.stringMatching(/^Landing page: The URL is encoded twice/),
    ])
    expect(on(`https://track.test/c?u=%%CLICK_URL_ESC%%${encodeURIComponent(landing)}`).join()).toMatch(/is lost/)
  })
})
