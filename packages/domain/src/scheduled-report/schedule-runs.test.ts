import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SCHEDULE_FREQUENCIES } from '../report-range/report-options.js'
import { latestRun, nextRun, nextRuns, runsBetween, type ScheduleRule, SETTLE_MS } from './schedule-runs.js'

const NO_FLIGHT = { start: null, end: null }
const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 86_400_000
const text = (run: ReturnType<typeof nextRun>) =>
  run && `${run.start}/${run.end} ${run.runAt.toISOString().slice(0, 16)}`
const rule = (frequency: ScheduleRule['frequency'], time = '09:00', tzCode = 'Europe/Berlin') => ({
  frequency,
  time,
  tzCode,
})

describe('nextRun', () => {
  it.each([
    ['Daily', '09:00', '2026-11-16T07:59', '2026-11-15/2026-11-15 2026-11-16T08:00'],
    ['Daily', '09:00', '2026-11-16T08:00', '2026-11-16/2026-11-16 2026-11-17T08:00'],
    ['Daily', '00:30', '2026-11-16T01:59', '2026-11-15/2026-11-15 2026-11-16T02:00'],
    ['Daily', '02:30', '2026-03-28T12:00', '2026-03-28/2026-03-28 2026-03-29T02:00'],
    ['Daily', '02:30', '2026-10-24T12:00', '2026-10-24/2026-10-24 2026-10-25T01:00'],
    ['Weekly', '09:00', '2026-11-16T07:59', '2026-11-09/2026-11-15 2026-11-16T08:00'],
    ['Weekly', '09:00', '2026-11-16T08:00', '2026-11-16/2026-11-22 2026-11-23T08:00'],
    ['Weekly', '09:00', '2026-12-30T08:00', '2026-12-28/2027-01-03 2027-01-04T08:00'],
    ['Monthly', '09:00', '2026-11-16T08:00', '2026-11-01/2026-11-30 2026-12-01T08:00'],
    ['Monthly', '00:05', '2026-12-31T23:59', '2026-12-01/2026-12-31 2027-01-01T02:00'],
    ['Monthly', '09:00', '2028-02-10T00:00', '2028-02-01/2028-02-29 2028-03-01T08:00'],
  ] as const)('%s at %s after %s is %s', (frequency, time, after, expected) => {
    expect(text(nextRun(rule(frequency, time), NO_FLIGHT, new Date(`${after}Z`)))).toBe(expected)
  })

  it('of an ending campaign is once, at the first such time after its last day’s data is complete', () => {
    const flight = { start: '2026-10-01', end: '2026-11-15' }
    const before = new Date('2026-11-01T00:00Z')
    expect(text(nextRun(rule('On campaign end'), flight, before))).toBe('2026-10-01/2026-11-15 2026-11-16T08:00')
    expect(text(nextRun(rule('On campaign end', '03:00'), flight, before))).toMatch(/ 2026-11-16T02:00$/)
    expect(text(nextRun(rule('On campaign end', '02:59'), flight, before))).toMatch(/ 2026-11-17T01:59$/)
    expect(nextRun(rule('On campaign end'), flight, new Date('2026-11-16T08:00Z'))).toBeUndefined()
  })

  it('of a campaign without a last day is undefined', () => {
    expect(nextRun(rule('On campaign end'), { start: '2026-10-01', end: null }, new Date(0))).toBeUndefined()
    expect(latestRun(rule('On campaign end'), NO_FLIGHT, new Date('2030-01-01'))).toBeUndefined()
  })

  it('of a campaign that ends after year 9999 is undefined', () => {
    for (const end of ['9999-12-29', '9999-12-31'])
      for (const find of [nextRun, latestRun])
        expect(find(rule('On campaign end'), { start: '0001-01-01', end }, new Date('2026-01-01'))).toBeUndefined()
    const flight = { start: '0000-01-01', end: '9999-12-28' }
    for (const tzCode of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      expect(nextRun(rule('On campaign end', '23:59', tzCode), flight, new Date())?.end).toBe('9999-12-28')
    expect(latestRun(rule('On campaign end'), { start: '0000-01-01', end: '0000-01-01' }, new Date())).toBeDefined()
  })

  it('of a flight that is longer than a report covers its last days', () => {
    const run = nextRun(rule('On campaign end'), { start: '2020-01-01', end: '2026-11-15' }, new Date(0))
    expect(text(run)).toBe('2025-10-12/2026-11-15 2026-11-16T08:00')
  })
})

describe('nextRun on a chosen day', () => {
  it.each([
    [{ frequency: 'Weekly', weekday: 3 }, '2026-11-16T08:00', '2026-11-11/2026-11-17 2026-11-18T08:00'],
    [{ frequency: 'Weekly', weekday: 7 }, '2026-11-16T08:00', '2026-11-15/2026-11-21 2026-11-22T08:00'],
    [{ frequency: 'Monthly', monthDay: 5 }, '2026-11-16T08:00', '2026-11-01/2026-11-30 2026-12-05T08:00'],
    [{ frequency: 'Monthly', monthDay: 31 }, '2026-01-31T08:00', '2026-01-01/2026-01-31 2026-02-28T08:00'],
    [{ frequency: 'Monthly', monthDay: 29 }, '2028-02-01T08:00', '2028-01-01/2028-01-31 2028-02-29T08:00'],
    [{ frequency: 'Monthly', monthDay: 30 }, '2026-04-30T07:00', '2026-04-01/2026-04-30 2026-05-30T07:00'],
  ] as const)('%j after %s is %s', (day, after, expected) => {
    expect(text(nextRun({ ...rule(day.frequency), ...day }, NO_FLIGHT, new Date(`${after}Z`)))).toBe(expected)
  })

  it('covers every month once, whichever day it is', () => {
    for (let monthDay = 1; monthDay <= 31; monthDay++) {
      const runs = nextRuns({ ...rule('Monthly'), monthDay }, NO_FLIGHT, new Date('2027-12-31T23:30Z'), 24)
      expect(runs.map(({ start }) => start)).toEqual(
        Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2027, 11 + index, 1)).toISOString().slice(0, 10)),
      )
      expect(latestRun({ ...rule('Monthly'), monthDay }, NO_FLIGHT, runs[5]!.runAt)).toEqual(runs[5])
    }
  })
})

describe('runsBetween', () => {
  it('are those of a gap, newest first, the first included and the last not', () => {
    const [from, until] = [new Date('2026-11-16T08:00Z'), new Date('2026-11-19T08:00Z')]
    const days = (count: number) => runsBetween(rule('Daily'), NO_FLIGHT, from, until, count).map(({ end }) => end)
    expect(days(20)).toEqual(['2026-11-17', '2026-11-16', '2026-11-15'])
    expect(days(2)).toEqual(['2026-11-17', '2026-11-16'])
    expect(runsBetween(rule('Daily'), NO_FLIGHT, until, until, 20)).toEqual([])
  })
})

describe('nextRuns', () => {
  const at = (frequency: ScheduleRule['frequency'], after: string, clock = '09:00') =>
    nextRuns(rule(frequency, clock), { start: '2026-10-01', end: '2026-11-15' }, new Date(after), 3).map(text)

  it('keep the local time across clock changes', () => {
    expect(at('Weekly', '2026-10-14T10:00Z')).toEqual([
      '2026-10-12/2026-10-18 2026-10-19T07:00',
      '2026-10-19/2026-10-25 2026-10-26T08:00',
      '2026-10-26/2026-11-01 2026-11-02T08:00',
    ])
    expect(at('Daily', '2026-03-27T12:00Z', '02:30').map((each) => each?.slice(-16))).toEqual([
      '2026-03-28T02:00',
      '2026-03-29T02:00',
      '2026-03-30T01:00',
    ])
  })

  it('cover whole months, also in leap years', () => {
    expect(at('Monthly', '2028-01-31T12:00Z').map((each) => each?.slice(0, 21))).toEqual([
      '2028-01-01/2028-01-31',
      '2028-02-01/2028-02-29',
      '2028-03-01/2028-03-31',
    ])
  })

  it('are one for an ending campaign, and none after it', () => {
    expect(at('On campaign end', '2026-10-14T10:00Z')).toEqual(['2026-10-01/2026-11-15 2026-11-16T08:00'])
    expect(at('On campaign end', '2026-11-16T08:00Z')).toEqual([])
    expect(nextRuns(rule('Daily'), NO_FLIGHT, new Date(), 0)).toEqual([])
  })
})

/** Reads a zone's clock through `Intl`, as an independent check. */
const clocks = new Map<string, Intl.DateTimeFormat>()
function wallClock(moment: number, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock.format(moment)
}
const nextDay = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

/** Returns the first minute from a moment on at which the zone's clock shows a time or a later one. */
function firstMinute(from: number, zone: string, time: string): number {
  const target = Date.parse(`${time}Z`)
  for (let at = from; ; ) {
    const clock = wallClock(at, zone)
    if (clock >= time) return at
    // Clocks change by an hour at most, so whole hours skip nothing while the time is far away.
    at += target - Date.parse(`${clock}Z`) > 3 * HOUR ? HOUR : MINUTE
  }
}

/** Finds when a daily run of `day` is due, independent of our rules. */
function expectedRun(day: string, time: string, zone: string): number {
  const start = firstMinute(Date.parse(day) - 15 * HOUR, zone, `${day} 00:00`)
  return Math.max(firstMinute(start, zone, `${day} ${time}`), start + SETTLE_MS)
}

/** Returns the days of a year with clock changes in a zone. */
function changeDays(zone: string, year: number): string[] {
  const hoursAhead = (at: number) => Math.round((Date.parse(`${wallClock(at, zone)}Z`) - at) / MINUTE)
  const noons = Array.from({ length: 366 }, (_, index) => Date.UTC(year, 0, index + 1, 12))
  return noons
    .filter((noon) => hoursAhead(noon) !== hoursAhead(noon - DAY))
    .flatMap((noon) => [noon - DAY, noon].map((each) => new Date(each).toISOString().slice(0, 10)))
}

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')]
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const moment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2030-12-31T00:00:00Z'),
  noInvalidDate: true,
})

describe('nextRuns in every time zone', () => {
  it('are at the local time, also on days with clock changes', { timeout: 120_000 }, () => {
    for (const tzCode of ZONES)
      for (const day of new Set([...changeDays(tzCode, 2025), '2026-06-15']))
        for (const [clock] of fc.sample(fc.tuple(time), 2).concat([['02:30']])) {
          const expected = expectedRun(day, clock, tzCode)
          const daily = rule('Daily', clock, tzCode)
          const run = nextRun(daily, NO_FLIGHT, new Date(expected - 1))
          expect([tzCode, clock, run?.runAt.getTime()]).toEqual([tzCode, clock, expected])
          expect(nextDay(run?.end ?? '')).toBe(day)
          expect(latestRun(daily, NO_FLIGHT, new Date(expected))).toEqual(run)
        }
  })

  it('are consecutive without gaps or overlaps', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom(...SCHEDULE_FREQUENCIES.slice(0, 3)),
        time,
        moment,
        (tzCode, frequency, clock, after) => {
          const each = rule(frequency, clock, tzCode)
          let run = nextRun(each, NO_FLIGHT, after)
          for (let index = 0; index < 4 && run; index++) {
            const following = nextRun(each, NO_FLIGHT, run.runAt)
            expect(following?.start).toBe(nextDay(run.end))
            expect(following?.runAt.getTime()).toBeGreaterThan(run.runAt.getTime())
            expect(latestRun(each, NO_FLIGHT, new Date((following?.runAt.getTime() ?? 0) - 1))).toEqual(run)
            run = following
          }
        },
      ),
    )
  })

  it('equal those of an independent calendar', () => {
    const weekday = (day: string) => new Date(day).getUTCDay()
    const isDue = (frequency: string, day: string) =>
      frequency === 'Daily' || (frequency === 'Weekly' ? weekday(day) === 1 : day.endsWith('-01'))
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom(...SCHEDULE_FREQUENCIES.slice(0, 3)),
        time,
        moment,
        (tzCode, frequency, clock, after) => {
          const runs = nextRuns(rule(frequency, clock, tzCode), NO_FLIGHT, after, 3)
          const expected: number[] = []
          let day = wallClock(after.getTime(), tzCode).slice(0, 10)
          while (expected.length < 3) {
            const at = isDue(frequency, day) ? expectedRun(day, clock, tzCode) : 0
            if (at > after.getTime()) expected.push(at)
            day = nextDay(day)
          }
          expect(runs.map(({ runAt }) => runAt.getTime())).toEqual(expected)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('wait until data is complete, and cover whole weeks and months', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom(...SCHEDULE_FREQUENCIES),
        time,
        moment,
        (tzCode, frequency, clock, after) => {
          const end = after.toISOString().slice(0, 10)
          const flight = { start: '2019-12-01', end }
          const run = nextRun(rule(frequency, clock, tzCode), flight, new Date(after.getTime() - 2 * DAY))
          if (!run) throw new Error('There is always one.')
          const settled = wallClock(run.runAt.getTime() - SETTLE_MS, tzCode)
          expect(settled.slice(0, 10) > run.end).toBe(true)
          const days = (Date.parse(run.end) - Date.parse(run.start)) / DAY + 1
          if (frequency === 'Weekly') expect([days, new Date(run.end).getUTCDay()]).toEqual([7, 0])
          if (frequency === 'Monthly') expect([run.start.slice(8), nextDay(run.end).slice(8)]).toEqual(['01', '01'])
          if (frequency === 'On campaign end') expect([days <= 400, run.end]).toEqual([true, end])
        },
      ),
    )
  })
})
