import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designWith, PIXEL } from './ad-builder.fixture.js'
import {
  adBuilderSchema,
  adDesignSchema,
  DEFAULT_ARTBOARD,
  findArtboard,
  type Keyframe,
  MAX_HISTORY,
  newAdBuilder,
  newAdDesign,
} from './ad-builder.js'
import { layerSchema, newLayer } from './ad-layer.js'

const text = newLayer('text', 't1', { name: 'Claim', text: 'Spring sale' })
const keyframe: Keyframe = { id: 'k1', layerID: 't1', property: 'opacity', at: 500, value: 0.5, easing: 'ease-out' }
const listMessages = (design: unknown) => adDesignSchema.safeParse(design).error?.issues.map(({ message }) => message)

describe('newAdBuilder', () => {
  it('has an empty white artboard of 300x250, no history and no selection', () => {
    expect(newAdBuilder()).toEqual({
      layers: [expect.objectContaining({ width: 300, height: 250, fill: { kind: 'color', color: '#ffffff' } })],
      keyframes: [],
      assets: [],
      groups: [],
      timeline: { durationMs: 5000, loop: false },
      sizes: [],
      clickArea: 'ad',
      history: { past: [], future: [] },
      selectedLayer: null,
      selection: [],
    })
    expect(adBuilderSchema.parse(newAdBuilder())).toEqual(newAdBuilder())
  })

  it('shares no state between builders', () => {
    const [one, two] = [newAdBuilder(), newAdBuilder()]
    findArtboard(one).width = 728
    findArtboard(one).fill = null
    expect(findArtboard(two)).toEqual(DEFAULT_ARTBOARD)
    expect(DEFAULT_ARTBOARD.width).toBe(300)
  })
})

describe('adDesignSchema', () => {
  it('accepts layers of every kind with keyframes, groups, assets and overrides', () => {
    const design = designWith(
      [
        { ...text, group: 'g1' },
        newLayer('shape', 's1', { group: 'g1' }),
        newLayer('image', 'i1', { assetID: 'a1' }),
        newLayer('video', 'v1', { posterID: 'a1' }),
        newLayer('button', 'b1'),
      ],
      {
        keyframes: [keyframe],
        groups: [{ id: 'g1', name: 'Claim' }],
        assets: [{ id: 'a1', name: 'pixel.png', kind: 'image', url: PIXEL, width: 1, height: 1 }],
        sizes: [{ id: 'z1', width: 728, height: 90, layout: 'rules', overrides: { t1: { x: 10, hidden: false } } }],
      },
    )
    expect(adDesignSchema.parse(design)).toEqual(design)
  })

  it('requires the artboard first', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), (artboards) => {
        const layers = artboards.map((isArtboard, index) => ({
          ...(isArtboard ? DEFAULT_ARTBOARD : text),
          id: `l${index}`,
        }))
        const isValid = artboards.every((isArtboard, index) => isArtboard === (index === 0))
        expect(adDesignSchema.safeParse({ ...newAdDesign(), layers }).success).toBe(isValid)
      }),
    )
  })

  it.each([
    ['a keyframe of an unknown layer', { keyframes: [keyframe] }, 'A keyframe or override belongs to an unknown layer'],
    [
      'a keyframe of the artboard',
      { keyframes: [{ ...keyframe, layerID: 'artboard' }] },
      'A keyframe or override belongs to an unknown layer',
    ],
    [
      'an override of an unknown layer',
      { sizes: [{ id: 'z1', width: 1, height: 1, layout: 'roles', overrides: { t1: {} } }] },
      'A keyframe or override belongs to an unknown layer',
    ],
    ['an empty group', { groups: [{ id: 'g1', name: '' }] }, 'A group must have layers that follow each other'],
  ])('rejects %s', (_, changes, message) => {
    expect(listMessages({ ...newAdDesign(), ...changes })).toEqual([message])
  })

  it.each([
    ['two layers with one id', designWith([text, text]), 'Two parts have the same id'],
    [
      'a scattered group',
      designWith([{ ...text, group: 'g1' }, newLayer('shape', 's1'), { ...text, id: 't2', group: 'g1' }], {
        groups: [{ id: 'g1', name: '' }],
      }),
      'A group must have layers that follow each other',
    ],
    [
      'an unknown image',
      designWith([newLayer('image', 'i1', { assetID: 'a1' })]),
      'A layer shows an unknown image or video',
    ],
    [
      'two keyframes at one time',
      designWith([text], { keyframes: [keyframe, { ...keyframe, id: 'k2', value: 1 }] }),
      'Two keyframes of a property have the same time',
    ],
    [
      'a keyframe after the end',
      designWith([text], { keyframes: [{ ...keyframe, at: 5001 }] }),
      'A keyframe is after the end of the timeline',
    ],
    [
      'a value out of bounds',
      designWith([text], { keyframes: [{ ...keyframe, value: 1.5 }] }),
      'The value is out of bounds',
    ],
  ])('rejects %s', (_, design, message) => {
    expect(listMessages(design)).toEqual([message])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    '//evil.test/x.png',
    'https://a.test/"x',
    'blob:x',
  ])('rejects %s as an image', (url) => {
    const asset = { id: 'a1', name: 'x', kind: 'image' as const, url, width: null, height: null }
    expect(listMessages({ ...newAdDesign(), assets: [asset] })).toEqual(['Choose an image or a video'])
  })
})

describe('adBuilderSchema', () => {
  const messages = (changes: object) =>
    adBuilderSchema.safeParse({ ...newAdBuilder(), ...changes }).error?.issues.map(({ message }) => message)

  it('requires selected layers that exist', () => {
    expect(messages({ selectedLayer: 'artboard', selection: ['artboard'] })).toBeUndefined()
    expect(messages({ selectedLayer: 't1', selection: ['t1'] })).toEqual(['A selected layer does not exist'])
    expect(messages({ selectedLayer: 'artboard' })).toEqual(['The selected layer is the last one of the selection'])
  })

  it('accepts a hundred steps of whole designs', () => {
    const past = Array.from({ length: MAX_HISTORY }, () => ({ label: 'Move', design: newAdDesign() }))
    const withPast = (steps: unknown[]) => messages({ history: { past: steps, future: [] } })
    expect(withPast(past)).toBeUndefined()
    expect(withPast([...past, past[0]])).toHaveLength(1)
    expect(withPast([{ label: 'Move', design: { ...newAdDesign(), layers: [text] } }])).toHaveLength(1)
  })
})

describe('layerSchema', () => {
  it('accepts colors of six or eight hexadecimal digits or none, but no other CSS', () => {
    const isValid = (color: string) => layerSchema.safeParse({ ...text, color }).success
    expect(['#fff000', '#FFF00080', 'transparent'].every(isValid)).toBe(true)
    expect(['white', '#fff', 'url(https://evil.test)', '#ffffff;x:y', ''].some(isValid)).toBe(false)
  })

  it('accepts font stacks that cannot end a declaration', () => {
    const isValid = (fontFamily: string) => layerSchema.safeParse({ ...text, fontFamily }).success
    expect(['Arial', 'Trebuchet MS, Helvetica, sans-serif', '-apple-system'].map(isValid)).toEqual([true, true, false])
    expect(['Arial;color:red', '"Arial"', 'url(x)', ''].some(isValid)).toBe(false)
  })
})
