import { describe, expect, it } from 'vitest'
import { trendText } from './sparkline.js'

describe('trendText', () => {
  it.each([
    [[10, 10, 10, 11, 11, 12], 'up 13\u00a0% in 3 days'],
    [[10, 10, 5, 5], 'down 50\u00a0% in 2 days'],
    [[4, 4, 4, 4], 'steady in 2 days'],
    [[0, 0, 5, 5], 'new in 2 days'],
    [[0, 0, 0, 0], 'no data yet'],
    [[], 'no data yet'],
  ])('says %j as %s', (values, words) => expect(trendText(values)).toBe(words))
})
