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
  color: '#111111',
  fontFamily: 'sans-serif',
  fontSize: 24,
  fontWeight: 700,
  align: 'center',
}
const keyframe: Keyframe = { id: 'k1', layerID: 't1', at: 500, style: { x: 20, opacity: 0.5 } }
const messagesOf = (state: unknown) => adBuilderSchema.safeParse(state).error?.issues.map(({ message }) => message)

describe('newAdBuilder', () => {
  it('has an empty white artboard of 300x250', () => {
    expect(newAdBuilder()).toEqual({
      layers: [expect.objectContaining({ kind: 'artboard', width: 300, height: 250, background: '#ffffff' })],
      keyframes: [],
      assets: [],
      history: { past: [], future: [] },
      selectedLayer: null,
    })
    expect(adBuilderSchema.parse(newAdBuilder())).toEqual(newAdBuilder())
  })

  it('shares no state between builders', () => {
    const [one, two] = [newAdBuilder(), newAdBuilder()]
    one.layers[0]!.width = 728
    expect(two.layers[0]?.width).toBe(300)
    expect(DEFAULT_ARTBOARD.width).toBe(300)
  })
})

describe('adBuilderSchema', () => {
  it('accepts layers above the artboard, keyframes and a selection', () => {
    const state = {
      ...newAdBuilder(),
      layers: [{ ...DEFAULT_ARTBOARD }, text],
      keyframes: [keyframe],
      selectedLayer: 't1',
    }
    expect(adBuilderSchema.parse(state)).toEqual(state)
  })

  it('requires the artboard first', () => {
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

  it('rejects references to unknown layers', () => {
    expect(messagesOf({ ...newAdBuilder(), keyframes: [keyframe] })).toEqual([
      'A keyframe is of a layer that is not there',
    ])
    expect(messagesOf({ ...newAdBuilder(), selectedLayer: 't1' })).toEqual(['The selected layer is not there'])
    expect(messagesOf({ ...newAdBuilder(), layers: [DEFAULT_ARTBOARD, text, text] })).toEqual([
      'An id stands there twice',
    ])
    expect(messagesOf({ ...newAdBuilder(), layers: [] })).toHaveLength(1)
  })

  it('keeps a hundred undo steps of whole canvases', () => {
    const past = Array.from({ length: MAX_HISTORY }, () => ({ layers: [DEFAULT_ARTBOARD], keyframes: [] }))
    const withPast = (steps: unknown[]) => messagesOf({ ...newAdBuilder(), history: { past: steps, future: [] } })
    expect(withPast(past)).toBeUndefined()
    expect(withPast([...past, past[0]])).toHaveLength(1)
    expect(withPast([{ layers: [text], keyframes: [] }])).toHaveLength(1)
  })
})

describe('colorSchema', () => {
  it('accepts six or eight hexadecimal digits or nothing, but no other CSS', () => {
    const artboard = (background: string) => layerSchema.safeParse({ ...DEFAULT_ARTBOARD, background }).success
    expect(['#fff000', '#FFF00080', 'transparent'].every(artboard)).toBe(true)
    expect(['white', '#fff', 'url(https://evil.test)', '#ffffff;x:y', ''].some(artboard)).toBe(false)
  })
})
