import { describe, expect, it } from 'vitest'
import { momentInZone } from './day.js'

const at = (day: string, time: string, zone: string) => momentInZone(day, time, zone).toISOString().slice(0, 16)

describe('momentInZone', () => {
  it.each([
    ['an ordinary time', '2026-11-16', '09:00', 'Europe/Berlin', '2026-11-16T08:00'],
    ['one that is skipped: the first moment after', '2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:00'],
    ['the last minute before a gap', '2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59'],
    ['the first minute after a gap', '2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00'],
    ['a doubled one: the first', '2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30'],
    ['the minute after a doubled hour', '2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00'],
    ['midnight where it is skipped', '2018-11-04', '00:00', 'America/Sao_Paulo', '2018-11-04T03:00'],
    ['midnight where it is doubled', '2025-11-02', '00:00', 'America/Havana', '2025-11-02T04:00'],
    ['half an hour of daylight saving', '2025-10-05', '02:10', 'Australia/Lord_Howe', '2025-10-04T15:30'],
    ['a day that an island left out', '2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T10:00'],
    ['45 minutes beside the hour', '2026-06-01', '00:10', 'Pacific/Chatham', '2026-05-31T11:25'],
    ['the far east', '2026-06-01', '00:00', 'Pacific/Kiritimati', '2026-05-31T10:00'],
    ['the far west', '2026-06-01', '23:59', 'Pacific/Pago_Pago', '2026-06-02T10:59'],
    ['an offset', '2026-06-01', '09:00', '+05:30', '2026-06-01T03:30'],
  ])('returns %s', (_, day, time, zone, expected) => {
    expect(at(day, time, zone)).toBe(expected)
  })
})
