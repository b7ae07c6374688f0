import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportFileName, tagsFileName } from './report.js'

const range = { start: '2025-10-07', end: '2025-10-13', tzCode: 'Asia/Kolkata' }

describe('reportFileName', () => {
  it('contains campaign, range and zone', () => {
    expect(reportFileName('Größe: XL / Herbst', range, 'csv')).toBe(
      'Größe-XL-Herbst_2025-10-07_2025-10-13_Asia-Kolkata.csv',
    )
    expect(reportFileName('हिन्दी', range, 'xlsx')).toBe('हिन्दी_2025-10-07_2025-10-13_Asia-Kolkata.xlsx')
    expect(tagsFileName('Spring')).toBe('Spring_tags.xlsx')
  })

  it('contains the creative of a creative’s report', () => {
    expect(reportFileName('Northwind Bikes — City Launch', range, 'csv', 'City launch — 970x250')).toBe(
      'Northwind-Bikes-City-Launch_City-launch-970x250_2025-10-07_2025-10-13_Asia-Kolkata.csv',
    )
  })

  it('keeps the sign of an offset', () => {
    const named = (tzCode: string) => reportFileName('Spring', { ...range, tzCode }, 'csv')
    expect(named('+02:00')).toBe('Spring_2025-10-07_2025-10-13_GMT+0200.csv')
    expect(named('Etc/GMT-2')).toBe('Spring_2025-10-07_2025-10-13_GMT+0200.csv')
    expect(named('Etc/GMT+2')).toBe('Spring_2025-10-07_2025-10-13_GMT-0200.csv')
  })

  it.each([
    '',
    '../../etc/passwd',
    '\u202Egpj.exe',
    '\r\nSet-Cookie: a=b',
    '"; x="',
    'CON',
    '\uD83D',
    '=cmd|x!A1',
    '𠀀'.repeat(61),
  ])('is safe and short for %j', (campaign) => {
    const name = reportFileName(campaign, range, 'csv')
    expect(name).toMatch(
      /^[\p{Letter}\p{Mark}\p{Number}][\p{Letter}\p{Mark}\p{Number}-]*_2025-10-07_2025-10-13_Asia-Kolkata\.csv$/u,
    )
  })

  it('fits every file system and header, for any campaign name', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { minLength: 1, maxLength: 2 }), (names) => {
        const [campaign = '', creative] = names
        const zoned = { ...range, tzCode: 'America/Argentina/ComodRivadavia' }
        const name = reportFileName(campaign, zoned, 'xlsx', creative)
        expect(() => encodeURIComponent(name)).not.toThrow()
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
        expect(name).not.toMatch(/[\s/\\:*?"<>|\p{Control}]/u)
      }),
    )
  })
})
