import { describe, expect, it } from 'vitest'
import { designWith } from './ad-builder.fixture.js'
import { contentLayers, newAdBuilder } from './ad-builder.js'
import { reduceAdBuilder } from './ad-builder-reducer.js'
import { newLayer } from './ad-layer.js'
import { copyLayers } from './design-changes.js'
import { offsetClip } from './offset-clip.js'

const text = newLayer('text', 't', { x: 20, y: 30 })

describe('offsetClip', () => {
  it('puts each copy beside the one before', () => {
    let state = newAdBuilder(designWith([text]))
    const clip = copyLayers(state, ['t'])
    for (const _ of [1, 2, 3]) state = reduceAdBuilder(state, { type: 'insert', clip: offsetClip(state, clip) })
    expect(contentLayers(state).map(({ x, y }) => [x, y])).toEqual([
      [20, 30],
      [30, 40],
      [40, 50],
      [50, 60],
    ])
  })

  it('moves the animation too', () => {
    const keyframe = { id: 'k', layerID: 't', at: 0, easing: 'linear' as const }
    const keyframes = [
      { ...keyframe, property: 'x' as const, value: -100 },
      { ...keyframe, id: 'o', property: 'opacity' as const, value: 0 },
    ]
    const design = designWith([text], { keyframes })
    expect(offsetClip(design, copyLayers(design, ['t'])).keyframes.map(({ value }) => value)).toEqual([-90, 0])
  })

  it('returns cut layers to their place', () => {
    const clip = copyLayers(designWith([text]), ['t'])
    expect(offsetClip(designWith([]), clip)).toBe(clip)
  })
})
