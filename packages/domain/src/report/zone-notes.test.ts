import { describe, expect, it } from 'vitest'
import { offsetCell, rangeOffsetsText, zoneNotes } from './report-view-text.js'

const autumn = { start: '2026-10-20', end: '2026-10-27', zone: 'Europe/Berlin' }

describe('zoneNotes', () => {
  it('have both offsets across a clock change, and the day with 25 hours', () => {
    expect(rangeOffsetsText(autumn)).toBe('GMT+02:00, GMT+01:00 from 25 Oct 2026')
    expect(zoneNotes(autumn)).toEqual(['25 Oct 2026 has 25 hours: clocks go from GMT+02:00 to GMT+01:00.'])
    expect(offsetCell(autumn)).toBe('GMT+02:00, later GMT+01:00 (2026-10-25 has 25 hours)')
  })

  it('have the day with 23 hours', () => {
    const day = { start: '2026-03-29', end: '2026-03-29', zone: 'Europe/Berlin' }
    expect(zoneNotes(day)).toEqual(['29 Mar 2026 has 23 hours: clocks go from GMT+01:00 to GMT+02:00.'])
    expect(offsetCell(day)).toBe('GMT+01:00, later GMT+02:00 (23 hours)')
  })

  it('have one offset and no note without clock changes', () => {
    for (const zone of ['UTC', 'Asia/Tokyo', '+00:00', '+02:00']) expect(zoneNotes({ ...autumn, zone })).toEqual([])
    expect(rangeOffsetsText({ ...autumn, zone: 'Asia/Tokyo' })).toBe('GMT+09:00')
    expect(offsetCell({ ...autumn, zone: '+02:00' })).toBe('GMT+02:00')
  })

  it.each([
    ['Asia/Kolkata', '00:30'],
    ['Asia/Kathmandu', '00:45'],
    ['Australia/Eucla', '00:45'],
    ['Pacific/Marquesas', '00:30'],
    ['America/St_Johns', '00:30'],
    ['+05:30', '00:30'],
  ])('explain that days in %s start at %s', (zone, start) => {
    expect(zoneNotes({ ...autumn, zone })).toEqual([
      `Data is counted by whole UTC hours, so days in this time zone run from ${start} local time.`,
    ])
    expect(offsetCell({ ...autumn, zone })).toMatch(new RegExp(` \\(days from ${start}\\)$`))
  })

  it('explain a change of half an hour', () => {
    expect(zoneNotes({ start: '2026-04-01', end: '2026-04-09', zone: 'Australia/Lord_Howe' })).toEqual([
      '5 Apr 2026 has 24.5 hours: clocks go from GMT+11:00 to GMT+10:30.',
      'Data is counted by whole UTC hours, so days in this time zone run from 00:30 local time.',
    ])
  })
})
