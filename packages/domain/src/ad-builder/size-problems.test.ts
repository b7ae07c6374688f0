import { describe, expect, it } from 'vitest'
import { designWith, PIXEL } from './ad-builder.fixture.js'
import type { AdDesign } from './ad-builder.js'
import { type ContentLayer, newLayer } from './ad-layer.js'
import { animateLayers } from './animation-presets.js'
import { designSizes } from './derived-sizes.js'
import { findSizeProblems } from './size-problems.js'
import { endsEmpty, posterTime } from './visible-layers.js'

const text = (changes: Parameters<typeof newLayer<'text'>>[2] = {}) =>
  newLayer('text', 'a', { x: 20, y: 20, ...changes })
const findProblems = (design: AdDesign) => findSizeProblems(design, designSizes(design)[0]!).map(({ code }) => code)
const problems = (layers: ContentLayer[], changes: Partial<AdDesign> = {}) => findProblems(designWith(layers, changes))
const panel = (changes: Parameters<typeof newLayer<'shape'>>[2]) =>
  newLayer('shape', 'p', { x: 0, y: 0, width: 300, height: 250, ...changes })
const asset = { id: 'pic', name: 'bike.png', kind: 'image' as const, url: PIXEL, width: 400, height: 300 }

describe('findSizeProblems', () => {
  it('finds small texts, with their scale', () => {
    expect(problems([text({ fontSize: 9 })])).toEqual([])
    expect(problems([text({ fontSize: 8.9 })])).toEqual(['small-text'])
    expect(problems([text({ fontSize: 16, scale: 0.5 })])).toEqual(['small-text'])
    expect(problems([text({ fontSize: 4, text: ' ' })])).toEqual([])
  })

  it('finds what the edge cuts', () => {
    expect(problems([text({ x: -30 })])).toEqual(['cut'])
    expect(problems([text({ text: 'A long text that goes on and on and on', y: 180, fontSize: 30 })])).toEqual(['cut'])
    // The box of a text may be larger than the artboard.
    expect(problems([text({ width: 600 })])).toEqual([])
    expect(problems([newLayer('button', 'b', { x: 250 })])).toEqual(['cut'])
    expect(problems([newLayer('image', 'i', { x: 250, assetID: null })])).toEqual([])
  })

  it.each<[string, ContentLayer[], string[]]>([
    ['the artboard', [text({ color: '#cccccc' })], ['low-contrast']],
    ['a panel', [panel({ fill: { kind: 'color', color: '#223344' } }), text({ color: '#cccccc' })], []],
    [
      'a dim panel',
      [panel({ fill: { kind: 'color', color: '#00000030' } }), text({ color: '#cccccc' })],
      ['low-contrast'],
    ],
    ['its own fill', [text({ color: '#ffffff', fill: { kind: 'color', color: '#000000' } })], []],
    [
      'a gradient',
      [
        panel({ fill: { kind: 'gradient', from: '#000000', to: '#ffffff', angle: 90 } }),
        text({ x: 200, color: '#ffffff' }),
      ],
      ['low-contrast'],
    ],
    [
      'a picture, which is not known',
      [newLayer('image', 'i', { width: 300, height: 250, assetID: 'pic' }), text({ color: '#ffffff' })],
      [],
    ],
    [
      'a panel on a picture',
      [
        newLayer('image', 'i', { width: 300, height: 250, assetID: 'pic' }),
        panel({ fill: { kind: 'color', color: '#eeeeee' } }),
        text({ color: '#ffffff' }),
      ],
      ['low-contrast'],
    ],
    [
      'a panel beside it',
      [panel({ x: 150, fill: { kind: 'color', color: '#000000' } }), text({ color: '#ffffff' })],
      ['low-contrast'],
    ],
  ])('compares a text with %s', (_, layers, expected) => {
    expect(problems(layers, { assets: [asset] })).toEqual(expected)
  })

  it('looks at the time when most is visible', () => {
    const faded = animateLayers(designWith([text()]), ['a'], { phase: 'out', preset: 'slide-left' })
    expect([posterTime(faded), endsEmpty(faded), findProblems(faded)]).toEqual([4500, true, []])
    expect(endsEmpty(designWith([text()]))).toBe(false)
  })

  it('names layers that a size leaves out, but not those that were hidden by hand', () => {
    const many = Array.from({ length: 6 }, (_, index) => newLayer('text', `t${index}`, { text: 'Some more text here' }))
    const size = { id: 's1', width: 320, height: 50, layout: 'roles', overrides: { t5: { hidden: true } } } as const
    const design = designWith(many, { sizes: [size] })
    const found = findSizeProblems(design, designSizes(design)[1]!)
    const leftOut = found.filter(({ code }) => code === 'omitted').map(({ layerID }) => layerID)
    expect(leftOut).toContain('t4')
    expect(leftOut).not.toContain('t5')
  })
})
