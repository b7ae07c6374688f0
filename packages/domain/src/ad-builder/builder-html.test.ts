import fc from 'fast-check'
import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { bannerDocument } from '../serving/banner-document.js'
import { publishedBanner } from '../testing/published-banner.js'
import { anySteps, applySteps, designWith, PIXEL } from './ad-builder.fixture.js'
import { type AdDesign, contentLayers, EASING_CURVES, type Keyframe, newAdBuilder, pickDesign } from './ad-builder.js'
import { newLayer } from './ad-layer.js'
import { builderHtml, builderHtmlProblem } from './builder-html.js'
import { sampleLayer } from './timeline.js'

const anyDesign = anySteps.map((steps) => pickDesign(applySteps(newAdBuilder(), steps)))
const html = (design: AdDesign, adSeconds = 30) => builderHtml(design, { adSeconds })

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
}

/** Returns all elements of a page as a browser parses it. */
function listElements(page: string): Element[] {
  const found: Element[] = []
  const visit = (node: object): string => {
    const {
      tagName,
      attrs = [],
      childNodes = [],
      value = '',
    } = node as {
      tagName?: string
      attrs?: { name: string; value: string }[]
      childNodes?: object[]
      value?: string
    }
    const element = {
      name: tagName ?? '',
      attributes: Object.fromEntries(attrs.map((one) => [one.name, one.value])),
      text: '',
    }
    if (tagName) found.push(element)
    element.text = value + childNodes.map(visit).join('')
    return element.text
  }
  visit(parse(page))
  return found
}

const findBoxes = (page: string) => listElements(page).filter(({ attributes }) => 'data-layer' in attributes)

describe('builderHtml', () => {
  it('has one element for each visible layer, with its text', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const shown = contentLayers(design).filter(({ hidden }) => !hidden)
        const boxes = findBoxes(html(design))
        expect(boxes.map(({ attributes }) => attributes['data-layer'])).toEqual(shown.map(({ id }) => id))
        for (const [index, layer] of shown.entries())
          if (layer.kind === 'text')
            // biome-ignore lint/suspicious/noControlCharactersInRegex: an HTML parser replaces NUL.
            expect(boxes[index]?.text).toBe(layer.text.replace(/\u0000|\p{Surrogate}/gu, '\uFFFD'))
      }),
    )
  })

  it('has the same elements whatever its texts, names and alternative texts are', () => {
    const evil = fc.constantFrom(
      '</style><script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onclick='alert(1)",
      '</script><script>alert(1)</script>',
      '<!-- <script>',
      ']]>',
      '&lt;b&gt;',
      '\u2028\u2029\0\uD800',
    )
    const names = (text: string) => {
      const asset = { id: 'a1', name: text, kind: 'image' as const, url: PIXEL, width: 1, height: 1 }
      const layers = [
        newLayer('text', 't', { text, name: text }),
        newLayer('button', 'b', { text }),
        newLayer('image', 'i', { alt: text, assetID: 'a1' }),
      ]
      const page = builderHtml(designWith(layers, { assets: [asset] }), { adSeconds: 30, title: text })
      return listElements(page).map(({ name, attributes }) => [name, Object.keys(attributes)])
    }
    fc.assert(
      fc.property(fc.oneof(evil, fc.string({ unit: 'binary', maxLength: 50 })), (text) => {
        expect(names(text)).toEqual(names('Spring'))
      }),
    )
  })

  it('loads nothing and runs no script without videos', () => {
    const page = html(designWith([newLayer('text', 't'), newLayer('button', 'b')]))
    const scripts = listElements(page).filter(({ name }) => name === 'script')
    expect(scripts.map(({ attributes }) => attributes.type)).toEqual(['application/json'])
    expect(listElements(page).some(({ attributes }) => 'src' in attributes || 'href' in attributes)).toBe(false)
  })

  it('starts videos by a script that respects reduced motion', () => {
    const asset = { id: 'a1', name: 'v.mp4', kind: 'video' as const, url: 'https://a.test/v.mp4', width: 1, height: 1 }
    const page = html(designWith([newLayer('video', 'v', { assetID: 'a1' })], { assets: [asset] }))
    const video = listElements(page).find(({ name }) => name === 'video')
    expect(Object.keys(video?.attributes ?? {})).not.toContain('autoplay')
    expect(video?.attributes).toMatchObject({ src: asset.url, muted: '', loop: '', playsinline: '' })
    expect(page).toContain('prefers-reduced-motion: reduce')
  })

  it('opens the landing page from the whole ad, or from its buttons', () => {
    const design = designWith([
      newLayer('text', 't', { text: 'Spring' }),
      newLayer('button', 'b', { text: 'Ride now' }),
    ])
    const buttons = (clickArea: AdDesign['clickArea']) =>
      listElements(html({ ...design, clickArea }))
        .filter(({ attributes }) => attributes.onclick?.includes('clickTag'))
        .map(({ name, attributes, text }) => [name, attributes.class, attributes['aria-label'] ?? text])
    expect(buttons('ad')).toEqual([['button', 'pb-click', 'Ride now']])
    expect(buttons('buttons')).toEqual([['button', 'pb-box', 'Ride now']])
  })

  it('is served as it is, and handles its own clicks', () => {
    const page = html(designWith([newLayer('text', 't')]))
    const served = bannerDocument({
      creative: publishedBanner({ html: page, layout: null, assets: [] }),
      output: 'live',
    })
    expect(served).toContain(page)
    expect(findBoxes(served)).toEqual(findBoxes(page))
    const preview = bannerDocument({
      creative: publishedBanner({ html: page, layout: null, assets: [] }),
      output: 'preview',
    })
    expect(preview).toContain('"clickable":"links"')
  })

  it('says when it is too large to be saved', () => {
    expect(builderHtmlProblem('x'.repeat(500_000))).toBeUndefined()
    expect(builderHtmlProblem('x'.repeat(500_001))).toMatch(
      /^The ad is 501\u00A0kB, and at most 500\u00A0kB can be saved\./,
    )
  })
})

/** A second reading of CSS animations of 5 s: stops in ms and easings from the text of the page. */
interface Rule {
  stops: { at: number; value: string; easing: string }[]
}

function listRules(page: string): Map<string, Rule> {
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  return new Map(
    [...style.matchAll(/@keyframes ([\w-]+)\{((?:[^{}]*\{[^{}]*\})*)\}/g)].map(([, name = '', body = '']) => [
      name,
      {
        stops: [...body.matchAll(/([\d.]+)%\{([^;}]*);animation-timing-function:([^}]*)\}/g)].map(
          ([, at = '', value = '', easing = '']) => ({ at: Math.round(Number(at) * 50), value, easing }),
        ),
      },
    ]),
  )
}

const readNumbers = (value: string) => (value.split(':')[1]?.match(/-?[\d.]+/g) ?? []).map(Number)

/** Progress of a CSS timing function, by walking along its curve. */
function cssProgress(easing: string, time: number): number {
  if (easing === 'step-end') return 0
  const points = /cubic-bezier\((.*)\)/.exec(easing)?.[1]?.split(',').map(Number)
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = points ?? EASING_CURVES[easing as keyof typeof EASING_CURVES]
  const on = (first: number, second: number, t: number) =>
    3 * first * t * (1 - t) ** 2 + 3 * second * t * t * (1 - t) + t ** 3
  let nearest = 0
  for (let step = 0; step <= 4000; step += 1)
    if (Math.abs(on(x1, x2, step / 4000) - time) < Math.abs(on(x1, x2, nearest) - time)) nearest = step / 4000
  return on(y1, y2, nearest)
}

/** Values of a CSS animation at a time in ms. */
function cssValues({ stops }: Rule, time: number): number[] {
  const next = stops.find(({ at }) => at > time)
  const before = stops.findLast(({ at }) => at <= time)
  if (!before || !next) return readNumbers((before ?? next)?.value ?? '')
  const progress = cssProgress(before.easing, (time - before.at) / (next.at - before.at))
  const [from, to] = [readNumbers(before.value), readNumbers(next.value)]
  return from.map((value, index) => value + ((to[index] ?? 0) - value) * progress)
}

describe('animation', () => {
  const easing = fc.oneof(
    fc.constantFrom('linear' as const, 'ease' as const, 'ease-in-out' as const, 'step-end' as const),
    // Without steep parts, where walking along the curve is not exact.
    fc.constantFrom<[number, number, number, number]>([0.3, 1.4, 0.6, 1], [0.2, 0.6, 0.8, 0.1]),
  )
  const track = (property: Keyframe['property'], limit: number) =>
    fc
      .uniqueArray(fc.record({ at: fc.nat(5000), value: fc.integer({ min: 1, max: limit }), easing }), {
        selector: ({ at }) => at,
        minLength: 1,
        maxLength: 5,
      })
      .map((frames) =>
        frames.map((frame, index): Keyframe => ({ id: `${property}${index}`, layerID: 'a', property, ...frame })),
      )

  it('means what the timeline shows at every time', () => {
    fc.assert(
      fc.property(track('x', 300), track('y', 300), track('rotation', 360), fc.nat(5000), (x, y, rotation, at) => {
        const layer = newLayer('text', 'a', { x: 7, y: 9 })
        for (const keyframes of [
          [...x, ...rotation],
          [...y, ...rotation],
          [...x, ...y],
        ]) {
          const rules = listRules(html(designWith([layer], { keyframes })))
          const expected = sampleLayer(layer, keyframes, at)
          const [fromX, fromY, turned] = ['x', 'y', 'rotation'].map((property) => rules.get(`pb-0-${property}`))
          const isNested = fromX !== undefined && fromY !== undefined
          if (fromX) {
            const [left = 0, top = 0] = cssValues(fromX, at)
            expect(Math.abs(left - expected.x)).toBeLessThan(0.5)
            expect(top).toBe(isNested ? 0 : 9)
          }
          if (fromY) {
            const [left = 0, top = 0] = cssValues(fromY, at)
            expect(Math.abs(top - expected.y)).toBeLessThan(0.5)
            expect(left).toBe(isNested ? 0 : 7)
          }
          if (turned) expect(Math.abs((cssValues(turned, at)[0] ?? 0) - expected.rotation)).toBeLessThan(0.5)
        }
      }),
    )
  })

  it('runs as often as it fits into the ad, and shows its end without motion', () => {
    const keyframes = [
      { id: 'k1', layerID: 'a', property: 'opacity', at: 0, value: 0, easing: 'ease' },
      { id: 'k2', layerID: 'a', property: 'opacity', at: 1000, value: 0.8, easing: 'ease' },
    ] as const
    const design = designWith([newLayer('text', 'a')], { keyframes: [...keyframes] })
    const animation = (loop: boolean, seconds: number) => {
      const page = html({ ...design, timeline: { durationMs: 4000, loop } }, seconds)
      expect(findBoxes(page)[0]?.attributes.style).toContain('opacity:0.8')
      return /animation:([^;"]*)/.exec(findBoxes(page)[0]?.attributes.style ?? '')?.[1]
    }
    expect(animation(false, 30)).toBe('pb-0-opacity 4000ms linear 1 both')
    expect(animation(true, 30)).toBe('pb-0-opacity 4000ms linear 7 both')
    expect(animation(true, 0)).toBe('pb-0-opacity 4000ms linear infinite both')
    expect(html(design)).toContain('@media (prefers-reduced-motion:reduce){.pb *{animation:none!important}}')
  })
})
