import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { campaignScopeSchema } from '../campaign/campaign.js'
import { reportRangeSchema } from '../report/report-query.js'
import { timezoneSchema } from '../timezone/timezone-schema.js'
import { DEFAULT_SETTINGS, parseSettings, SETTINGS_VERSION, type Settings } from './settings.js'

/** The same said once more, in another way. */
const settingsSchema: z.ZodType<Settings> = z.object({
  version: z.literal(SETTINGS_VERSION),
  darkMode: z.boolean().nullable(),
  sidebarType: z.enum(['light', 'dark']).nullable(),
  sideMenu: z.enum(['expanded', 'rail']),
  layout: z.enum(['default', 'compact']),
  activeReportingDates: reportRangeSchema.nullable(),
  activeReportingTimezone: timezoneSchema,
  campaignGrouping: z.enum(['list', 'grid']),
  campaignScope: campaignScopeSchema,
})

function bySchema(text: string | null): Settings {
  try {
    return settingsSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return DEFAULT_SETTINGS
  }
}

const withDates = (activeReportingDates: object) => JSON.stringify({ ...DEFAULT_SETTINGS, activeReportingDates })

describe('stored settings', () => {
  it('are read as the schema of them reads them', () => {
    const ends = ['2025-10-01', '2025-10-07', '2025-02-30', '2023-01-01', '', 7, null]
    const range = fc.record({
      start: fc.constantFrom(...ends),
      end: fc.constantFrom(...ends),
      tzCode: fc.constantFrom('UTC', 'Europe/Berlin', 'Moon/Base', '+01:00', '', 5),
      more: fc.json(),
    })
    const zone = fc.record({
      label: fc.constantFrom('x', '', 5),
      offset: fc.constantFrom('+05:30', '05:30', '+05:30 ', 1),
      tzCode: fc.constantFrom('UTC', 'Asia/Kolkata', 'Moon/Base', null),
    })
    const right = Object.entries(DEFAULT_SETTINGS).map(([name, value]) => [name, fc.constant(value)] as const)
    const odd = fc.constantFrom(
      true,
      false,
      null,
      'rail',
      'compact',
      'grid',
      'all',
      'list',
      '0.1.0',
      '0.2.0',
      0,
      [],
      {},
    )
    const settings = fc.record(
      Object.fromEntries(
        right.map(([name, value]) => [
          name,
          fc.oneof(
            { weight: 12, arbitrary: value },
            { weight: 1, arbitrary: odd },
            { weight: name === 'activeReportingDates' ? 12 : 0, arbitrary: range },
            { weight: name === 'activeReportingTimezone' ? 6 : 0, arbitrary: zone },
          ),
        ]),
      ),
      { requiredKeys: Object.keys(DEFAULT_SETTINGS).slice(1) },
    )
    fc.assert(
      fc.property(fc.oneof(settings, fc.json()), (value) => {
        const text = JSON.stringify(value)
        expect(parseSettings(text)).toEqual(bySchema(text))
      }),
      { numRuns: 3000 },
    )
  })

  it('come back as they were', () => {
    const settings = { ...DEFAULT_SETTINGS, darkMode: true, campaignScope: 'all' as const }
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings)
  })

  it('are dropped as a whole for another version', () => {
    expect(parseSettings(JSON.stringify({ ...DEFAULT_SETTINGS, version: '0.2.0', darkMode: true }))).toEqual(
      DEFAULT_SETTINGS,
    )
  })

  it('T25: never throw, never are half what was stored, and never touch what all objects share', () => {
    const shared = Reflect.ownKeys(Object.prototype)
    const name = fc.constantFrom('__proto__', 'constructor', 'prototype', 'polluted', ...Object.keys(DEFAULT_SETTINGS))
    const value = fc.oneof(
      fc.json(),
      fc.constantFrom(
        ...Object.values(DEFAULT_SETTINGS).map((part) => JSON.stringify(part)),
        '"dark"',
        '{"__proto__":1}',
      ),
    )
    // Written by hand, so that a name may stand there twice and `__proto__` is a name like any other.
    const object = fc
      .array(fc.tuple(name, value), { maxLength: 12 })
      .map((entries) => `{${entries.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join()}}`)
    const nearly = object.map((text) => text.replace(/^\{/, `${JSON.stringify(DEFAULT_SETTINGS).slice(0, -1)},`))
    const stored = fc.oneof(fc.string(), fc.json(), object, nearly, fc.constant(null))
    fc.assert(
      fc.property(stored, (text) => {
        const settings = parseSettings(text)
        expect(settingsSchema.safeParse(settings).success).toBe(true)
        expect(Object.keys(settings).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort())
        expect(Object.getPrototypeOf(settings)).toBe(Object.prototype)
      }),
      { numRuns: 10_000 },
    )
    expect(Reflect.ownKeys(Object.prototype)).toEqual(shared)
    expect('polluted' in {}).toBe(false)
  }, 30_000)

  it.each([
    ['a name of all objects', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'],
    ['a cut text', JSON.stringify(DEFAULT_SETTINGS).slice(0, 40)],
    ['a zone that is none', JSON.stringify({ ...DEFAULT_SETTINGS, activeReportingTimezone: { tzCode: 'Moon/Base' } })],
    ['one wrong value', JSON.stringify({ ...DEFAULT_SETTINGS, darkMode: 'yes' })],
    ['days in the wrong order', withDates({ start: '2025-10-07', end: '2025-10-01', tzCode: 'UTC' })],
    ['nothing', null],
  ])('are the defaults for %s', (_, text) => {
    expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS)
  })
})
