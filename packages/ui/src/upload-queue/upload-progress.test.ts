import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addSample,
  computeRate,
  roundToQuarter,
  type Sample,
  secondsLeft,
  timeLeft,
  type Upload,
  type UploadState,
  uploadTotals,
} from './upload-progress.js'

const upload = (state: UploadState, loaded: number, size = 100): Upload => ({
  id: `${state}${loaded}`,
  name: 'main.mp4',
  size,
  loaded,
  state,
})

describe('uploadTotals', () => {
  it('sums uploads except cancelled ones', () => {
    const uploads = [
      upload('done', 0),
      upload('uploading', 40),
      upload('paused', 10),
      upload('queued', 0),
      upload('error', 90),
      upload('conflict', 0),
      upload('cancelled', 50),
    ]
    expect(uploadTotals(uploads)).toEqual({
      count: 6,
      size: 600,
      loaded: 150,
      done: 1,
      failed: 1,
      conflicts: 1,
      open: 3,
      running: 1,
      share: 0.25,
    })
  })

  it('counts files if all are empty, and is zero for none', () => {
    expect(uploadTotals([upload('done', 0, 0), upload('queued', 0, 0)]).share).toBe(0.5)
    expect(uploadTotals([]).share).toBe(0)
  })

  it('has a fraction between 0 and 1 for any reports', () => {
    const any = fc.record({
      id: fc.string(),
      name: fc.string(),
      size: fc.nat(1e9),
      loaded: fc.nat(2e9),
      state: fc.constantFrom<UploadState>('queued', 'uploading', 'paused', 'done', 'error', 'cancelled', 'conflict'),
    })
    fc.assert(
      fc.property(fc.array(any), (uploads) => {
        const { share, count, done, failed, conflicts, open } = uploadTotals(uploads)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(done + failed + conflicts + open).toBe(count)
      }),
    )
  })
})

describe('rate', () => {
  const sampled = (...samples: Sample[]) => samples.reduce(addSample, [] as readonly Sample[])

  it('is undefined in the first two seconds', () => {
    expect(computeRate([])).toBeUndefined()
    expect(computeRate(sampled({ at: 0, loaded: 0 }, { at: 1_999, loaded: 5_000 }))).toBeUndefined()
    expect(computeRate(sampled({ at: 0, loaded: 0 }, { at: 2_000, loaded: 5_000 }))).toBe(2_500)
  })

  it('follows the last seconds', () => {
    const slowThenFast = Array.from({ length: 31 }, (_, second) => ({
      at: second * 1_000,
      loaded: second <= 20 ? second * 100 : 2_000 + (second - 20) * 900,
    }))
    expect(computeRate(slowThenFast.reduce(addSample, [] as readonly Sample[]))).toBe(900)
  })

  it('drops to zero when an upload stalls', () => {
    const stalled = [0, 1, 2, 3].map((second) => ({ at: second * 1_000, loaded: second * 500 }))
    const later = Array.from({ length: 12 }, (_, second) => ({ at: 4_000 + second * 1_000, loaded: 1_500 }))
    const rate = computeRate([...stalled, ...later].reduce(addSample, [] as readonly Sample[]))
    expect(rate).toBe(0)
    expect(secondsLeft(1_000, rate)).toBeUndefined()
  })

  it('restarts with an upload', () => {
    expect(sampled({ at: 0, loaded: 0 }, { at: 3_000, loaded: 900 }, { at: 4_000, loaded: 0 })).toEqual([
      { at: 4_000, loaded: 0 },
    ])
  })

  it('keeps only the samples of its window, and is never negative', () => {
    const steps = fc.array(fc.record({ ms: fc.integer({ min: 1, max: 3_000 }), bytes: fc.nat(1_000) }), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(steps, (all) => {
        let [at, loaded] = [0, 0]
        let samples: readonly Sample[] = []
        for (const { ms, bytes } of all) {
          at += ms
          loaded += bytes
          samples = addSample(samples, { at, loaded })
        }
        expect(samples.filter((sample) => at - sample.at > 8_000).length).toBeLessThanOrEqual(1)
        expect(computeRate(samples) ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

it.each([
  [0, '1 s'],
  [7.2, '8 s'],
  [11, '15 s'],
  [54, '55 s'],
  [58, '1 min'],
  [200, '3 min'],
  [3_600, '1 h'],
  [4_800, '1 h 20 min'],
  [7_080, '2 h'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(timeLeft(seconds).replaceAll('\u00a0', ' ')).toBe(text)
})

it('computes the remaining time from the rate', () => {
  expect(secondsLeft(1_000, 250)).toBe(4)
  expect(secondsLeft(1_000, undefined)).toBeUndefined()
})

it.each([
  [0, 0],
  [0.249, 0],
  [0.25, 25],
  [0.6, 50],
  [1, 75],
])('has at %d the last quarter %d', (share, quarter) => {
  expect(roundToQuarter(share)).toBe(quarter)
})
