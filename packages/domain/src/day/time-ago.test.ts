import { describe, expect, it } from 'vitest'
import { formatTimeAgo } from './day-text.js'

const now = new Date('2025-10-14T10:00:00Z')
const said = (ms: number) => formatTimeAgo(new Date(now.getTime() - ms), now)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('formatTimeAgo', () => {
  it.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [MINUTE, '1 min ago'],
    [59 * MINUTE, '59 min ago'],
    [HOUR, '1 h ago'],
    [23.9 * HOUR, '23 h ago'],
    [24 * HOUR, 'yesterday'],
    [47.9 * HOUR, 'yesterday'],
    [48 * HOUR, '2 days ago'],
    [6.9 * 24 * HOUR, '6 days ago'],
    [7 * 24 * HOUR, '7 Oct 2025'],
  ])('formats %d ms as %s', (ms, expected) => {
    expect(said(ms)).toBe(expected)
  })

  it('treats a future moment as now', () => {
    expect(said(-5 * MINUTE)).toBe('just now')
  })
})
