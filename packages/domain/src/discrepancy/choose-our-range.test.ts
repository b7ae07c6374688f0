import { describe, expect, it } from 'vitest'
import { chooseOurRange } from './choose-our-range.js'

const flight = { start: '2026-09-01', end: '2026-09-30' }
const rows = ['2026-09-04', '2026-09-02', '2026-09-03'].map((day) => ({ day }))
const choose = (options: Partial<Parameters<typeof chooseOurRange>[0]> = {}) =>
  chooseOurRange({ rows, flight, zone: 'Europe/Berlin', ...options })

describe('chooseOurRange', () => {
  it('takes the stated range and zone', () => {
    const statedRange = { start: '2026-09-01', end: '2026-09-05' }
    expect(choose({ statedRange, statedZone: 'America/New_York' })).toEqual({
      range: statedRange,
      rangeFrom: 'file',
      zone: 'America/New_York',
      zoneFrom: 'file',
      reasons: [
        'The file states that it covers 1 Sep 2026 to 5 Sep 2026.',
        'The file states that its days are days in America/New_York.',
      ],
    })
    expect(choose({ statedZone: '-05:00' }).zone).toBe('-05:00')
  })

  it('takes the days of the rows and the zone of the campaign, if the file states none that fit', () => {
    const expected = { range: { start: '2026-09-02', end: '2026-09-04' }, rangeFrom: 'rows', zone: 'Europe/Berlin' }
    expect(choose()).toMatchObject(expected)
    expect(choose({ statedRange: { start: '2026-09-03', end: '2026-09-05' } })).toMatchObject(expected)
    expect(choose({ statedRange: { start: '2026-09-05', end: '2026-09-01' }, statedZone: 'Mars' })).toMatchObject({
      ...expected,
      zoneFrom: 'campaign',
    })
  })

  it('takes the flight for a file without days, and asks without a flight', () => {
    const noDays = [{ day: null }, { day: 'x' }]
    expect(choose({ rows: noDays })).toMatchObject({ range: flight, rangeFrom: 'flight' })
    expect(choose({ rows: [], flight: { start: null, end: '2026-09-30' } })).toMatchObject({
      range: null,
      rangeFrom: null,
    })
  })

  it('cuts a range that is longer than a report', () => {
    const { range, reasons } = choose({ rows: [{ day: '1999-01-01' }, { day: '2026-09-30' }] })
    expect(range).toEqual({ start: '2025-08-27', end: '2026-09-30' })
    expect(reasons).toContain('Only its last 400 days are compared.')
  })
})
