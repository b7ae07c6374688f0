import { describe, expect, it } from 'vitest'
import { trendText } from './trend-text.js'

describe('trendText', () => {
  it.each([
    [[10, 10, 10, 11, 11, 12], 'up 13\u00a0% in 3 days'],
    [[10, 10, 5, 5], 'down 50\u00a0% in 2 days'],
    [[4, 4, 4, 4], 'steady in 2 days'],
    [[0, 0, 5, 5], 'new in 2 days'],
    [[0, 0, 0, 0], 'no data yet'],
    [[], 'no data yet'],
    [[7], 'no data yet'],
    [[null, null, null, null], 'no data yet'],
    [[10, 5], 'down 50\u00a0% in 1 day'],
    // A gap is not a drop.
    [[10, 10, null, 10], 'steady in 2 days'],
    [[10, 10, null, null], 'no data in 2 days'],
    [[null, null, 5, 5], 'new in 2 days'],
    // With an odd number of values, the first is in neither half.
    [[9, 0, 0], 'steady in 1 day'],
    [[5, 5, 0, 0], 'down 100\u00a0% in 2 days'],
    [[-4, -4, -2, -2], 'up in 2 days'],
    [[-4, -4, -6, 0], 'up in 2 days'],
  ])('formats %j as %s', (values, words) => expect(trendText(values)).toBe(words))

  it('uses the unit of the values', () => {
    expect(trendText([1, 1, 2, 2], 'hours')).toBe('up 100\u00a0% in 2 hours')
    expect(trendText([1, 2], 'weeks')).toBe('up 100\u00a0% in 1 week')
  })
})
