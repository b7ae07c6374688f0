import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDaysTo, dayCount, dayInZone, daysBetween, endOfDayInZone, isDay, startOfDayInZone } from './day.js'
import { daySchema } from './day-schema.js'

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Asia/Amman',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Pacific/Auckland',
]
const zone = fc.constantFrom(...ZONES)
const day = fc
  .date({ min: new Date('2000-01-02T00:00:00Z'), max: new Date('2037-12-30T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Reads the wall clock of a zone through `Intl`, as an independent check. */
const wallClock = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)

describe('isDay', () => {
  it('agrees with the schema', () => {
    const two = fc.integer({ min: 0, max: 40 }).map((number) => String(number).padStart(2, '0'))
    const nearly = fc.tuple(fc.constantFrom('0000', '1900', '2000', '2023', '2024', '9999'), two, two)
    const texts = fc.oneof(
      nearly.map((parts) => parts.join('-')),
      fc.string(),
      day.map((text) => `${text}T00`),
    )
    fc.assert(
      fc.property(texts, (text) => isDay(text) === daySchema.safeParse(text).success),
      { numRuns: 2000 },
    )
  })
})

describe('days without a time zone', () => {
  it('count across months, leap days and years', () => {
    expect(addDaysTo('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDaysTo('2025-03-01', -1)).toBe('2025-02-28')
    expect(addDaysTo('2025-12-31', 1)).toBe('2026-01-01')
    expect(dayCount('2025-10-07', '2025-10-13')).toBe(7)
    expect(daysBetween('2025-10-30', '2025-11-02')).toEqual(['2025-10-30', '2025-10-31', '2025-11-01', '2025-11-02'])
  })

  it('can be added and subtracted', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (start, count) => {
        expect(addDaysTo(addDaysTo(start, count), -count)).toBe(start)
        expect(dayCount(start, addDaysTo(start, Math.abs(count)))).toBe(Math.abs(count) + 1)
      }),
    )
  })
})

describe('days in a time zone', () => {
  it('start at the first moment of the local day', () => {
    fc.assert(
      fc.property(day, zone, (date, name) => {
        const start = startOfDayInZone(date, name)
        expect(wallClock(start, name).slice(0, 10)).toBe(date)
        expect(wallClock(new Date(start.getTime() - 1000), name).slice(0, 10)).toBe(addDaysTo(date, -1))
      }),
    )
  })

  it('leave no second between two days', () => {
    fc.assert(
      fc.property(day, zone, (date, name) => {
        expect(endOfDayInZone(date, name).getTime() + 1000).toBe(startOfDayInZone(addDaysTo(date, 1), name).getTime())
      }),
    )
  })

  it('last 23 and 25 hours when the clocks change', () => {
    const hours = (date: string) =>
      (startOfDayInZone(addDaysTo(date, 1), 'Europe/Berlin').getTime() -
        startOfDayInZone(date, 'Europe/Berlin').getTime()) /
      3_600_000
    expect([hours('2025-03-30'), hours('2025-10-26'), hours('2025-10-27')]).toEqual([23, 25, 24])
  })

  it('start after a skipped midnight', () => {
    expect(startOfDayInZone('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z')
  })

  it('start at the first of two midnights', () => {
    expect(startOfDayInZone('2018-10-26', 'Asia/Amman').toISOString()).toBe('2018-10-25T21:00:00.000Z')
    expect(startOfDayInZone('2025-11-02', 'America/Havana').toISOString()).toBe('2025-11-02T04:00:00.000Z')
  })

  it('accept an offset as a time zone', () => {
    expect(startOfDayInZone('2025-10-14', '+05:30').toISOString()).toBe('2025-10-13T18:30:00.000Z')
    expect(dayInZone(new Date('2025-10-13T18:30:00Z'), '+05:30')).toBe('2025-10-14')
  })
})
