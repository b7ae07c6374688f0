import { describe, expect, it } from 'vitest'
import { nextRunText, rangeZoneText } from './schedule-words.js'

const now = new Date('2026-11-11T12:00:00Z')
const flight = { start: '2026-10-01', end: '2026-11-15' }
const rule = (frequency: 'Daily' | 'Weekly' | 'Monthly' | 'On campaign end', tzCode = 'Europe/Berlin') => ({
  frequency,
  tzCode,
  time: '09:00',
})

describe('the next run in words', () => {
  it.each([
    ['Daily', 'Next: Thu 12 Nov 2026 at 09:00 (GMT+01:00) Europe/Berlin, covering 11 Nov 2026.'],
    ['Weekly', 'Next: Mon 16 Nov 2026 at 09:00 (GMT+01:00) Europe/Berlin, covering 9–15 Nov 2026.'],
    ['Monthly', 'Next: Tue 1 Dec 2026 at 09:00 (GMT+01:00) Europe/Berlin, covering 1–30 Nov 2026.'],
    ['On campaign end', 'Next: Mon 16 Nov 2026 at 09:00 (GMT+01:00) Europe/Berlin, covering 1 Oct – 15 Nov 2026.'],
  ] as const)('%s', (frequency, expected) => {
    expect(nextRunText(rule(frequency), flight, now)).toBe(expected)
  })

  it('says the offset of that day, and half hours', () => {
    expect(nextRunText(rule('Daily', 'Asia/Kolkata'), flight, now)).toContain('at 09:00 (GMT+05:30) Asia/Kolkata')
    expect(nextRunText(rule('Monthly'), flight, new Date('2026-03-15'))).toContain('(GMT+02:00) Europe/Berlin')
  })

  it('says why there is none', () => {
    const end = rule('On campaign end')
    expect(nextRunText(end, { start: null, end: null }, now)).toBe('Not planned yet: the campaign has no last day.')
    expect(nextRunText(end, flight, new Date('2027-01-01'))).toBe('Not planned any more: the campaign has ended.')
  })
})

describe('the zone of a range in words', () => {
  it.each([
    ['2026-11-01', '2026-11-30', '(GMT+01:00) Europe/Berlin'],
    ['2026-10-01', '2026-10-31', '(GMT+02:00) Europe/Berlin, GMT+01:00 since the clocks changed'],
  ])('%s to %s', (start, end, expected) => {
    expect(rangeZoneText({ start, end, tzCode: 'Europe/Berlin' })).toBe(expected)
  })
})
