import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presetRange, RANGE_PRESETS, type RangePreset } from '../report-range/report-range.js'
import { countDays, dayOfNumber } from '../testing/day-numbers.js'
import { changingDays, findFirstMinute, wallClock } from '../testing/wall-clock.js'
import { dayInZone, endOfDayInZone, startOfDayInZone } from './day.js'

/** Each run evaluates a wall clock a hundred times; PROPERTY_RUNS=20000 takes a few minutes. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 60)
const TIMEOUT = 5000 + RUNS * 50
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const anyDay = fc.integer({ min: countDays('2000-01-02'), max: countDays('2037-12-30') }).map(dayOfNumber)
/** Half of them are days on or next to a clock change. */
const dayAndZone = fc
  .record({
    zone,
    day: anyDay,
    change: fc.option(
      fc.record({
        year: fc.integer({ min: 2000, max: 2037 }),
        index: fc.nat(20),
        beside: fc.integer({ min: -1, max: 1 }),
      }),
    ),
  })
  .map(({ zone: name, day, change }) => {
    const days = change ? changingDays(name, change.year) : []
    const changing = days[(change?.index ?? 0) % Math.max(1, days.length)]
    return { zone: name, day: changing && change ? dayOfNumber(countDays(changing) + change.beside) : day }
  })

const next = (day: string) => dayOfNumber(countDays(day) + 1)

describe('days in every time zone', () => {
  it(
    'start in the first minute in which the wall clock shows them',
    () => {
      fc.assert(
        fc.property(dayAndZone, ({ day, zone: name }) => {
          expect(startOfDayInZone(day, name).getTime()).toBe(findFirstMinute(day, name))
          expect(endOfDayInZone(day, name).getTime()).toBe(findFirstMinute(next(day), name) - 1000)
        }),
        { numRuns: RUNS },
      )
    },
    TIMEOUT,
  )

  it(
    'equal those of the wall clock at any moment',
    () => {
      const moment = fc.integer({ min: Date.UTC(2000, 0, 2), max: Date.UTC(2037, 11, 30) })
      fc.assert(
        fc.property(moment, zone, (at, name) => {
          expect(dayInZone(new Date(at), name)).toBe(wallClock(at, name).slice(0, 10))
        }),
        { numRuns: RUNS * 2 },
      )
    },
    TIMEOUT,
  )

  it.each([
    ['a day that an island left out', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00'],
    ['the day before it', '2011-12-29', 'Pacific/Apia', '2011-12-29T10:00'],
    ['clocks that go back at one past midnight', '2010-11-07', 'America/St_Johns', '2010-11-07T02:30'],
    ['clocks that go back three hours into the day before', '2010-03-05', 'Antarctica/Casey', '2010-03-04T13:00'],
    ['two hours of daylight saving', '2025-03-30', 'Antarctica/Troll', '2025-03-30T00:00'],
    ['half an hour of it', '2025-10-05', 'Australia/Lord_Howe', '2025-10-04T13:30'],
    ['a midnight that is skipped every year', '2025-04-25', 'Africa/Cairo', '2025-04-24T22:00'],
    ['a half hour that a country went back by', '2018-05-05', 'Asia/Pyongyang', '2018-05-04T15:00'],
  ])('have the known values: %s', (_, day, name, expected) => {
    expect(startOfDayInZone(day, name).toISOString().slice(0, 16)).toBe(expected)
    expect(findFirstMinute(day, name)).toBe(Date.parse(`${expected}Z`))
  })
})

describe('presets in every time zone', () => {
  /** Computed from the local day in integer arithmetic. */
  const expected: Record<RangePreset, (today: number) => [first: number, last: number]> = {
    today: (today) => [today, today],
    yesterday: (today) => [today - 1, today - 1],
    last7: (today) => [today - 6, today],
    last14: (today) => [today - 13, today],
    last30: (today) => [today - 29, today],
    last90: (today) => [today - 89, today],
    monthToDate: (today) => [today - Number(dayOfNumber(today).slice(8)) + 1, today],
    lastMonth: (today) => {
      const last = today - Number(dayOfNumber(today).slice(8))
      return [last - Number(dayOfNumber(last).slice(8)) + 1, last]
    },
    yearToDate: (today) => [countDays(`${dayOfNumber(today).slice(0, 4)}-01-01`), today],
  }
  const preset = fc.constantFrom(...RANGE_PRESETS)

  it(
    'count from the day of the wall clock',
    () => {
      fc.assert(
        fc.property(dayAndZone, fc.integer({ min: -90, max: 90 }), preset, ({ day, zone: name }, minutes, chosen) => {
          const at = findFirstMinute(day, name) + minutes * 60_000
          const [first, last] = expected[chosen](countDays(wallClock(at, name).slice(0, 10)))
          expect(presetRange(chosen, new Date(at), name)).toEqual({
            start: dayOfNumber(first),
            end: dayOfNumber(last),
            tzCode: name,
          })
        }),
        { numRuns: RUNS },
      )
    },
    TIMEOUT,
  )
})
