import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySteps, applySteps, designWith } from './ad-builder.fixture.js'
import { newAdBuilder, pickDesign } from './ad-builder.js'
import { newLayer } from './ad-layer.js'
import { animateLayers } from './animation-presets.js'
import { layerClips, moveClip, removeKeyframes, retimeKeyframes } from './keyframe-changes.js'
import { sampleDesign } from './timeline.js'

const frame = (id: string, at: number, value: number) =>
  ({ id, layerID: 'a', property: 'x', at, value, easing: 'linear' }) as const
const animated = designWith([newLayer('text', 'a')], {
  keyframes: [frame('k1', 1000, 0), frame('k2', 2000, 50), frame('k3', 4000, 100)],
})

describe('layerClips', () => {
  it('separates phases of presets from other keyframes', () => {
    const design = animateLayers(animated, ['a'], { phase: 'out', preset: 'fade' })
    expect(layerClips(design.keyframes, 'a').map(({ phase, fromMs, toMs }) => [phase, fromMs, toMs])).toEqual([
      [null, 1000, 4000],
      ['out', 4500, 5000],
    ])
  })
})

describe('moveClip', () => {
  const [clip] = layerClips(animated.keyframes, 'a')
  const times = (part: 'start' | 'end' | 'whole', by: number) => Object.values(moveClip(clip!, part, by, 5000))

  it('moves and stretches within the timeline', () => {
    expect(times('whole', 500)).toEqual([1500, 2500, 4500])
    expect(times('whole', 9000)).toEqual([2000, 3000, 5000])
    expect(times('whole', -9000)).toEqual([0, 1000, 3000])
    expect(times('end', -1500)).toEqual([1000, 1500, 2500])
    expect(times('start', -1000)).toEqual([0, 1333, 4000])
    expect(times('start', 9000)).toEqual([3950, 3967, 4000])
  })

  it('loses no keyframe at any length', () => {
    fc.assert(
      fc.property(anySteps, fc.constantFrom('start', 'end', 'whole'), fc.integer(), (steps, part, by) => {
        const design = pickDesign(applySteps(newAdBuilder(), steps))
        for (const { layerID } of design.keyframes)
          for (const own of layerClips(design.keyframes, layerID)) {
            const next = retimeKeyframes(design, moveClip(own, part, by, design.timeline.durationMs))
            expect(next.keyframes.map(({ id, value }) => [id, value])).toEqual(
              design.keyframes.map(({ id, value }) => [id, value]),
            )
          }
      }),
    )
  })
})

describe('retimeKeyframes', () => {
  it('keeps keyframes that would meet, or leave the timeline', () => {
    expect(retimeKeyframes(animated, { k1: 2000 })).toBe(animated)
    expect(retimeKeyframes(animated, { k3: 5001 })).toBe(animated)
    expect(retimeKeyframes(animated, { k1: 1500.4 }).keyframes[0]?.at).toBe(1500)
  })
})

describe('removeKeyframes', () => {
  it('leaves a layer where it rests', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const design = pickDesign(applySteps(newAdBuilder(), steps))
        const still = removeKeyframes(design, ({ phase }) => phase === undefined)
        const rest = removeKeyframes(still, () => true)
        expect(rest.keyframes).toEqual([])
        if (!design.keyframes.some(({ phase }) => phase === 'out'))
          expect(sampleDesign(rest, 0)).toEqual(sampleDesign(design, design.timeline.durationMs))
      }),
    )
  })
})
