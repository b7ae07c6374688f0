import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySteps, applySteps, designWith, PIXEL } from './ad-builder.fixture.js'
import { type AdDesign, contentLayers, newAdBuilder, newAdDesign, pickDesign } from './ad-builder.js'
import { newLayer } from './ad-layer.js'
import {
  designFromHtml,
  MAX_DESIGN_LENGTH,
  parseClip,
  parseDesign,
  serializeClip,
  serializeDesign,
} from './builder-document.js'
import { builderHtml } from './builder-html.js'
import { copyLayers, withoutUnusedAssets } from './design-changes.js'
import { hasDesign } from './design-marker.js'

const anyDesign = anySteps.map((steps) => pickDesign(applySteps(newAdBuilder(), steps)))

describe('parseDesign', () => {
  it('returns the design that was serialized', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        expect(parseDesign(serializeDesign(design))).toEqual(design)
      }),
    )
  })

  it('returns nothing for damaged, newer and too large documents', () => {
    const text = serializeDesign(newAdDesign())
    expect(parseDesign(text)).toEqual(newAdDesign())
    for (const damaged of ['', 'null', '[]', '{}', text.slice(1), text.replace('"version":3', '"version":4')])
      expect(parseDesign(damaged)).toBeUndefined()
    expect(parseDesign(text + ' '.repeat(MAX_DESIGN_LENGTH))).toBeUndefined()
  })

  it('throws at no text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseDesign(text)).toBeUndefined()
      }),
    )
  })
})

describe('version 1', () => {
  const base = { hidden: false, x: 10, y: 20, width: 100, height: 50, rotation: 0, opacity: 1 }
  const artboard = { ...base, kind: 'artboard', id: 'artboard', name: 'Artboard', x: 0, y: 0, background: '#ffeedd' }
  const text = {
    ...base,
    kind: 'text',
    id: 't1',
    name: 'Claim',
    text: 'Spring',
    color: '#111111',
    fontFamily: '"Open Sans", sans-serif',
    fontSize: 24,
    fontWeight: 700,
    align: 'center',
  }
  const image = { ...base, kind: 'image', id: 'i1', name: 'Photo', src: 'https://files.test/a.png', fit: 'cover' }
  const keyframes = [
    { id: 'k1', layerID: 't1', at: 0, style: { x: -100, opacity: 0 } },
    { id: 'k2', layerID: 't1', at: 7000, style: { x: 10 } },
    { id: 'k3', layerID: 'artboard', at: 500, style: { opacity: 0.5 } },
  ]
  const history = { past: [], future: [] }
  const document = { layers: [artboard, text, image], keyframes, assets: [], history, selectedLayer: 't1' }

  it('becomes the current version', () => {
    const design = parseDesign(JSON.stringify(document))
    expect(design?.layers).toMatchObject([
      { kind: 'artboard', width: 100, height: 50, fill: { kind: 'color', color: '#ffeedd' } },
      { kind: 'text', id: 't1', text: 'Spring', fontFamily: 'Open Sans, sans-serif', align: 'center', x: 10, scale: 1 },
      { kind: 'image', id: 'i1', fit: 'cover', assetID: 'a1' },
    ])
    expect(design?.keyframes.map(({ property, at, value }) => [property, at, value])).toEqual([
      ['x', 0, -100],
      ['opacity', 0, 0],
      ['x', 7000, 10],
    ])
    expect(design?.timeline.durationMs).toBe(7000)
    expect(design?.assets).toMatchObject([{ kind: 'image', url: 'https://files.test/a.png' }])
  })

  it('leaves out images that may not be loaded', () => {
    const evil = { ...document, layers: [artboard, { ...image, src: 'javascript:alert(1)' }] }
    const design = parseDesign(JSON.stringify({ ...evil, keyframes: [] }))
    expect(design?.assets).toEqual([])
    expect(design?.layers[1]).toMatchObject({ kind: 'image', assetID: null })
  })

  it('becomes a valid design whatever its values are', () => {
    const number = fc.integer({ min: -8000, max: 8000 })
    const styled = fc.record({
      x: number,
      y: number,
      width: fc.integer({ min: 1, max: 8000 }),
      height: fc.double({ min: 1, max: 8000, noNaN: true }),
      rotation: number.map((angle) => angle % 3600),
      opacity: fc.constantFrom(0, 0.5, 1),
    })
    const layer = fc.record({
      style: styled,
      isText: fc.boolean(),
      font: fc.string({ maxLength: 100 }),
      src: fc.webUrl(),
    })
    const frames = fc.array(
      fc.record({
        layer: fc.nat(5),
        at: fc.nat(120_000),
        style: fc.record({ x: number, opacity: fc.constant(0.5) }, { requiredKeys: [] }),
      }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(styled, fc.array(layer, { maxLength: 5 }), frames, (board, layers, moves) => {
        const old = {
          ...document,
          layers: [
            { ...artboard, ...board },
            ...layers.map(({ style, isText, font, src }, index) =>
              isText
                ? { ...text, ...style, id: `l${index}`, fontFamily: font }
                : { ...image, ...style, id: `l${index}`, src },
            ),
          ],
          keyframes: moves.map(({ layer: index, at, style }, id) => ({
            id: `k${id}`,
            layerID: `l${index}`,
            at,
            style,
          })),
        }
        const design = parseDesign(JSON.stringify(old))
        expect(design).toBeDefined()
        expect(contentLayers(design!)).toHaveLength(layers.length)
        expect(parseDesign(serializeDesign(design!))).toEqual(design)
      }),
    )
  })
})

describe('version 2', () => {
  it('keeps the rules of its sizes, and gets the new fields', () => {
    const sizes = [{ id: 's1', width: 728, height: 90, overrides: { t1: { x: 5 } } }]
    const layers = [...newAdDesign().layers, { kind: 'text', id: 't1', text: 'Spring' }]
    const design = parseDesign(JSON.stringify({ ...newAdDesign(), version: 2, layers, sizes }))
    expect(design?.sizes).toEqual([{ ...sizes[0], layout: 'rules' }])
    expect(contentLayers(design!)[0]).toMatchObject({ role: null, reveal: 1 })
  })
})

describe('designFromHtml', () => {
  const html = (design: AdDesign, sizeID: string | null = null) => builderHtml(design, { adSeconds: 30, sizeID })

  it('returns the design that the HTML was made of', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        for (const sizeID of [null, ...design.sizes.map(({ id }) => id)])
          expect(designFromHtml(html(design, sizeID))).toEqual({ design: withoutUnusedAssets(design), sizeID })
      }),
    )
  })

  it('contains each image once', () => {
    const asset = { id: 'a"1', name: 'pixel.png', kind: 'image' as const, url: PIXEL, width: 1, height: 1 }
    const shown = designWith([newLayer('image', 'i1', { assetID: asset.id })], { assets: [asset] })
    const hidden = designWith([newLayer('image', 'i1', { assetID: asset.id, hidden: true })], { assets: [asset] })
    for (const design of [shown, hidden]) {
      expect(html(design).split(PIXEL)).toHaveLength(2)
      expect(designFromHtml(html(design))?.design).toEqual(design)
    }
  })

  it('finds none in other HTML', () => {
    expect(designFromHtml('<b>Ride</b>')).toBeUndefined()
    expect(designFromHtml(html(newAdDesign()).replace('"layers"', '"players"'))).toBeUndefined()
    expect([hasDesign('<b>Ride</b>'), hasDesign(html(newAdDesign()))]).toEqual([false, true])
  })
})

describe('parseClip', () => {
  it('returns the copied layers', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const ids = contentLayers(design).map(({ id }) => id)
        fc.pre(ids.length > 0)
        const clip = copyLayers(design, ids)
        expect(parseClip(serializeClip(clip))).toEqual(clip)
      }),
    )
  })

  it('returns nothing for other texts and layers of other designs', () => {
    const clip = { layers: [newLayer('image', 'i1', { assetID: 'a1' })], keyframes: [], assets: [], groups: [] }
    expect(parseClip(serializeClip(clip))).toBeUndefined()
    for (const text of ['', 'Spring', '{"placard":"layers"}', serializeDesign(newAdDesign())])
      expect(parseClip(text)).toBeUndefined()
  })
})
