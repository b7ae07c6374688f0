import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDaysTo } from './day.js'
import { formatComparedRange, formatDay, formatRange } from './day-text.js'

describe('formatRange', () => {
  it.each([
    ['2025-10-13', '2025-10-13', '13 Oct 2025'],
    ['2025-09-16', '2025-09-29', '16–29 Sep 2025'],
    ['2025-09-30', '2025-10-13', '30 Sep – 13 Oct 2025'],
    ['2024-12-30', '2025-01-05', '30 Dec 2024 – 5 Jan 2025'],
    ['2024-10-13', '2025-10-13', '13 Oct 2024 – 13 Oct 2025'],
  ])('formats %s to %s as %s', (start, end, text) => {
    expect(formatRange({ start, end })).toBe(text)
  })

  it('omits the year on request, unless the years differ', () => {
    expect(formatRange({ start: '2025-09-16', end: '2025-09-29' }, { year: false })).toBe('16–29 Sep')
    expect(formatRange({ start: '2025-09-30', end: '2025-10-13' }, { year: false })).toBe('30 Sep – 13 Oct')
    expect(formatRange({ start: '2024-12-30', end: '2025-01-05' }, { year: false })).toBe('30 Dec 2024 – 5 Jan 2025')
  })

  it('names the year of a compared range that starts in another one', () => {
    const current = { start: '2026-11-01' }
    expect(formatComparedRange({ start: '2026-10-02', end: '2026-10-31' }, current)).toBe('2–31 Oct')
    expect(formatComparedRange({ start: '2025-11-01', end: '2025-11-26' }, current)).toBe('1–26 Nov 2025')
  })

  it('always ends with the text of its last day', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDaysTo('1999-12-31', count))
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 800 }), (start, length) => {
        const end = addDaysTo(start, length)
        expect(formatRange({ start, end }).endsWith(formatDay(end))).toBe(true)
      }),
    )
  })
})
