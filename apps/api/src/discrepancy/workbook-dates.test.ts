import { describe, expect, it } from 'vitest'
import { isDateFormat, readIsoDate, readSerialDate } from './workbook-dates.js'

describe('isDateFormat', () => {
  it.each([
    [14, undefined],
    [22, undefined],
    [164, 'yyyy\\-mm\\-dd'],
    [164, 'dd/mm/yyyy hh:mm'],
    [164, '[$-409]d\\-mmm;@'],
    [164, 'mmmm'],
    [164, '[Red]m/d/yy'],
  ])('knows the date format %s %s', (id, code) => expect(isDateFormat(id, code)).toBe(true))

  it.each([
    [0, undefined],
    [2, undefined],
    [20, undefined],
    [46, undefined],
    [164, 'General'],
    [164, '#,##0.00\\ "days"'],
    [164, '[h]:mm'],
    [164, 'mm:ss'],
    [164, 'h:mm AM/PM'],
    [164, '0.00;"yes"dd'],
    [164, '"unclosed d'],
    [164, '0_d'],
    // ExcelJS takes these for dates.
    [164, '0.0,,\\M'],
    [164, '0\\ \\d'],
    [164, '[>=1000000]0.0,,\\M;[>=1000]0.0,\\K;0'],
    [164, '_-* #,##0.00\\ _K_M_-;\\-* #,##0.00\\ _K_M_-'],
  ])('takes the format %s %s for no date', (id, code) => expect(isDateFormat(id, code)).toBe(false))
})

describe('readSerialDate', () => {
  it('returns days and times of both date systems', () => {
    expect(readSerialDate(46_266, false)).toEqual({ day: '2026-09-01' })
    expect(readSerialDate(44_804, true)).toEqual({ day: '2026-09-01' })
    expect(readSerialDate(46_266.5, false)).toBe('2026-09-01 12:00:00')
    expect(readSerialDate(46_266.000001, false)).toEqual({ day: '2026-09-01' })
    expect(readSerialDate(61, false)).toEqual({ day: '1900-03-01' })
    expect(readSerialDate(2_958_465, false)).toEqual({ day: '9999-12-31' })
  })

  it('keeps numbers that are no dates', () => {
    for (const serial of [0.5, 12, -1, 3_000_000, 1e300]) expect(readSerialDate(serial, false)).toBe(serial)
  })
})

describe('readIsoDate', () => {
  it('returns days, and texts with a time', () => {
    expect(readIsoDate('2026-09-01')).toEqual({ day: '2026-09-01' })
    expect(readIsoDate('2026-09-01T00:00:00Z')).toEqual({ day: '2026-09-01' })
    expect(readIsoDate('2026-09-01T13:30:00')).toBe('2026-09-01 13:30:00')
    expect(readIsoDate('soon')).toBe('soon')
  })
})
