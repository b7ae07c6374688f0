import { describe, expect, it } from 'vitest'
import { ENGLISH } from '../language/report-texts.js'
import { SCHEDULE_FREQUENCIES } from '../report-range/report-options.js'
import {
  describeSchedule,
  formatNextRun,
  isTooEarly,
  rangeZoneText,
  scheduleCoversText,
  tooEarlyText,
} from './schedule-text.js'

const now = new Date('2026-11-11T12:00:00Z')
const flight = { start: '2026-10-01', end: '2026-11-15' }
const rule = (frequency: 'Daily' | 'Weekly' | 'Monthly' | 'On campaign end', tzCode = 'Europe/Berlin') => ({
  frequency,
  tzCode,
  time: '09:00',
})

describe('formatNextRun', () => {
  it.each([
    ['Daily', 'Next: Thu 12 Nov 2026 at 09:00 (GMT+01:00) Europe/Berlin, covering 11 Nov 2026.'],
    ['Weekly', 'Next: Mon 16 Nov 2026 at 09:00 (GMT+01:00) Europe/Berlin, covering 9–15 Nov 2026.'],
    ['Monthly', 'Next: Tue 1 Dec 2026 at 09:00 (GMT+01:00) Europe/Berlin, covering 1–30 Nov 2026.'],
    ['On campaign end', 'Next: Mon 16 Nov 2026 at 09:00 (GMT+01:00) Europe/Berlin, covering 1 Oct – 15 Nov 2026.'],
  ] as const)('%s', (frequency, expected) => {
    expect(formatNextRun(rule(frequency), flight, now)).toBe(expected)
  })

  it('has the offset of that day, also with half hours', () => {
    expect(formatNextRun(rule('Daily', 'Asia/Kolkata'), flight, now)).toContain('at 09:00 (GMT+05:30) Asia/Kolkata')
    expect(formatNextRun(rule('Monthly'), flight, new Date('2026-03-15'))).toContain('(GMT+02:00) Europe/Berlin')
  })

  it('explains why there is none', () => {
    const end = rule('On campaign end')
    expect(formatNextRun(end, { start: null, end: null }, now)).toBe('Not planned yet: the campaign has no last day.')
    expect(formatNextRun(end, flight, new Date('2027-01-01'))).toBe('Not planned any more: the campaign has ended.')
  })
})

describe('describeSchedule', () => {
  const choices = {
    ...rule('Weekly'),
    type: 'Summary' as const,
    format: 'xlsx' as const,
    withVideo: true,
    recipients: ['ada@placard.test', 'noor@agency.example'],
  }
  const summer = new Date('2026-07-01T00:00:00Z')

  it('contains time, content, format and recipients', () => {
    expect(describeSchedule(choices, summer)).toBe(
      'Every Monday at 09:00 (GMT+02:00) Europe/Berlin, the Summary report of the seven days before as Excel, with video quartiles, to 2 people.',
    )
  })

  it.each([
    ['Daily', 'Every day at 09:00 (GMT+01:00) Europe/Berlin, the Full report of the day before as CSV.'],
    [
      'Monthly',
      'On the 1st of every month at 09:00 (GMT+01:00) Europe/Berlin, the Full report of the month before as CSV.',
    ],
    [
      'On campaign end',
      'Once, after the last day of the campaign, at 09:00 (GMT+01:00) Europe/Berlin, the Full report of the whole campaign as CSV.',
    ],
  ] as const)('%s, to nobody yet', (frequency, expected) => {
    const each = { ...choices, frequency, type: 'Full', format: 'csv', withVideo: false } as const
    expect(describeSchedule({ ...each, recipients: [] }, now)).toBe(expected)
  })

  it('names the weekday and the day of the month', () => {
    const at = (changes: object) => describeSchedule({ ...choices, ...changes }, summer)
    expect(at({ weekday: 4 })).toMatch(/^Every Thursday at 09:00 /)
    for (const [monthDay, text] of [
      [2, 'On the 2nd of'],
      [11, 'On the 11th of'],
      [31, 'On the 31st or last day of'],
    ] as const)
      expect(at({ frequency: 'Monthly', monthDay })).toContain(text)
  })

  it('names a single recipient, and formats zones readably', () => {
    const alone = { ...choices, recipients: ['ada@placard.test'], tzCode: 'America/New_York' }
    expect(describeSchedule(alone, summer)).toContain('(GMT-04:00) America/New York, ')
    expect(describeSchedule(alone, summer)).toMatch(/, to ada@placard\.test\.$/)
  })

  it('never names a time before data is complete', () => {
    expect(tooEarlyText()).toBe('Not sent before 03:00: the last numbers of the day before still come in.')
    for (const frequency of SCHEDULE_FREQUENCIES)
      for (const time of ['00:00', '02:59', '03:00', '23:59']) {
        const each = { ...choices, frequency, time }
        const sent = formatNextRun(each, flight, now).match(/ at (\d\d:\d\d) /)?.[1]
        expect([frequency, time, isTooEarly(each)]).toEqual([frequency, time, sent !== time])
        expect(describeSchedule(each, now)).toContain(` at ${sent} `)
      }
  })
})

describe('scheduleCoversText', () => {
  it.each([
    [{ frequency: 'Weekly', weekday: 7 }, 'Sent every Sunday, covering the seven days before.'],
    [{ frequency: 'Monthly', monthDay: 3 }, 'Sent on the 3rd, covering the previous calendar month.'],
    [{ frequency: 'Monthly', monthDay: 30 }, 'Sent on the 30th or the last day of the month, covering'],
    [{ frequency: 'On campaign end' }, 'at least 3 hours after the last day'],
    [{ frequency: 'On campaign end' }, 'they count in the hour in which they arrive'],
  ] as const)('%j: %s', (choices, expected) => {
    expect(scheduleCoversText(choices, ENGLISH)).toContain(expected)
  })
})

describe('rangeZoneText', () => {
  it.each([
    ['2026-11-01', '2026-11-30', '(GMT+01:00) Europe/Berlin'],
    ['2026-10-01', '2026-10-31', '(GMT+02:00) Europe/Berlin, GMT+01:00 since the clocks changed'],
  ])('%s to %s', (start, end, expected) => {
    expect(rangeZoneText({ start, end, tzCode: 'Europe/Berlin' })).toBe(expected)
  })
})
