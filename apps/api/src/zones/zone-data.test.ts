import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setZoneHistory } from '@placard/domain/dates'
import { zoneOffset } from '@placard/domain/internal/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyZoneData, InvalidZoneData, zoneDataNotes } from './zone-data.js'

const PACKAGE_FILE = createRequire(import.meta.url).resolve('moment-timezone/data/packed/latest.json')
const { version: PACKAGE_VERSION, ...packed }: { version: string; zones: string[]; links: string[] } = JSON.parse(
  readFileSync(PACKAGE_FILE, 'utf8'),
)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'placard-zones-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  applyZoneData(undefined)
})

function fileWith(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('applyZoneData', () => {
  it.each([
    ['America/Winnipeg', '2026-11-20T06:00:00Z', '-05:00'],
    ['America/Winnipeg', '2027-07-01T06:00:00Z', '-05:00'],
    ['America/Inuvik', '2026-11-20T06:00:00Z', '-06:00'],
    ['America/Havana', '2026-11-20T06:00:00Z', '-04:00'],
    ['America/Vancouver', '2026-12-15T12:00:00Z', '-07:00'],
    ['Asia/Calcutta', '2026-12-15T12:00:00Z', '+05:30'],
    ['Asia/Kolkata', '2026-12-15T12:00:00Z', '+05:30'],
    // After the last year of the data, clocks follow the rules of the runtime.
    ['Europe/Berlin', '2045-07-01T12:00:00Z', '+02:00'],
    ['Europe/Berlin', '2045-12-01T12:00:00Z', '+01:00'],
  ])('knows that %s is at %s at %s', (zone, at, offset) => {
    applyZoneData(undefined)
    expect(zoneOffset(zone, new Date(at))).toBe(offset)
  })

  it('agrees with the runtime about the past', () => {
    const moments = Array.from(
      { length: 110 },
      (_, half) => new Date(Date.UTC(1970 + half / 2, (half % 2) * 6 + 1, 15)),
    )
    const names = Intl.supportedValuesOf('timeZone')
    const read = () => names.map((name) => moments.map((moment) => `${name} ${zoneOffset(name, moment)}`))
    applyZoneData(undefined)
    const ours = read()
    setZoneHistory(undefined)
    expect(ours).toEqual(read())
  })

  it('uses a newer file, which needs no newer server', () => {
    // Reykjavik at UTC+1 from 2030-01-01 on.
    const zones = [...packed.zones, 'Atlantic/Reykjavik|GMT +01|0 -10|01|2q600']
    const file = fileWith({ ...packed, version: '2099a', zones })
    expect(applyZoneData(file)).toMatchObject({ version: '2099a', source: 'PLACARD_ZONE_DATA' })
    expect(zoneOffset('Atlantic/Reykjavik', new Date('2029-12-01T00:00:00Z'))).toBe('+00:00')
    expect(zoneOffset('Atlantic/Reykjavik', new Date('2035-01-01T00:00:00Z'))).toBe('+01:00')
    expect(zoneOffset('America/Winnipeg', new Date('2026-11-20T06:00:00Z'))).toBe('-05:00')
  })

  it('does not use an older file', () => {
    const file = fileWith({ ...packed, version: '2019a' })
    const data = applyZoneData(file)
    expect(data.source).not.toBe('PLACARD_ZONE_DATA')
    expect(data.version >= PACKAGE_VERSION).toBe(true)
    expect(zoneDataNotes(data, file, new Date('2026-11-28')).join(' ')).toContain('PLACARD_ZONE_DATA is older than')
  })

  it.each([
    ['is missing', 'none.json'],
    ['is not JSON', '# version 2026f'],
    ['has another form', { version: '2026f', zones: {} }],
    ['has another version', { ...packed, version: 'latest' }],
  ])('names the file if it %s', (_, content) => {
    const file = content === 'none.json' ? join(folder, 'none.json') : fileWith(content)
    expect(() => applyZoneData(file)).toThrow(InvalidZoneData)
    expect(() => applyZoneData(file)).toThrow(file)
  })
})

describe('zoneDataNotes', () => {
  const data = { version: '2026f', source: 'moment-timezone', nodeVersion: '2026c' } as const

  it('says which release is used if it is not Node’s', () => {
    expect(zoneDataNotes(data, undefined, new Date('2026-11-28'))).toEqual([
      "Time zones follow release 2026f of the IANA database (moment-timezone). Node's own is 2026c.",
    ])
    const node = { version: '2027a', source: 'Node', nodeVersion: '2027a' } as const
    expect(zoneDataNotes(node, undefined, new Date('2027-02-01'))).toEqual([])
  })

  it('warns about data that is years old', () => {
    expect(zoneDataNotes(data, undefined, new Date('2028-01-01')).join(' ')).toContain('may be out of date')
  })
})
