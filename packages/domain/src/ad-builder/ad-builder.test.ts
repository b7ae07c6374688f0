import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  adBuilderSchema,
  DEFAULT_ARTBOARD,
  type Keyframe,
  type Layer,
  layerSchema,
  MAX_HISTORY,
  newAdBuilder,
} from './ad-builder.js'

const { background: _, ...place } = DEFAULT_ARTBOARD
const text: Layer = {
  ...place,
  kind: 'text',
  id: 't1',
  name: 'Claim',
  text: 'Spring sale',
  colour: '#111111',
  fontFamily: 'sans-serif',
  fontSize: 24,
  fontWeight: 700,
  align: 'center',
}
const keyframe: Keyframe = { id: 'k1', layerID: 't1', at: 500, style: { x: 20, opacity: 0.5 } }
const messagesOf = (state: unknown) => adBuilderSchema.safeParse(state).error?.issues.map(({ message }) => message)

describe('a new builder', () => {
  it('holds a white artboard of 300x250 and nothing else', () => {
    expect(newAdBuilder()).toEqual({
      layers: [expect.objectContaining({ kind: 'artboard', width: 300, height: 250, background: '#ffffff' })],
      keyframes: [],
      assets: [],
      history: { past: [], future: [] },
      selectedLayer: null,
    })
    expect(adBuilderSchema.parse(newAdBuilder())).toEqual(newAdBuilder())
  })

  it('shares nothing with the next one', () => {
    const [one, two] = [newAdBuilder(), newAdBuilder()]
    one.layers[0]!.width = 728
    expect(two.layers[0]?.width).toBe(300)
    expect(DEFAULT_ARTBOARD.width).toBe(300)
  })
})

describe('a builder', () => {
  it('takes layers over its artboard, with keyframes, one of them selected', () => {
    const state = {
      ...newAdBuilder(),
      layers: [{ ...DEFAULT_ARTBOARD }, text],
      keyframes: [keyframe],
      selectedLayer: 't1',
    }
    expect(adBuilderSchema.parse(state)).toEqual(state)
  })

  it('has its artboard first, wherever it was put', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), (artboards) => {
        const layers = artboards.map((isArtboard, index) => ({
          ...(isArtboard ? DEFAULT_ARTBOARD : text),
          id: `l${index}`,
        }))
        const fits = artboards.every((isArtboard, index) => isArtboard === (index === 0))
        expect(adBuilderSchema.safeParse({ ...newAdBuilder(), layers }).success).toBe(fits)
      }),
    )
  })

  it('refuses what hangs in the air', () => {
    expect(messagesOf({ ...newAdBuilder(), keyframes: [keyframe] })).toEqual([
      'A keyframe is of a layer that is not there',
    ])
    expect(messagesOf({ ...newAdBuilder(), selectedLayer: 't1' })).toEqual(['The selected layer is not there'])
    expect(messagesOf({ ...newAdBuilder(), layers: [DEFAULT_ARTBOARD, text, text] })).toEqual([
      'An id stands there twice',
    ])
    expect(messagesOf({ ...newAdBuilder(), layers: [] })).toHaveLength(1)
  })

  it('goes back a hundred steps, each a whole canvas', () => {
    const past = Array.from({ length: MAX_HISTORY }, () => ({ layers: [DEFAULT_ARTBOARD], keyframes: [] }))
    const withPast = (steps: unknown[]) => messagesOf({ ...newAdBuilder(), history: { past: steps, future: [] } })
    expect(withPast(past)).toBeUndefined()
    expect(withPast([...past, past[0]])).toHaveLength(1)
    expect(withPast([{ layers: [text], keyframes: [] }])).toHaveLength(1)
  })
})

describe('a colour', () => {
  it('is six or eight hexadecimal digits or none at all, never a piece of css', () => {
    const artboard = (background: string) => layerSchema.safeParse({ ...DEFAULT_ARTBOARD, background }).success
    expect(['#fff000', '#FFF00080', 'transparent'].every(artboard)).toBe(true)
    expect(['white', '#fff', 'url(https://evil.test)', '#ffffff;x:y', ''].some(artboard)).toBe(false)
  })
})
