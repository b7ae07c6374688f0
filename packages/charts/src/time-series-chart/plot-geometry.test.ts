import { bucketsOf } from '@placard/domain'
import { describe, expect, it } from 'vitest'
import { bucketTicks, plotGeometry, valueTicks } from './plot-geometry.js'

describe('valueTicks', () => {
  it('has five marks at most, from zero to the largest value', () => {
    for (const max of [0.004, 0.7, 1, 3, 7, 99, 101, 150_000, 199_999, 2_959_973, 1e9]) {
      const ticks = valueTicks(max, false)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks[0]).toBe(0)
      expect(ticks.at(-1)!).toBeGreaterThanOrEqual(max)
    }
    expect(valueTicks(150_000, true)).toEqual([0, 50_000, 100_000, 150_000])
    expect(valueTicks(1.3, false)).toEqual([0, 0.5, 1, 1.5])
  })

  it('marks no half counts, and something where all is zero', () => {
    for (let max = 1; max < 60; max++) expect(valueTicks(max, true).every(Number.isInteger)).toBe(true)
    expect(valueTicks(0, true)).toEqual([0, 1])
  })
})

describe('bucketTicks', () => {
  const days = (start: string, end: string) => bucketsOf({ start, end, tzCode: 'UTC' })
  const labels = (buckets: string[], zone: string, width: number) =>
    bucketTicks(buckets, zone, width).map(({ label }) => label)

  it('labels the first and the last day and leaves room', () => {
    expect(labels(days('2025-09-30', '2025-10-13'), 'UTC', 800)).toEqual([
      '30 Sep',
      '3 Oct',
      '6 Oct',
      '9 Oct',
      '13 Oct',
    ])
    expect(labels(days('2025-10-07', '2025-10-13'), 'UTC', 1000)).toHaveLength(7)
    expect(labels(days('2025-10-13', '2025-10-13'), 'UTC', 500)).toEqual(['13 Oct', '06:00', '12:00', '18:00'])
  })

  it('never sets two labels closer than their width', () => {
    for (const width of [240, 330, 700, 1050]) {
      const buckets = days('2024-10-14', '2025-10-13')
      const at = bucketTicks(buckets, 'UTC', width).map(
        ({ value }) => (buckets.indexOf(value) * width) / (buckets.length - 1),
      )
      const gaps = at.slice(1).map((x, index) => x - at[index]!)
      expect(Math.min(...gaps)).toBeGreaterThan(50)
      expect(at.at(-1)).toBeCloseTo(width)
    }
  })

  it('says the day where it begins, in the zone of the report', () => {
    const hours = bucketsOf({ start: '2025-10-13', end: '2025-10-14', tzCode: 'Asia/Tokyo' })
    expect(labels(hours, 'Asia/Tokyo', 1200)).toEqual([
      '13 Oct',
      '06:00',
      '12:00',
      '18:00',
      '14 Oct',
      '06:00',
      '12:00',
      '18:00',
    ])
  })
})

describe('plotGeometry', () => {
  it('finds the step under a pointer again', () => {
    const { xOf, indexAt } = plotGeometry({ width: 800, height: 300 }, 14, 200, ['200K'])
    for (let index = 0; index < 14; index++) expect(indexAt(xOf(index) + 5)).toBe(index)
    expect(indexAt(-50)).toBe(0)
    expect(indexAt(5000)).toBe(13)
  })

  it('sets a single step in the middle', () => {
    const { xOf, margin } = plotGeometry({ width: 400, height: 300 }, 1, 1, ['1'])
    expect(xOf(0)).toBe(margin.left + (400 - margin.left - margin.right) / 2)
  })
})
