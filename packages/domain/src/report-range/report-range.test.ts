import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDaysTo, dayCount } from '../day/day.js'
import {
  bucketFor,
  downloadQuery,
  downloadQuerySchema,
  rangeFromDownload,
  rangeFromQuery,
  reportQuery,
  reportQuerySchema,
  reportRangeSchema,
} from './report-query.js'
import {
  defaultRange,
  findPreset,
  listBuckets,
  MAX_RANGE_DAYS,
  presetRange,
  previousRange,
  RANGE_PRESETS,
  type RangePreset,
  rangeMoments,
} from './report-range.js'

const NOW = new Date('2025-10-14T22:30:00Z')
const range = fc
  .record({
    start: fc
      .date({ min: new Date('2001-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    days: fc.integer({ min: 1, max: MAX_RANGE_DAYS }),
    tzCode: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'),
  })
  .map(({ start, days, tzCode }) => ({ start, end: addDaysTo(start, days - 1), tzCode }))

describe('report ranges', () => {
  it('default to today and the six days before it', () => {
    expect(defaultRange(NOW)).toEqual({ start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' })
    expect(defaultRange(NOW, 'Europe/Berlin').end).toBe('2025-10-15')
  })

  it('have a previous range of equal length right before', () => {
    fc.assert(
      fc.property(range, (chosen) => {
        const before = previousRange(chosen)
        expect(addDaysTo(before.end, 1)).toBe(chosen.start)
        expect(dayCount(before.start, before.end)).toBe(dayCount(chosen.start, chosen.end))
      }),
    )
  })

  it('have presets with the days of their names', () => {
    const days = (preset: RangePreset) => {
      const { start, end } = presetRange(preset, NOW, 'UTC')
      return `${start} ${end}`
    }
    expect(days('today')).toBe('2025-10-14 2025-10-14')
    expect(days('yesterday')).toBe('2025-10-13 2025-10-13')
    expect(days('last30')).toBe('2025-09-15 2025-10-14')
    expect(days('monthToDate')).toBe('2025-10-01 2025-10-14')
    expect(days('lastMonth')).toBe('2025-09-01 2025-09-30')
    expect(days('yearToDate')).toBe('2025-01-01 2025-10-14')
    // On the 20th all presets are different days.
    const later = new Date('2025-10-20T12:00:00Z')
    for (const preset of RANGE_PRESETS) expect(findPreset(presetRange(preset, later, 'UTC'), later)).toBe(preset)
  })

  it('reject ranges that end before they start or are too long', () => {
    const parse = (start: string, end: string) => reportRangeSchema.safeParse({ start, end, tzCode: 'UTC' }).success
    expect(parse('2025-10-02', '2025-10-01')).toBe(false)
    expect(parse('2024-01-01', '2025-10-01')).toBe(false)
    expect(parse('2025-02-30', '2025-03-01')).toBe(false)
    expect(
      reportRangeSchema.safeParse({ start: '2025-10-01', end: '2025-10-01', tzCode: 'Mars/Olympus' }).success,
    ).toBe(false)
  })
})

describe('report queries', () => {
  it('send the start one minute late and the end at 23:59:59, as unix seconds', () => {
    const query = reportQuery({ start: '2025-10-08', end: '2025-10-14', tzCode: 'Europe/Berlin' })
    expect(new Date(query.start_dt * 1000).toISOString()).toBe('2025-10-08T00:01:00.000Z')
    expect(new Date(query.end_dt * 1000).toISOString()).toBe('2025-10-14T23:59:59.000Z')
    expect(query.tzOffset).toBe('+02:00')
  })

  it('round-trip through a URL', () => {
    fc.assert(
      fc.property(range, (chosen) => {
        const text = (query: object) => Object.fromEntries(new URLSearchParams(query as Record<string, string>))
        expect(rangeFromQuery(reportQuerySchema.parse(text(reportQuery(chosen))))).toMatchObject(chosen)
        expect(rangeFromDownload(downloadQuerySchema.parse(text(downloadQuery(chosen))))).toMatchObject(chosen)
      }),
    )
  })

  it('fall back to the offset without a zone name', () => {
    const { zone } = rangeFromQuery({ start_dt: 1_759_881_660, end_dt: 1_759_967_999, tzOffset: '+05:30' })
    expect(zone).toBe('+05:30')
  })
})

describe('report steps', () => {
  it('cover every moment of the range once', () => {
    fc.assert(
      fc.property(range, (chosen) => {
        const steps = listBuckets(chosen)
        expect(new Set(steps).size).toBe(steps.length)
        expect([...steps].sort()).toEqual(steps)
        if (steps[0]?.length === 10) expect(steps.length).toBe(dayCount(chosen.start, chosen.end))
        else {
          const { from, to } = rangeMoments(chosen, chosen.tzCode)
          for (const step of steps)
            expect(Date.parse(step) >= from.getTime() && Date.parse(step) <= to.getTime()).toBe(true)
        }
      }),
    )
  })

  it('are 25 hours on the day that the clocks go back', () => {
    expect(listBuckets({ start: '2025-10-26', end: '2025-10-26', tzCode: 'Europe/Berlin' })).toHaveLength(25)
    expect(listBuckets({ start: '2025-03-30', end: '2025-03-30', tzCode: 'Europe/Berlin' })).toHaveLength(23)
  })
})

describe('hourly reports', () => {
  it('cover at most 62 days, the longest two months', () => {
    const days = (count: number) => ({ start: '2025-07-01', end: addDaysTo('2025-07-01', count - 1) })
    expect(bucketFor(days(62), 'hour')).toBe('hour')
    expect(() => bucketFor(days(63), 'hour')).toThrow('A report by hour covers 62 days at most')
    expect(bucketFor(days(63), 'full')).toBe('day')
  })
})
