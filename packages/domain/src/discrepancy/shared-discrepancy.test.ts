import { describe, expect, it } from 'vitest'
import { DEFAULT_LINK_SETTINGS } from '../share-token/link-defaults.js'
import type { LinkSettings } from '../share-token/link-settings.js'
import type { Comparison } from './compare-reports.js'
import { isDiscrepancyShown } from './shared-discrepancy.js'
import type { Discrepancy } from './stored-discrepancy.js'

const comparison: Comparison = {
  metrics: ['impressions', 'clicks'],
  basis: 'net',
  tolerance: 10,
  total: { id: 'total', side: 'both', lines: 1, counts: {}, invalid: { impressions: {}, clicks: {} } },
  days: [],
  creatives: [],
  sizes: [],
  linesOutside: 0,
  linesExcluded: 0,
}
const partner = { creative: 'A', creativeID: '', placement: '', size: '' }
const made: Pick<Discrepancy, 'check' | 'creatives' | 'choices'> = {
  choices: { leftOut: ['c'] },
  creatives: ['a', 'b', 'c'].map((id) => ({ id, name: id, size: '300x250' })),
  check: {
    range: { start: '2025-10-01', end: '2025-10-07' },
    zone: 'UTC',
    reasons: [],
    matches: [{ key: 'A', partner, creativeID: 'a', by: 'name', candidates: [] }],
    unmatchedKeys: [],
    unmatchedCreatives: ['b'],
    comparison,
    causes: [],
  },
}
const moment = { now: new Date('2025-10-29T12:00:00Z'), flight: { start: '2025-09-01', end: '2025-12-31' } }
const isShown = (changes: Partial<LinkSettings>, discrepancy = made) =>
  isDiscrepancyShown(discrepancy, { ...DEFAULT_LINK_SETTINGS, withDiscrepancies: true, ...changes }, moment)

describe('a check', () => {
  it('is shown by links that show checks, and whose scope has all of it', () => {
    expect(isShown({})).toBe(true)
    expect(isShown({ withDiscrepancies: false })).toBe(false)
    expect(isDiscrepancyShown(made, DEFAULT_LINK_SETTINGS, moment)).toBe(false)
    expect(isShown({ creativeIDs: ['a', 'b'] })).toBe(true)
    expect(isShown({ range: { kind: 'fixed', start: '2025-10-01', end: '2025-10-31' } })).toBe(true)
  })

  it.each<[string, Partial<LinkSettings>]>([
    ['another creative', { creativeIDs: ['a'] }],
    ['days before', { range: { kind: 'chosen', from: '2025-10-02', to: null } }],
    ['days after a fixed range', { range: { kind: 'fixed', start: '2025-10-01', end: '2025-10-06' } }],
    ['days of another week', { range: { kind: 'rolling', preset: 'last7' } }],
    ['another time zone', { tzCode: 'Europe/Berlin' }],
    ['clicks', { leftOut: ['clicks'] }],
    ['invalid traffic', { leftOut: ['invalidTraffic'] }],
  ])('is left out with %s that the link does not show', (_, changes) => expect(isShown(changes)).toBe(false))

  it('is left out with names of a partner that belong to no creative in the scope', () => {
    const matches = [...made.check.matches, { key: 'B', partner, creativeID: null, by: null, candidates: [] }]
    const other = { ...made, check: { ...made.check, matches } }
    expect(isShown({}, other)).toBe(true)
    expect(isShown({ creativeIDs: ['a', 'b'] }, other)).toBe(false)
  })
})
