import { describe, expect, it } from 'vitest'
import { timezoneAt, timezonesAt } from './timezone.js'
import { currentZoneName, listCities, otherZoneName, timezoneKeywords } from './timezone-search.js'

const AUTUMN = new Date('2025-10-14T10:00:00Z')

describe('timezoneKeywords', () => {
  it.each([
    ['Asia/Kolkata', ['+5:30', 'UTC+5:30', 'GMT+5:30', 'Asia/Calcutta']],
    ['Asia/Calcutta', ['Asia/Kolkata']],
    ['America/New_York', ['America/New_York', '-4', 'GMT-4']],
    ['Asia/Tokyo', ['+9', 'UTC+09:00']],
    ['America/Buenos_Aires', ['America/Argentina/Buenos Aires', '-3']],
    ['UTC', ['UTC', 'GMT', 'UTC+0']],
  ])('finds %s', (tzCode, expected) => {
    expect(timezoneKeywords(timezoneAt(tzCode, AUTUMN))).toEqual(expect.arrayContaining(expected))
  })

  it('follows the offset of the season', () => {
    expect(timezoneKeywords(timezoneAt('Europe/Berlin', AUTUMN))).toContain('+2')
    expect(timezoneKeywords(timezoneAt('Europe/Berlin', new Date('2025-12-14T10:00:00Z')))).toContain('+1')
  })
})

describe('listCities', () => {
  it('finds cities by either name of their zone', () => {
    expect(listCities(timezoneAt('Asia/Kolkata', AUTUMN))).toContain('Mumbai')
    expect(listCities(timezoneAt('Asia/Calcutta', AUTUMN))).toContain('Mumbai')
    expect(listCities(timezoneAt('Asia/Seoul', AUTUMN))).toBe('')
  })

  it('has only zones of this runtime, by one of their names', () => {
    const listed = new Set(timezonesAt(AUTUMN).map(({ tzCode }) => tzCode))
    const withCities = timezonesAt(AUTUMN).filter((zone) => listCities(zone) !== '')
    expect(withCities.length).toBeGreaterThanOrEqual(17)
    for (const tzCode of listed) {
      const other = otherZoneName(tzCode)
      if (other) expect(otherZoneName(other)).toBe(tzCode)
    }
  })
})

describe('currentZoneName', () => {
  it('returns the current name', () => {
    expect(currentZoneName('Asia/Calcutta')).toBe('Asia/Kolkata')
    expect(currentZoneName('Asia/Kolkata')).toBe('Asia/Kolkata')
    expect(currentZoneName('Europe/Berlin')).toBe('Europe/Berlin')
  })
})
