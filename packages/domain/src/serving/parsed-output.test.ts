import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse, parseFragment, defaultTreeAdapter as tree } from 'parse5'
import { expect, it } from 'vitest'
import { designWith, PIXEL } from '../ad-builder/ad-builder.fixture.js'
import { newLayer } from '../ad-builder/ad-layer.js'
import { builderHtml } from '../ad-builder/builder-html.js'
import type { PublishedCreative } from '../creative/creative.js'
import type { CreativeSetting } from '../creative-settings/creative-settings.js'
import { handOverPreview } from '../hand-over/hand-over.js'
import { PLATFORM_NAMES } from '../platform/platform.js'
import { type PlatformMacros, platformWithMacros } from '../platform/platform-macros.js'
import { buildTag, type TagModel, tagParameters } from '../tag/build-tag.js'
import { servingUrls } from '../tag/serving-url.js'
import { tagQuerySchema } from '../tag/tag-query.js'
import { imageAsset, publishedBanner, videoAsset } from '../testing/published-banner.js'
import { isStorable } from '../text/stored-text.js'
import { webUrlSchema } from '../web-address/web-address.js'
import { bannerDocument } from './banner-document.js'
import { bannerPreview } from './preview-document.js'

const numRuns = /full|long/.test(process.env.PLACARD_TEST_DEPTH ?? '') ? 10_000 : 200
const TIMEOUT_MS = 120_000

const HOSTILE = [
  ...['"', "'", '<', '>', '&amp;', '&lt', '&#0;', '--></ins>', '<!--', ']]>', '{{x}}', '%c', '$&', '$1', '\\'],
  ...['</script><script>ran()</script>', '"><img src=x onerror=ran()>', '" onclick="ran()', '</textarea></style>'],
  ...['\r\n', '\t', '\f', '\0', '\u001b', '\u0085', '\u00a0', '\u2028', '\u202e', '\ud800', '\udc00', '🚲'],
]
const text = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' })), { maxLength: 6 })
  .map((parts) => parts.join(''))
const url = fc
  .tuple(fc.constantFrom('https://t.test/?a=1&b=', 'http://t.test:81/%2F#'), text)
  .map(([start, end]) => start + end.replace(/[\s"'<>\\^`\ud800-\udfff]/g, ''))
  .filter((given) => webUrlSchema.safeParse(given).success)

const everything: CreativeSetting[] = [
  { key: 'euCreative', value: true },
  { key: 'inAppSupport', value: true },
  { key: 'dealIDRequired', value: true },
  { key: 'fallbackCreative', value: 'creative2' },
]
const macroText = fc.stringMatching(/^[!$%(-;=@-[\]^_a-~]{1,20}$/)
const macros: fc.Arbitrary<PlatformMacros> = fc.record(
  {
    click: macroText.map((macro) => `https://p.test/?a=1&u=${macro}`),
    clickEscaped: macroText,
    cachebuster: macroText,
  },
  { requiredKeys: [] },
)
const model = (type: 'Banner' | 'VAST' | 'VPAID'): fc.Arbitrary<TagModel> =>
  fc
    .record({
      name: text,
      platform: fc.constantFrom(...PLATFORM_NAMES),
      settings: fc.subarray(everything),
      macros: fc.option(macros, { nil: undefined }),
      vendorID: fc.constantFrom(undefined, 42),
      fallbackLiveID: fc.constantFrom(undefined, 'live2'),
    })
    .map(({ name, settings, ...rest }) => ({
      ...rest,
      creative: publishedBanner({ name, settings, type }),
      liveID: 'live1',
      servingHost: 'https://ads.test',
    }))

function listElements(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(listElements) : []
  return tree.isElementNode(node) ? [node, ...children] : children
}
const readAttributes = (element: DefaultTreeAdapterTypes.Element | undefined) =>
  Object.fromEntries(element?.attrs.map(({ name, value }) => [name, value]) ?? [])
const createShape = (elements: DefaultTreeAdapterTypes.Element[]) =>
  elements.map(({ tagName, attrs }) => [tagName, attrs.map(({ name }) => name)])
const readText = (element: DefaultTreeAdapterTypes.Element | undefined) =>
  element?.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('')
/** HTML cannot contain NUL or lone surrogates. */
const readable = (given: string) => Buffer.from(given).toString().replaceAll('\0', '\uFFFD')

it(
  'banner tags have the attributes of their model, and nothing else',
  () => {
    fc.assert(
      fc.property(model('Banner'), (given) => {
        const elements = listElements(parseFragment(buildTag(given).text))
        const isInApp = given.creative.settings.some(({ key }) => key === 'inAppSupport')
        expect(elements.map(({ tagName }) => tagName)).toEqual([...(isInApp ? ['script'] : []), 'ins', 'script'])
        const attributes = readAttributes(elements.find(({ tagName }) => tagName === 'ins'))
        const platform = platformWithMacros(given.platform, given.macros)
        expect(attributes['data-name']).toBe(readable(given.creative.name))
        expect(attributes['data-click']).toBe(platform.click.raw?.text)
        for (const [name, value] of Object.entries(tagParameters(platform, given.creative.settings, given)))
          expect(attributes[`data-${name.replaceAll('_', '-')}`]).toBe(value)
      }),
      { numRuns },
    )
  },
  TIMEOUT_MS,
)

it(
  'URLs of video tags pass on every value that a platform fills in',
  () => {
    fc.assert(
      fc.property(fc.constantFrom('VAST' as const, 'VPAID' as const).chain(model), text, (given, filled) => {
        const platform = platformWithMacros(given.platform, given.macros)
        const parameters = tagParameters(platform, given.creative.settings, given)
        const value = `v${Buffer.from(filled).toString()}`
        const tag = buildTag(given).text
        // Platforms replace macros by encoded values.
        const filledURL = tag.replace(
          /([?&])([a-z_]+)=([^&]*)/g,
          (whole, separator: string, name: string, macro: string) =>
            macro === given.fallbackLiveID ? whole : `${separator}${name}=${encodeURIComponent(value)}`,
        )
        const { pathname, searchParams } = new URL(filledURL)
        expect(pathname).toMatch(/^\/serve\/(vast|vpaid)\/live1\.xml$/)
        const read = tagQuerySchema.parse(Object.fromEntries(searchParams))
        expect(read.cachebuster).toBe(parameters.cb && value)
        expect(read.gdpr).toBe(parameters.gdpr && value)
        expect(read.fallbackID).toBe(parameters.fallback)
      }),
      { numRuns },
    )
  },
  TIMEOUT_MS,
)

it(
  'banner documents contain names, URLs and texts as data',
  () => {
    const serving = { urls: servingUrls('https://ads.test'), servingID: 's1' }
    const read = (html: string) => {
      const elements = listElements(parse(html))
      return { elements, shape: elements.map(({ tagName, attrs }) => [tagName, attrs.map(({ name }) => name)]) }
    }
    const expected = read(bannerDocument({ creative: publishedBanner(), output: 'live', serving })).shape
    fc.assert(
      fc.property(text, url, url, url, text, (name, landing, pixel, video, value) => {
        const trackers = {
          click: [{ type: 'redirect' as const, url: landing }],
          impression: [{ type: 'pixel' as const, url: pixel }],
        }
        const creative = publishedBanner({ name, trackers, assets: [videoAsset(video)] })
        const html = bannerDocument({ creative, output: 'live', serving: { ...serving, gdprConsent: value } })
        const { elements, shape } = read(html)
        expect(shape).toEqual(expected)
        const script = elements.find(({ tagName }) => tagName === 'script')?.childNodes[0]
        const source = script && tree.isTextNode(script) ? script.value : ''
        // The settings are the only object that starts with the pixels.
        const [settings = ''] = source.split('({"pixels":').slice(1)
        const json = `{"pixels":${settings.slice(0, endOfObject(settings))}`
        expect(JSON.parse(json)).toMatchObject({
          trackers: { impression: [{ type: 'pixel', url: pixel }], click: [] },
          click: 'https://ads.test/serve/click/s1',
          macros: { '[GDPRCONSENT]': value },
        })
        expect(readAttributes(elements.find(({ tagName }) => tagName === 'video')).src).toBe(readable(video))
      }),
      { numRuns },
    )
  },
  TIMEOUT_MS,
)

it(
  'previews contain names, URLs and texts as data',
  () => {
    const banner = (name: string, landing: string, film: string, card: string, alt: string) =>
      publishedBanner({
        name,
        layout: 'video-with-end-card',
        trackers: { click: [{ type: 'redirect', url: landing }] },
        assets: [videoAsset(film), imageAsset(card, 'end-card.png'), imageAsset(card)],
        options: { end_card_alt: alt, play_button_image: card },
      })
    const elementsIn = (creative: PublishedCreative) => listElements(parse(bannerPreview(creative)))
    const own = 'https://t.test/'
    const expected = createShape(elementsIn(banner('Spring', own, own, own, 'Ride')))
    const alts = text.map((given) => `Ride${given}`.slice(0, 250)).filter((given) => isStorable(given))
    fc.assert(
      fc.property(text, url, url, url, alts, (name, landing, film, card, alt) => {
        const elements = elementsIn(banner(name, landing, film, card, alt))
        expect(createShape(elements)).toEqual(expected)
        const first = (tag: string) => readAttributes(elements.find(({ tagName }) => tagName === tag))
        expect(first('video')).toMatchObject({ src: readable(film), poster: readable(card) })
        expect(elements.filter(({ tagName }) => tagName === 'a').map((link) => readAttributes(link).href)).toEqual([
          readable(landing),
          readable(landing),
        ])
        const picture = elements.find((element) => readAttributes(element).class === 'placard-picture')
        expect(readAttributes(picture)).toMatchObject({ src: readable(card), alt: readable(alt.trim()) })
      }),
      { numRuns },
    )
  },
  TIMEOUT_MS,
)

it(
  'HTML of the ad builder contains names and texts as data',
  () => {
    const createPage = (name: string, shown: string, alt: string, title: string) => {
      const asset = { id: 'a1', name, kind: 'image' as const, url: PIXEL, width: 1, height: 1 }
      const layers = [
        newLayer('text', 't1', { text: shown, name }),
        newLayer('button', 'b1', { text: `Ride${shown}`, name }),
        newLayer('image', 'i1', { alt, assetID: 'a1', name }),
      ]
      return builderHtml(designWith(layers, { assets: [asset] }), { adSeconds: 30, title })
    }
    const expected = createShape(listElements(parse(createPage('Spring', 'Ride', 'Bike', 'Advertisement'))))
    fc.assert(
      fc.property(text, text, text, text, (name, shown, alt, title) => {
        const html = createPage(name, shown, alt, title)
        const elements = listElements(parse(html))
        expect(createShape(elements)).toEqual(expected)
        const findLayer = (id: string) => elements.find((element) => readAttributes(element)['data-layer'] === id)
        expect(readText(findLayer('t1'))).toBe(readable(shown))
        expect(readText(findLayer('b1'))).toBe(readable(`Ride${shown}`))
        expect(readText(elements.find(({ tagName }) => tagName === 'title'))).toBe(readable(title))
        expect(readAttributes(elements.find(({ tagName }) => tagName === 'img'))).toMatchObject({ alt: readable(alt) })
      }),
      { numRuns },
    )
  },
  TIMEOUT_MS,
)

it(
  'hand-over previews contain names and URLs as data',
  () => {
    const elementsIn = (creative: PublishedCreative, liveID: string) =>
      listElements(parse(handOverPreview({ creative, liveID, servingHost: 'https://ads.test' })))
    const video = (path: string) => [{ ...videoAsset('https://files.test/main.mp4'), path }]
    fc.assert(
      fc.property(text, url, fc.constantFrom('Banner' as const, 'VAST' as const), (name, path, type) => {
        const plain = createShape(elementsIn(publishedBanner({ type, assets: video('/files/k.mp4') }), 'live1'))
        const elements = elementsIn(publishedBanner({ name, type, assets: video(path) }), 'live1')
        expect(createShape(elements)).toEqual(plain)
        const first = (tag: string) => elements.find(({ tagName }) => tagName === tag)
        expect([readText(first('h1')), readText(first('title'))]).toEqual([readable(name), readable(name)])
        if (type === 'VAST') expect(readAttributes(first('video')).src).toBe(readable(`https://ads.test${path}`))
        else expect(readAttributes(first('iframe')).title).toBe(readable(name))
      }),
      { numRuns },
    )
  },
  TIMEOUT_MS,
)

/** Index after the object whose first characters are missing. */
function endOfObject(json: string): number {
  let [depth, isText] = [1, false]
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    if (isText && character === '\\') index += 1
    else if (character === '"') isText = !isText
    else if (!isText && (character === '{' || character === '[')) depth += 1
    else if (!isText && (character === '}' || character === ']')) depth -= 1
    if (depth === 0) return index + 1
  }
  return json.length
}
