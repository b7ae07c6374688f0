import { describe, expect, it } from 'vitest'
import { DEFAULT_TIMEZONE, isFixedOffset, isZoneName, timezoneAt, timezonesAt, zoneOffset } from './timezone.js'
import { timezoneSchema } from './timezone-schema.js'

const summer = new Date('2025-07-01T00:00:00Z')
const winter = new Date('2025-12-01T00:00:00Z')

describe('time zones', () => {
  it('label the default exactly', () => {
    expect(timezoneAt('UTC', winter)).toEqual(DEFAULT_TIMEZONE)
  })

  it('use the offset of the date, not of today', () => {
    expect(timezoneAt('Europe/Berlin', summer).label).toBe('(GMT+02:00) Europe/Berlin')
    expect(timezoneAt('Europe/Berlin', winter).offset).toBe('+01:00')
    expect(timezoneAt('America/St_Johns', summer).label).toBe('(GMT-02:30) America/St Johns')
    expect(timezoneAt('Asia/Kathmandu', summer).offset).toBe('+05:45')
  })

  it('label an offset without the reversed sign of its POSIX name', () => {
    expect(timezoneAt('Etc/GMT-2', winter).label).toBe('(GMT+02:00) Fixed offset')
    expect(timezoneAt('+05:30', winter).label).toBe('(GMT+05:30) Fixed offset')
  })

  it('list every zone once, UTC first, then west to east', () => {
    const zones = timezonesAt(winter)
    expect(zones[0]?.tzCode).toBe('UTC')
    expect(new Set(zones.map(({ tzCode }) => tzCode)).size).toBe(zones.length)
    expect(zones.length).toBeGreaterThan(300)
    expect(zones[1]?.offset.startsWith('-')).toBe(true)
    expect(zones.at(-1)?.offset).toBe('+14:00')
  })

  it('know valid names', () => {
    expect(['UTC', 'Europe/Berlin', 'Asia/Calcutta'].every(isZoneName)).toBe(true)
    expect(['', 'Nowhere/City', '+05:30', '<script>'].some(isZoneName)).toBe(false)
  })
})

describe('zoneOffset', () => {
  it.each([
    ['Europe/Berlin', '2025-03-30T01:00:00Z', '+01:00', '+02:00'],
    ['Europe/Berlin', '2025-10-26T01:00:00Z', '+02:00', '+01:00'],
    ['America/New_York', '2025-03-09T07:00:00Z', '-05:00', '-04:00'],
    ['America/New_York', '2025-11-02T06:00:00Z', '-04:00', '-05:00'],
    ['America/St_Johns', '2025-03-09T05:30:00Z', '-03:30', '-02:30'],
    ['Australia/Lord_Howe', '2025-04-05T15:00:00Z', '+11:00', '+10:30'],
    ['Australia/Lord_Howe', '2025-10-04T15:30:00Z', '+10:30', '+11:00'],
    ['Pacific/Chatham', '2025-09-27T14:00:00Z', '+12:45', '+13:45'],
    ['Africa/Casablanca', '2025-02-23T02:00:00Z', '+01:00', '+00:00'],
  ])('of %s changes at %s, not a second earlier', (tzCode, at, before, after) => {
    const moment = Date.parse(at)
    expect(zoneOffset(tzCode, new Date(moment - 1000))).toBe(before)
    expect(zoneOffset(tzCode, new Date(moment))).toBe(after)
  })

  it.each([
    ['Asia/Kolkata', '+05:30'],
    ['Asia/Kathmandu', '+05:45'],
    ['Pacific/Marquesas', '-09:30'],
    ['Australia/Eucla', '+08:45'],
    ['Pacific/Kiritimati', '+14:00'],
    ['Pacific/Pago_Pago', '-11:00'],
  ])('of %s is %s all year', (tzCode, offset) => {
    expect([summer, winter].map((at) => zoneOffset(tzCode, at))).toEqual([offset, offset])
  })

  it('equals the shift of the wall clock, for every zone in every season', () => {
    for (const at of [summer, winter])
      for (const { tzCode, offset, label } of timezonesAt(at)) {
        const wall = new Date(`${at.toLocaleString('sv', { timeZone: tzCode }).replace(' ', 'T')}Z`)
        const minutes = (wall.getTime() - at.getTime()) / 60_000
        const [hours = 0, rest = 0] = offset.slice(1).split(':').map(Number)
        expect([tzCode, (offset.startsWith('-') ? -1 : 1) * (hours * 60 + rest)]).toEqual([tzCode, minutes])
        if (!isFixedOffset(tzCode)) expect(label).toBe(`(GMT${offset}) ${tzCode.replaceAll('_', ' ')}`)
      }
  })

  it('of an offset is the offset', () => {
    expect(zoneOffset('+05:30', summer)).toBe('+05:30')
  })

  it('is stored only with a zone that the runtime knows', () => {
    expect(timezoneSchema.safeParse({ ...DEFAULT_TIMEZONE, tzCode: 'Nowhere/City' }).success).toBe(false)
  })
})
