import { describe, expect, it } from 'vitest'
import { DEFAULT_TIMEZONE, isZoneName, timezoneAt, timezonesAt } from './timezone.js'

const summer = new Date('2025-07-01T00:00:00Z')
const winter = new Date('2025-12-01T00:00:00Z')

describe('time zones', () => {
  it('labels the default exactly', () => {
    expect(timezoneAt('UTC', winter)).toEqual(DEFAULT_TIMEZONE)
  })

  it('tells the offset of the date, not of today', () => {
    expect(timezoneAt('Europe/Berlin', summer).label).toBe('(GMT+02:00) Europe/Berlin')
    expect(timezoneAt('Europe/Berlin', winter).offset).toBe('+01:00')
    expect(timezoneAt('America/St_Johns', summer).label).toBe('(GMT-02:30) America/St Johns')
    expect(timezoneAt('Asia/Kathmandu', summer).offset).toBe('+05:45')
  })

  it('lists every zone once, UTC first, then west to east', () => {
    const zones = timezonesAt(winter)
    expect(zones[0]?.tzCode).toBe('UTC')
    expect(new Set(zones.map(({ tzCode }) => tzCode)).size).toBe(zones.length)
    expect(zones.length).toBeGreaterThan(300)
    expect(zones[1]?.offset.startsWith('-')).toBe(true)
    expect(zones.at(-1)?.offset).toBe('+14:00')
  })

  it('knows which names are zones', () => {
    expect(['UTC', 'Europe/Berlin', 'Asia/Calcutta'].every(isZoneName)).toBe(true)
    expect(['', 'Nowhere/City', '+05:30', '<script>'].some(isZoneName)).toBe(false)
  })
})
