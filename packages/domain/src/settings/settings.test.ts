import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, parseSettings } from './settings.js'

const withDates = (activeReportingDates: object) => JSON.stringify({ ...DEFAULT_SETTINGS, activeReportingDates })

describe('stored settings', () => {
  it('round-trip', () => {
    const settings = { ...DEFAULT_SETTINGS, darkMode: true, campaignScope: 'all' as const }
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings)
  })

  it('follow the browser’s language if an earlier version stored none', () => {
    const { language: _, ...earlier } = { ...DEFAULT_SETTINGS, darkMode: true }
    expect(parseSettings(JSON.stringify(earlier))).toEqual({ ...DEFAULT_SETTINGS, darkMode: true, language: null })
  })

  it('are dropped completely for another version', () => {
    expect(parseSettings(JSON.stringify({ ...DEFAULT_SETTINGS, version: '0.2.0', darkMode: true }))).toEqual(
      DEFAULT_SETTINGS,
    )
  })

  it('never throw, are never partial, and never change prototypes', () => {
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
    // Custom JSON, so that names can repeat and `__proto__` is an ordinary name.
    const object = fc
      .array(fc.tuple(name, value), { maxLength: 12 })
      .map((entries) => `{${entries.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join()}}`)
    const nearly = object.map((text) => text.replace(/^\{/, `${JSON.stringify(DEFAULT_SETTINGS).slice(0, -1)},`))
    const stored = fc.oneof(fc.string(), fc.json(), object, nearly, fc.constant(null))
    fc.assert(
      fc.property(stored, (text) => {
        const settings = parseSettings(text)
        expect(parseSettings(JSON.stringify(settings))).toEqual(settings)
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
    [
      'a zone without an offset',
      JSON.stringify({ ...DEFAULT_SETTINGS, activeReportingTimezone: { label: 'x', offset: '05:30', tzCode: 'UTC' } }),
    ],
    ['a scope that is none', JSON.stringify({ ...DEFAULT_SETTINGS, campaignScope: 'some' })],
    ['a day that does not exist', withDates({ start: '2025-02-30', end: '2025-03-01', tzCode: 'UTC' })],
    ['a range that is too long', withDates({ start: '2023-01-01', end: '2025-10-01', tzCode: 'UTC' })],
    ['one wrong value', JSON.stringify({ ...DEFAULT_SETTINGS, darkMode: 'yes' })],
    ['days in the wrong order', withDates({ start: '2025-10-07', end: '2025-10-01', tzCode: 'UTC' })],
    ['nothing', null],
  ])('are the defaults for %s', (_, text) => {
    expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS)
  })
})
