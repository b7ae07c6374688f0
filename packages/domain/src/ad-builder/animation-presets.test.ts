import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySteps, applySteps, designWith } from './ad-builder.fixture.js'
import { ANIMATION_PHASES, contentLayers, newAdBuilder, pickDesign } from './ad-builder.js'
import { reduceAdBuilder } from './ad-builder-reducer.js'
import { newLayer } from './ad-layer.js'
import { ANIMATION_PRESETS, animateLayers, findPreset } from './animation-presets.js'
import { designForSize } from './derived-sizes.js'
import { layerBounds } from './layer-arrangement.js'
import { sampleDesign } from './timeline.js'

const text = newLayer('text', 'a', { x: 40, y: 30 })
const findFrames = (design: ReturnType<typeof designWith>) =>
  design.keyframes.map(({ property, at, value, phase }) => [property, at, value, phase])

describe('animateLayers', () => {
  it('creates keyframes of each phase beside each other', () => {
    const appears = animateLayers(designWith([text]), ['a'], { phase: 'in', preset: 'fade' })
    const leaves = animateLayers(appears, ['a'], { phase: 'out', preset: 'slide-right' })
    const design = animateLayers(leaves, ['a'], { phase: 'stay', preset: 'pulse' })
    expect(findFrames(leaves)).toEqual([
      ['opacity', 0, 0, 'in'],
      ['opacity', 600, 1, 'in'],
      ['x', 4500, 40, 'out'],
      ['x', 5000, 300, 'out'],
    ])
    const stay = design.keyframes.filter(({ phase }) => phase === 'stay')
    expect([stay[0]?.at, stay.at(-1)?.at, stay.length]).toEqual([610, 3810, 5])
    for (const at of [700, 4490]) expect(sampleDesign(design, at).a).toMatchObject({ opacity: 1, x: 40 })
  })

  it('replaces and removes the keyframes of its phase only', () => {
    const own = { id: 'k9', layerID: 'a', property: 'rotation', at: 300, value: 5, easing: 'linear' } as const
    const faded = animateLayers(designWith([text], { keyframes: [own] }), ['a'], { phase: 'in', preset: 'fade' })
    const popped = animateLayers(faded, ['a'], { phase: 'in', preset: 'pop' })
    expect(findFrames(popped).map(([property]) => property)).toEqual(['rotation', 'scale', 'scale'])
    expect(animateLayers(popped, ['a'], { phase: 'in', preset: null }).keyframes).toEqual([own])
  })

  it('shares no keyframe with another phase where an entrance lasts until the end', () => {
    const entrance = [0, 1].map((value, index) => {
      const at = 1000 + index * 1000
      return { id: `k${index}`, layerID: 'a', property: 'scale', at, value, easing: 'linear', phase: 'in' } as const
    })
    const design = designWith([text], { keyframes: [...entrance], timeline: { durationMs: 2000, loop: false } })
    expect(animateLayers(design, ['a'], { phase: 'out', preset: 'pop' })).toEqual(design)
    const longer = { ...design, timeline: { durationMs: 2300, loop: false } }
    const leaves = animateLayers(longer, ['a'], { phase: 'out', preset: 'pop' })
    expect(leaves.keyframes.filter(({ phase }) => phase === 'in')).toEqual(entrance)
    expect(leaves.keyframes.filter(({ phase }) => phase === 'out').map(({ at }) => at)).toEqual([2010, 2300])
  })

  it('lets layers follow each other in reading order, within half of the timeline', () => {
    const layers = Array.from({ length: 30 }, (_, index) => newLayer('shape', `l${index}`, { y: 300 - index * 10 }))
    const design = animateLayers(
      designWith(layers),
      layers.map(({ id }) => id),
      {
        phase: 'in',
        preset: 'pop',
        staggerMs: 200,
      },
    )
    const starts = design.keyframes.filter(({ value }) => value === 0)
    expect([starts[0]?.layerID, starts[0]?.at, starts.at(-1)?.at]).toEqual(['l29', 0, 1900])
    expect(starts.map(({ at }) => at)).toEqual(starts.map(({ at }) => at).toSorted((one, other) => one - other))
  })

  it('leaves locked layers and unknown presets alone', () => {
    const design = designWith([{ ...text, locked: true }, newLayer('text', 'b')])
    expect(animateLayers(design, ['a'], { phase: 'in', preset: 'fade' })).toEqual(design)
    expect(animateLayers(design, ['b'], { phase: 'stay', preset: 'wipe' })).toEqual(design)
  })

  it('is recognized, is one step, and takes nothing from the rest of a layer', () => {
    const presets = ANIMATION_PHASES.flatMap((phase) => ANIMATION_PRESETS[phase].map((preset) => ({ phase, preset })))
    fc.assert(
      fc.property(fc.constantFrom(...presets), fc.integer({ min: 100, max: 20_000 }), (animation, durationMs) => {
        const state = newAdBuilder(designWith([text], { timeline: { durationMs, loop: false } }))
        const next = reduceAdBuilder(state, { type: 'animate', ids: ['a'], ...animation })
        expect(findPreset(next.keyframes, 'a', animation.phase)).toBe(animation.preset)
        expect(next.history.past).toHaveLength(1)
        const restAt = animation.phase === 'out' ? 0 : durationMs
        expect(sampleDesign(next, restAt).a).toEqual(sampleDesign(state, restAt).a)
        const removed = reduceAdBuilder(next, { type: 'animate', ids: ['a'], phase: animation.phase, preset: null })
        expect(pickDesign(removed)).toEqual(pickDesign(state))
      }),
    )
  })

  it('starts and ends outside of the artboard in every size', () => {
    const slides = ['slide-left', 'slide-right', 'slide-up', 'slide-down'] as const
    const side = fc.integer({ min: 40, max: 1000 })
    const given = fc.record({
      steps: anySteps,
      preset: fc.constantFrom(...slides),
      phase: fc.constantFrom('in' as const, 'out' as const),
      layout: fc.constantFrom('roles' as const, 'rules' as const),
      width: side,
      height: side,
      x: fc.integer({ min: -100, max: 900 }),
      isMoved: fc.boolean(),
    })
    fc.assert(
      fc.property(given, ({ steps, preset, phase, layout, width, height, x, isMoved }) => {
        const before = applySteps(newAdBuilder(), steps)
        const [layer] = contentLayers(before)
        if (!layer || layer.locked) return
        const free = { ...pickDesign(before), keyframes: [] }
        const design = animateLayers(free, [layer.id], { phase, preset })
        const overrides = isMoved ? { [layer.id]: { x, width: 200 } } : {}
        const sized = designForSize(design, { width, height, layout, overrides })
        const box = layerBounds(sampleDesign(sized, phase === 'in' ? 0 : sized.timeline.durationMs)[layer.id]!)
        const isOutside = box.x + box.width <= 1 || box.y + box.height <= 1 || box.x >= width - 1 || box.y >= height - 1
        expect(isOutside).toBe(true)
      }),
    )
  })
})
