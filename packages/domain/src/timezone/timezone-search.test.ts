import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timezonesAt } from './timezone.js'
import { searchTimezones } from './timezone-search.js'

const zones = timezonesAt(new Date('2025-10-14T10:00:00Z'))
const zone = fc.constantFrom(...zones)
const codes = (query: string) => searchTimezones(zones, query).map(({ tzCode }) => tzCode)
const KOLKATA = zones.find(({ tzCode }) => ['Asia/Calcutta', 'Asia/Kolkata'].includes(tzCode))?.tzCode ?? ''

describe('searchTimezones', () => {
  it('finds each by code, label and city, in any case', () => {
    fc.assert(
      fc.property(zone, fc.boolean(), (wanted, small) => {
        for (const text of [wanted.tzCode, wanted.tzCode.split('/').at(-1) ?? '']) {
          const query = small ? text.toLowerCase() : text
          expect(searchTimezones(zones, query)).toContain(wanted)
        }
        expect(searchTimezones(zones, wanted.tzCode)[0]).toBe(wanted)
        expect(searchTimezones(zones, wanted.label.replace(/^.*\) /, ''))).toContain(wanted)
      }),
    )
  })

  it('finds exactly the zones of an offset, in every format', () => {
    fc.assert(
      fc.property(zone, fc.constantFrom('', 'UTC', 'gmt', 'UTC '), (wanted, before) => {
        const same = zones.filter(({ offset }) => offset === wanted.offset)
        const short = wanted.offset.replace(/^([+-])0/, '$1').replace(':00', '')
        for (const offset of [wanted.offset, short, wanted.offset.replace(':', '').replace('-', '\u2212')])
          expect(new Set(searchTimezones(zones, before + offset))).toEqual(new Set(same))
      }),
    )
  })

  it('does not match the prefix of another offset', () => {
    expect(codes('+5')).not.toContain(KOLKATA)
    expect(codes('+5:30')).toContain(KOLKATA)
    expect(codes('+05:45').some((code) => /Kat(h)?mandu/.test(code))).toBe(true)
    expect(codes('-0')).toEqual(codes('UTC+0'))
    expect(codes('+0')[0]).toBe('UTC')
  })

  it.each([
    ['mumbai', KOLKATA],
    ['kolkata', KOLKATA],
    ['calcutta', KOLKATA],
    ['new york', 'America/New_York'],
    ['york new', 'America/New_York'],
    ['america/new_york', 'America/New_York'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['sydney +11', 'Australia/Sydney'],
    ['berlin', 'Europe/Berlin'],
    ['  BERLIN ', 'Europe/Berlin'],
    ['utc', 'UTC'],
    ['gmt', 'UTC'],
  ])('ranks, for %j, %s first', (query, code) => {
    expect(codes(query)[0]).toBe(code)
  })

  it('returns all for an empty query, none for nonsense, and never duplicates', () => {
    expect(searchTimezones(zones, ' ')).toEqual(zones)
    expect(codes('atlantis')).toEqual([])
    expect(codes('berlin +9')).toEqual([])
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const found = searchTimezones(zones, query)
        expect(new Set(found).size).toBe(found.length)
        expect(found.every((one) => zones.includes(one))).toBe(true)
      }),
    )
  })
})
