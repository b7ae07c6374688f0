import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDaysTo } from '../day/day.js'
import type { CauseOptions } from './cause-data.js'
import { findLikelyCauses } from './likely-causes.js'
import { matchCreatives } from './match-creatives.js'
import type { OurCreative, OurHour } from './our-report.js'
import { PARTNER_METRICS, type PartnerRow } from './partner-report.js'
import { plantCampaign } from './planted-campaign.fixture.js'

const creative = (id: string, size = '300x250'): OurCreative => ({
  id,
  name: `Creative ${id}`,
  size,
  liveIDs: [],
  type: 'Banner',
  flight: { start: null, end: null },
})
const row = (day: string | null, name: string, counts: PartnerRow['counts'], size = ''): PartnerRow => ({
  day,
  creative: name,
  creativeID: '',
  placement: '',
  size,
  counts,
  missing: {},
  invalid: {},
  lines: 1,
})
const START = '2026-09-01'
const HOUR = Date.parse(START) / 3_600_000
const hour = (creativeID: string, at: number, counts: OurHour['counts']): OurHour => ({
  creativeID,
  hour: HOUR + at,
  counts,
})
const options = (
  rows: readonly PartnerRow[],
  creatives: readonly OurCreative[],
  hours: readonly OurHour[],
  more: Partial<CauseOptions> = {},
): CauseOptions => ({
  rows,
  matches: matchCreatives(rows, creatives),
  ours: { creatives, hours },
  range: { start: START, end: addDaysTo(START, 6) },
  zone: 'UTC',
  basis: 'net',
  metrics: ['impressions', 'clicks'],
  ...more,
})

describe('findLikelyCauses', () => {
  it('claims nothing without rows, hours, creatives or counts', () => {
    const rows = [row(START, 'Creative a', { impressions: 5 })]
    expect(findLikelyCauses(options([], [], []))).toEqual([])
    expect(findLikelyCauses(options(rows, [], []))).toEqual([])
    expect(findLikelyCauses(options([], [creative('a')], [hour('a', 1, { impressions: 1e6 })]))).toEqual([])
    expect(
      findLikelyCauses(options(rows, [creative('a')], [hour('a', 1, { impressions: 5 })], { metrics: [] })),
    ).toEqual([])
    const zeros = [row(START, 'Creative a', { impressions: 0, clicks: 0 })]
    expect(findLikelyCauses(options(zeros, [creative('a')], [hour('a', 1, {})]))).toEqual([])
  })

  it('finds doubled clicks and missing creatives in a file without days', () => {
    const creatives = [creative('a'), creative('b', '728x90')]
    const hours = [
      hour('a', 5, { impressions: 50_000, clicks: 400 }),
      hour('a', 30, { impressions: 50_000, clicks: 400 }),
      hour('b', 30, { impressions: 20_000, clicks: 100 }),
    ]
    const causes = findLikelyCauses(
      options([row(null, 'Creative a', { impressions: 99_000, clicks: 1590 })], creatives, hours),
    )
    expect(causes).toEqual([
      {
        kind: 'creativeMissing',
        explained: { impressions: -20_000, clicks: -100 },
        share: expect.closeTo(20 / 21, 5),
        evidence: '“Creative b” has 20,000 impressions in our report and none in the file.',
        params: { side: 'ours', id: 'b', name: 'Creative b', amount: 20_000, metric: 'impressions' },
      },
      {
        kind: 'clicksTwice',
        explained: { impressions: 0, clicks: 800 },
        share: expect.closeTo(780 / 790, 5),
        evidence: 'The file has about twice as many clicks as we counted: 1,590 instead of 800.',
        params: { creativeID: '', name: '', theirs: 1590, expected: 800 },
      },
    ])
  })

  it('does not call a creative missing that the file can have under another name', () => {
    const creatives = [creative('a', '728x90'), creative('b'), creative('c')]
    const hours = ['a', 'b', 'c'].map((id) => hour(id, 5, { impressions: 10_000 }))
    const rows = [
      row(START, 'Creative a', { impressions: 10_000 }),
      row(START, 'Banner 7', { impressions: 9500 }, '300x250'),
    ]
    expect(findLikelyCauses(options(rows, creatives, hours))).toEqual([])
  })

  it('explains a shift with its hours, and how much of the differences it explains', () => {
    const { options: planted, faults } = plantCampaign(3, ['zoneShift'])
    const [cause, ...others] = findLikelyCauses(planted)
    expect(others).toEqual([])
    expect(cause).toMatchObject({ kind: 'zoneShift', params: { hours: faults[0]?.hours } })
    expect(cause?.evidence).toMatch(
      /^The days of the file begin \d+ hours? (later|earlier) than ours\. Compared that way, days usually differ by [\d.]+% instead of [\d.]+%, apart from a constant factor\.$/,
    )
  })

  it('takes any counts, and ends', () => {
    const count = fc.oneof(fc.nat(), fc.constantFrom(0, 1, Number.MAX_SAFE_INTEGER, 1e300))
    const counts = fc.record({ impressions: count, clicks: count }, { requiredKeys: [] })
    const name = fc.constantFrom('Creative a', 'Creative b', 'Stranger', '')
    const day = fc.option(fc.integer({ min: -3, max: 10 }).map((index) => addDaysTo(START, index)))
    const rows = fc.array(fc.tuple(day, name, counts).map((values) => row(...values)))
    const hours = fc.array(
      fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: -90, max: 300 }), counts).map((values) => hour(...values)),
    )
    fc.assert(
      fc.property(rows, hours, fc.constantFrom('net' as const, 'gross' as const), (someRows, someHours, basis) => {
        const causes = findLikelyCauses(options(someRows, [creative('a'), creative('b')], someHours, { basis }))
        for (const { share, explained } of causes) {
          expect(share >= 0 && share <= 1).toBe(true)
          for (const value of Object.values(explained)) expect(Number.isNaN(value)).toBe(false)
        }
      }),
    )
  })

  it('takes 500 creatives and 400 days in four seconds of CPU time', () => {
    const creatives = Array.from({ length: 500 }, (_, index) => creative(`${index}`))
    const days = Array.from({ length: 400 }, (_, index) => addDaysTo(START, index))
    const counts = (id: string, index: number) => ({
      impressions: 1000 + ((Number(id) * 31 + index * 17) % 97),
      clicks: 9,
    })
    const rows = creatives.flatMap(({ id, name }) => days.map((day, index) => row(day, name, counts(id, index))))
    const hours = creatives.flatMap(({ id }) => days.map((_, index) => hour(id, index * 24 + 12, counts(id, index))))
    const range = { start: START, end: days.at(-1)! }
    const start = process.cpuUsage()
    expect(findLikelyCauses(options(rows, creatives, hours, { range, metrics: PARTNER_METRICS }))).toEqual([])
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(4000)
  })
})
