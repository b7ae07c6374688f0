import { addDaysTo } from '@placard/domain/internal/dates'
import { listBuckets } from '@placard/domain/report'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regularSteps } from './time-steps.js'
import { timeTicks } from './time-ticks.js'

describe('timeTicks', () => {
  const days = (start: string, end: string) => listBuckets({ start, end, tzCode: 'UTC' })
  const labels = (...args: Parameters<typeof timeTicks>) => timeTicks(...args).map(({ label }) => label)

  it('labels the last day, and others at equal distances with space between them', () => {
    const twoWeeks = days('2025-09-30', '2025-10-13')
    expect(labels(twoWeeks, 'UTC', 800)).toEqual(['1 Oct', '4 Oct', '7 Oct', '10 Oct', '13 Oct'])
    expect(labels(days('2025-10-07', '2025-10-13'), 'UTC', 1000)).toHaveLength(7)
    expect(labels(days('2025-10-13', '2025-10-13'), 'UTC', 500)).toEqual(['13 Oct', '06:00', '12:00', '18:00'])
  })

  it('has equal distances between labels for any number of days', () => {
    fc.assert(
      // Shorter ranges are reported by hour.
      fc.property(fc.integer({ min: 3, max: 400 }), fc.integer({ min: 260, max: 1400 }), (count, width) => {
        const places = timeTicks(days('2024-01-01', addDaysTo('2024-01-01', count - 1)), 'UTC', width).map(
          ({ value }) => value,
        )
        const gaps = places.slice(1).map((place, index) => place - places[index]!)
        expect(new Set(gaps).size).toBeLessThanOrEqual(1)
        expect(places.at(-1)).toBe(count - 1)
        expect(places[0]!).toBeLessThan(gaps[0] ?? count)
      }),
    )
  })

  it('never overlaps labels, however many steps there are', () => {
    const many = [
      days('2024-10-14', '2025-10-13'),
      regularSteps('2023-07-01T00:00:00.000Z', 700),
      regularSteps('2023-07-01T00:00:00.000Z', 20_000),
      regularSteps('2003-07-17T00:00:00.000Z', 200_000),
      Array.from({ length: 53 }, (_, week) => `${days('2024-10-14', '2025-10-19')[week * 7]}/x`),
    ]
    for (const steps of many)
      for (const width of [260, 330, 700, 1050]) {
        const at = timeTicks(steps, 'Europe/Berlin', width).map(({ value }) => (value * width) / (steps.length - 1))
        expect(at.length).toBeGreaterThanOrEqual(2)
        for (const [index, x] of at.slice(1).entries()) expect(x - at[index]!).toBeGreaterThan(50)
      }
  })

  it('labels a day where it starts in the report’s time zone', () => {
    const hours = listBuckets({ start: '2025-10-13', end: '2025-10-14', tzCode: 'Asia/Tokyo' })
    const clock = ['06:00', '12:00', '18:00']
    expect(labels(hours, 'Asia/Tokyo', 1200)).toEqual(['13 Oct', ...clock, '14 Oct', ...clock])
  })

  it('labels days of 23 and 25 hours by the clock', () => {
    const of = (day: string) => listBuckets({ start: day, end: day, tzCode: 'Europe/Berlin' })
    const [spring, autumn] = [of('2025-03-30'), of('2025-10-26')]
    expect([spring.length, autumn.length]).toEqual([23, 25])
    for (const hours of [spring, autumn])
      expect(labels(hours, 'Europe/Berlin', 480).slice(1)).toEqual(['06:00', '12:00', '18:00'])
    expect(timeTicks(spring, 'Europe/Berlin', 480).map(({ value }) => value)).toEqual([0, 5, 11, 17])
    expect(timeTicks(autumn, 'Europe/Berlin', 480).map(({ value }) => value)).toEqual([0, 7, 13, 19])
  })

  it('labels years by their months', () => {
    expect(labels(regularSteps('2023-12-31T23:00:00.000Z', 20_000), 'Europe/Berlin', 800)).toEqual([
      'Jan 2024',
      'Jul 2024',
      'Jan 2025',
      'Jul 2025',
      'Jan 2026',
    ])
    expect(labels(regularSteps('2003-07-17T00:00:00.000Z', 200_000), 'UTC', 800)).toEqual([
      '2004',
      '2009',
      '2014',
      '2019',
      '2024',
    ])
  })
})
