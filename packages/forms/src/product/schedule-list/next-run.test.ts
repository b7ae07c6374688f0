import type { ScheduledReport } from '@placard/domain/schedule'
import { describe, expect, it } from 'vitest'
import { describeNextRun, type Reader } from './next-run.js'

const now = new Date('2026-11-11T12:00:00Z')
const schedule = (changes: Partial<ScheduledReport>): ScheduledReport => ({
  id: 's1',
  campaignID: 'c1',
  frequency: 'Weekly',
  type: 'Full',
  format: 'csv',
  tzCode: 'Europe/Berlin',
  time: '09:00',
  recipients: ['ada@placard.test'],
  waiting: [],
  unsubscribed: [],
  undelivered: [],
  missed: [],
  paused: false,
  withVideo: true,
  nextRunAt: '2026-11-16T08:00:00.000Z',
  lastRunAt: null,
  lastResult: null,
  lastProblem: null,
  lastDelivery: null,
  testProblem: null,
  ...changes,
})
const flight = { start: '2026-10-01', end: '2026-11-15' }
const ended = { frequency: 'On campaign end', nextRunAt: null } as const

const findNext = (each: ScheduledReport, days: Parameters<typeof describeNextRun>[1], reader: Reader) => {
  const found = describeNextRun(each, days, reader)
  if (typeof found === 'string') throw new Error(found)
  return found
}

describe('Next run of a schedule', () => {
  it('shows its period in its time zone', () => {
    expect(describeNextRun(schedule({}), flight, { zone: 'Europe/Madrid', now })).toEqual({
      at: new Date('2026-11-16T08:00:00.000Z'),
      due: false,
      moment: 'Mon 16 Nov 2026 at 09:00 (GMT+01:00) Europe/Berlin',
      covers: 'covers 9–15 Nov 2026',
      local: undefined,
    })
  })

  it('has the offset of the server, which may have newer zone data than the browser', () => {
    const offsets = [{ from: '2026-11-14T06:00:00.000Z', offset: '+03:00' }]
    const nextRunAt = '2026-11-16T06:00:00.000Z'
    expect(describeNextRun(schedule({ nextRunAt, offsets }), flight, { zone: 'Etc/GMT-3', now })).toMatchObject({
      moment: 'Mon 16 Nov 2026 at 09:00 (GMT+03:00) Europe/Berlin',
      covers: 'covers 9–15 Nov 2026',
      local: undefined,
    })
  })

  it.each([
    ['Europe/London', '08:00 for you'],
    ['America/Los_Angeles', '00:00 for you'],
    ['Pacific/Honolulu', '22:00 the day before for you'],
  ])('shows the time for a user in %s', (zone, words) => {
    expect(findNext(schedule({}), flight, { zone, now }).local).toBe(words)
  })

  it('omits the period if the flight is unknown or has changed', () => {
    const atEnd = schedule({ frequency: 'On campaign end' })
    expect(findNext(atEnd, undefined, { zone: 'UTC', now }).covers).toBeUndefined()
    const moved = { ...flight, end: '2026-12-01' }
    expect(findNext(atEnd, moved, { zone: 'UTC', now }).covers).toBeUndefined()
  })

  it('shows an overdue run as imminent', () => {
    const due = schedule({ nextRunAt: '2026-11-11T11:59:00.000Z' })
    expect(findNext(due, flight, { zone: 'UTC', now }).due).toBe(true)
  })

  it.each([
    [{ start: null, end: null }, {}, 'Not planned yet: the campaign has no last day.'],
    [{ start: '2026-01-01', end: '2026-02-01' }, {}, 'Not planned any more: the campaign has ended.'],
    [
      { start: '2026-01-01', end: '2026-02-01' },
      { lastResult: 'sent' as const },
      'No further reports: it has been sent.',
    ],
  ])('explains why there is none: %j %j', (days, changes, words) => {
    expect(describeNextRun(schedule({ ...ended, ...changes }), days, { zone: 'UTC', now })).toBe(words)
  })
})
