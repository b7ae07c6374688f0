import { describe, expect, it } from 'vitest'
import { designWith } from './ad-builder.fixture.js'
import { contentLayers, newAdBuilder } from './ad-builder.js'
import { reduceAdBuilder } from './ad-builder-reducer.js'
import { newLayer } from './ad-layer.js'

describe('scaleLooks', () => {
  it('scales the look of unlocked layers, in one step with their size', () => {
    const layers = [
      newLayer('button', 'b', { fontSize: 20, radius: 8, padding: 4 }),
      newLayer('button', 'l', { fontSize: 20, locked: true }),
    ]
    const before = newAdBuilder(designWith(layers))
    const step = { label: 'Resize', mergeKey: 'gesture' }
    const resized = reduceAdBuilder(before, { type: 'arrange', changes: { b: { width: 240 } }, at: 0, ...step })
    const state = reduceAdBuilder(resized, { type: 'scaleLooks', ids: ['b', 'l'], factor: 2, ...step })
    expect(contentLayers(state)).toMatchObject([{ width: 240, fontSize: 40, radius: 16, padding: 8 }, { fontSize: 20 }])
    expect(state.history.past.map(({ label }) => label)).toEqual(['Resize'])
    expect(contentLayers(reduceAdBuilder(state, { type: 'undo' }))).toEqual(layers)
  })
})
