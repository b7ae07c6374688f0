import { describe, expect, it } from 'vitest'
import { tagActivityState } from './tag-activity.js'

const NOTHING = {
  firstImpressionAt: null,
  countedAt: null,
  impressions: 0,
  clicks: 0,
  invalidTraffic: 0,
  lastInvalid: null,
}
const FIRST = '2025-10-14T12:03:00.000Z'
const LATER = '2025-10-14T15:40:00.000Z'
const minutesLater = (minutes: number) => Date.parse(FIRST) + minutes * 60_000

describe('tagActivityState', () => {
  it('waits for the first impression, and names what was filtered meanwhile', () => {
    expect(tagActivityState(NOTHING, minutesLater(0))).toEqual({ state: 'waiting' })
    expect(tagActivityState({ ...NOTHING, lastInvalid: { kind: 'robot', at: FIRST } }, minutesLater(1))).toEqual({
      state: 'waiting',
      invalid: { message: 'A robot requested it. Not counted.', at: FIRST },
    })
  })

  it('reports the first impression for ten minutes, then the last count', () => {
    const activity = { ...NOTHING, firstImpressionAt: FIRST, countedAt: LATER, impressions: 3 }
    expect(tagActivityState(activity, minutesLater(9))).toEqual({ state: 'first', at: FIRST })
    expect(tagActivityState(activity, minutesLater(10))).toEqual({ state: 'counted', at: LATER })
  })

  it('ignores invalid traffic once something was counted', () => {
    const activity = { ...NOTHING, countedAt: LATER, lastInvalid: { kind: 'robot' as const, at: FIRST } }
    expect(tagActivityState({ ...activity, impressions: 1 }, minutesLater(600))).toEqual({
      state: 'counted',
      at: LATER,
    })
    // Written, but not counted.
    expect(tagActivityState(activity, minutesLater(600)).state).toBe('waiting')
  })
})
