import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EASING_CURVES, type Easing, type EasingName, type Keyframe } from './ad-builder.js'
import { newLayer } from './ad-layer.js'
import {
  clampDurationMs,
  easedProgress,
  easingCss,
  layerTracks,
  putKeyframe,
  sampleLayer,
  sampleTrack,
  shiftKeyframes,
  timelineRuns,
  timelineTime,
} from './timeline.js'

const frame = (id: string, at: number, value: number, changes: Partial<Keyframe> = {}): Keyframe => ({
  id,
  layerID: 'a',
  property: 'x',
  at,
  value,
  easing: 'linear',
  ...changes,
})
const share = fc.integer({ min: 0, max: 1000 }).map((parts) => parts / 1000)
const overshoot = fc.integer({ min: -1000, max: 2000 }).map((parts) => parts / 1000)
const curve = fc.tuple(share, overshoot, share, overshoot)

describe('easedProgress', () => {
  it('is the y of a cubic Bézier curve at the x of the time', () => {
    fc.assert(
      fc.property(curve, fc.integer({ min: 1, max: 99 }), ([x1, y1, x2, y2], percent) => {
        const t = percent / 100
        const on = (first: number, second: number) =>
          3 * first * t * (1 - t) ** 2 + 3 * second * t ** 2 * (1 - t) + t ** 3
        // Where x hardly changes, a rounding error of x is a large step of y.
        const slope = 3 * x1 * (1 - t) ** 2 + 6 * (x2 - x1) * t * (1 - t) + 3 * (1 - x2) * t ** 2
        fc.pre(slope > 0.01)
        expect(easedProgress([x1, y1, x2, y2], on(x1, x2))).toBeCloseTo(on(y1, y2), 6)
      }),
    )
  })

  it('has the values of CSS for its names', () => {
    const middle = (easing: Easing) => Number(easedProgress(easing, 0.5).toFixed(4))
    expect(middle('linear')).toBe(0.5)
    expect(middle('ease')).toBe(0.8024)
    expect(middle('ease-in')).toBe(0.3154)
    expect(middle('ease-out')).toBe(0.6846)
    expect(middle('ease-in-out')).toBe(0.5)
    expect([easedProgress('step-end', 0.999), easedProgress('step-end', 1)]).toEqual([0, 1])
  })

  it('starts at 0 and ends at 1', () => {
    fc.assert(
      fc.property(curve, (easing) => {
        expect([easedProgress(easing, 0), easedProgress(easing, 1)]).toEqual([0, 1])
      }),
    )
  })

  it('is written as CSS', () => {
    for (const name of Object.keys(EASING_CURVES) as EasingName[]) expect(easingCss(name)).toBe(name)
    expect(easingCss([0.3, 1.5, 0.6, 1])).toBe('cubic-bezier(0.3,1.5,0.6,1)')
  })
})

describe('sampleTrack', () => {
  const track = { property: 'x' as const, keyframes: [frame('1', 1000, 10), frame('2', 2000, 30, { easing: 'ease' })] }

  it('holds the first and the last value, and goes between them', () => {
    expect([0, 1000, 1500, 2000, 9000].map((at) => sampleTrack(track, at))).toEqual([10, 10, 20, 30, 30])
  })

  it('reaches each value at its time', () => {
    const times = fc.uniqueArray(fc.nat(5000), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(times, curve, (all, easing) => {
        const keyframes = all.toSorted((one, other) => one - other).map((at) => frame(`${at}`, at, at / 10, { easing }))
        for (const { at, value } of keyframes) expect(sampleTrack({ property: 'x', keyframes }, at)).toBe(value)
      }),
    )
  })

  it('limits an overshoot to the bounds of the property, as CSS does', () => {
    const easing: Easing = [0.3, 1.9, 0.6, 1.5]
    const keyframes = [frame('1', 0, 0, { property: 'opacity', easing }), frame('2', 100, 1, { property: 'opacity' })]
    expect(sampleTrack({ property: 'opacity', keyframes }, 60)).toBe(1)
  })
})

describe('sampleLayer', () => {
  it('takes properties without keyframes from the layer', () => {
    const layer = newLayer('shape', 'a', { x: 5, y: 6 })
    const keyframes = [frame('1', 0, 10), frame('2', 1000, 20), frame('3', 0, 99, { layerID: 'b', property: 'y' })]
    expect(sampleLayer(layer, keyframes, 500)).toMatchObject({ x: 15, y: 6, opacity: 1 })
    expect(layerTracks(keyframes, 'a').map(({ property }) => property)).toEqual(['x'])
  })
})

describe('timelineRuns', () => {
  it('ends a loop in its last state within the duration of the ad', () => {
    const runs = (durationMs: number, loop: boolean, seconds: number) => timelineRuns({ durationMs, loop }, seconds)
    expect([runs(5000, true, 30), runs(7000, true, 30), runs(40_000, true, 30)]).toEqual([6, 4, 1])
    expect([runs(5000, false, 30), runs(5000, true, 0)]).toEqual([1, Number.POSITIVE_INFINITY])
  })

  it('maps the time of the ad to that of the timeline', () => {
    const timeline = { durationMs: 5000, loop: true }
    expect([0, 4999, 5000, 12_000, 15_000, 99_000].map((at) => timelineTime(at, timeline, 3))).toEqual([
      0, 4999, 0, 2000, 5000, 5000,
    ])
  })
})

describe('keyframes', () => {
  const keyframes = [frame('1', 0, 1), frame('2', 1000, 2), frame('3', 3000, 3)]

  it('are replaced at the same time only', () => {
    expect(putKeyframe(keyframes, frame('new', 1000, 9, { easing: 'ease' }))).toEqual([
      keyframes[0],
      { ...keyframes[1], value: 9 },
      keyframes[2],
    ])
    expect(putKeyframe(keyframes, frame('new', 1001, 9))).toHaveLength(4)
  })

  it('move within the timeline, keep their distance, and replace others', () => {
    const times = (ids: string[], by: number) => shiftKeyframes(keyframes, ids, by, 5000).map(({ id, at }) => [id, at])
    expect(times(['1', '2'], -500)).toEqual([
      ['1', 0],
      ['2', 1000],
      ['3', 3000],
    ])
    expect(times(['2', '3'], 9000)).toEqual([
      ['1', 0],
      ['2', 3000],
      ['3', 5000],
    ])
    expect(times(['2'], 2000)).toEqual([
      ['1', 0],
      ['2', 3000],
    ])
  })

  it('limit the duration', () => {
    expect([1000, 200_000, 4000].map((at) => clampDurationMs({ keyframes }, at))).toEqual([3000, 120_000, 4000])
    expect(clampDurationMs({ keyframes: [] }, 1)).toBe(100)
  })
})
