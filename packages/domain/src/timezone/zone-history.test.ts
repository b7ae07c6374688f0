import { afterEach, describe, expect, it } from 'vitest'
import { clockChanges } from '../day/clock-changes.js'
import { dayInZone, momentInZone, startOfDayInZone } from '../day/day.js'
import { formatMoment } from '../day/day-text.js'
import { reportQuery } from '../report-range/report-query.js'
import { localTime, zoneOffset } from './timezone.js'
import { setZoneHistory } from './zone-history.js'

/** A zone that stays at UTC-5 from a day on which the runtime of this test has never heard of a change. */
const NOVEMBER = Date.parse('2031-11-02T07:00:00Z')
const history = { untils: [NOVEMBER, Date.parse('2032-03-14T08:00:00Z')], offsets: [-300, -345] }

describe('setZoneHistory', () => {
  afterEach(() => setZoneHistory(undefined))

  it('replaces the data of the runtime in every calculation', () => {
    const noon = new Date('2031-12-01T12:00:00Z')
    expect(zoneOffset('America/Winnipeg', noon)).toBe('-06:00')
    setZoneHistory((name) => (name === 'America/Winnipeg' ? history : undefined))
    expect(zoneOffset('America/Winnipeg', noon)).toBe('-05:45')
    expect(localTime(noon, 'America/Winnipeg')).toBe('2031-12-01T06:15')
    expect(formatMoment(noon, 'America/Winnipeg')).toBe('1 Dec 2031, 06:15')
    expect(startOfDayInZone('2031-12-01', 'America/Winnipeg').toISOString()).toBe('2031-12-01T05:45:00.000Z')
    expect(momentInZone('2031-12-01', '08:00', 'America/Winnipeg').toISOString()).toBe('2031-12-01T13:45:00.000Z')
    expect(dayInZone(new Date('2031-12-01T05:44:00Z'), 'America/Winnipeg')).toBe('2031-11-30')
    expect(clockChanges({ start: '2031-11-01', end: '2031-11-03', zone: 'America/Winnipeg' })).toEqual([
      { day: '2031-11-02', hours: 24.75, from: '-05:00', to: '-05:45' },
    ])
    const range = { start: '2031-12-01', end: '2031-12-01', tzCode: 'America/Winnipeg' }
    expect(reportQuery(range).tzOffset).toBe('-05:45')
  })

  it('applies each offset up to the exact moment of the change', () => {
    setZoneHistory(() => history)
    expect(zoneOffset('America/Winnipeg', new Date(NOVEMBER - 1))).toBe('-05:00')
    expect(zoneOffset('America/Winnipeg', new Date(NOVEMBER))).toBe('-05:45')
  })

  it('leaves other zones, offsets and the time after its last entry to the runtime', () => {
    setZoneHistory((name) => (name === 'America/Winnipeg' ? history : undefined))
    const noon = new Date('2031-12-01T12:00:00Z')
    expect(zoneOffset('Europe/Berlin', noon)).toBe('+01:00')
    expect(zoneOffset('+05:30', noon)).toBe('+05:30')
    expect(zoneOffset('America/Winnipeg', new Date('2032-12-01T12:00:00Z'))).toBe('-06:00')
  })
})
