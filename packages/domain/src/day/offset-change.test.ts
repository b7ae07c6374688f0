import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallClock } from '../testing/wall-clock.js'
import { isZoneName } from '../timezone/timezone.js'
import { clockChangeText, deviceZone, nextOffsetChange } from './offset-change.js'

const AUTUMN = new Date('2025-10-14T10:00:00Z')

describe('nextOffsetChange', () => {
  it.each([
    ['Europe/Berlin', 'Follows clock changes: GMT+01:00 from 26 Oct 2025'],
    ['America/New_York', 'Follows clock changes: GMT-05:00 from 2 Nov 2025'],
    ['Australia/Lord_Howe', 'Follows clock changes: GMT+10:30 from 5 Apr 2026'],
    ['Africa/Casablanca', 'Follows clock changes: GMT+00:00 from 15 Feb 2026'],
    ['Asia/Kolkata', 'Its clocks do not change in the coming year'],
    ['UTC', 'Its clocks do not change in the coming year'],
  ])('of %s: %s', (tzCode, text) => {
    expect(clockChangeText(tzCode, AUTUMN)).toBe(text)
  })

  it('is the first hour at which the wall clock shifts, in any zone', () => {
    const hour = 3_600_000
    const offset = (at: number, zone: string) => Date.parse(`${wallClock(at, zone).replace(' ', 'T')}Z`) - at
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const start = fc.integer({ min: Date.UTC(2005, 0) / hour, max: Date.UTC(2030, 0) / hour }).map((at) => at * hour)
    fc.assert(
      fc.property(zone, start, (name, from) => {
        const change = nextOffsetChange(name, new Date(from))
        const until = change ? change.at.getTime() : from + 365 * 24 * hour
        // Sampled every nine hours, because more would take minutes; an offset lasts for weeks.
        for (let at = from; at < until; at += 9 * hour) expect(offset(at, name)).toBe(offset(from, name))
        if (change) expect(offset(until, name)).not.toBe(offset(until - 60_000, name))
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 25) },
    )
  }, 60_000)
})

it('works with the zone of the device', () => {
  expect(isZoneName(deviceZone() ?? '')).toBe(true)
})
