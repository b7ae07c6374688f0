import { describe, expect, it } from 'vitest'
import { type CompareOptions, compareReports } from './compare-reports.js'
import { partnerKeyText } from './creative-key.js'
import { matchCreatives } from './match-creatives.js'
import { type OurCreative, type OurHour, splitInvalid } from './our-report.js'
import type { PartnerRow } from './partner-report.js'

const creative = (id: string, size: string): OurCreative => ({
  id,
  name: `Creative ${id}`,
  size,
  liveIDs: [],
  type: 'Banner',
  flight: { start: null, end: null },
})
const creatives = [creative('a', '300x250'), creative('b', '728x90')]
const hourAt = (time: string) => Date.parse(time) / 3_600_000
const hour = (creativeID: string, time: string, impressions: number, extra: Partial<OurHour> = {}): OurHour => ({
  creativeID,
  hour: hourAt(time),
  counts: { impressions, clicks: impressions / 100 },
  ...extra,
})
const row = (
  day: string | null,
  name: string,
  counts: PartnerRow['counts'],
  extra: Partial<PartnerRow> = {},
): PartnerRow => ({
  day,
  creative: name,
  creativeID: '',
  placement: '',
  size: '',
  counts,
  missing: {},
  invalid: {},
  lines: 1,
  ...extra,
})

const hours = [
  // 1 September in Berlin begins at 22:00 UTC.
  hour('a', '2026-08-31T21:00Z', 7000),
  hour('a', '2026-08-31T22:00Z', 1000, { invalid: splitInvalid({ robot: 40, repeat: 10, no_view: 5 }) }),
  hour('b', '2026-09-01T12:00Z', 500),
  hour('a', '2026-09-02T12:00Z', 2000),
  hour('a', '2026-09-02T22:00Z', 7000),
]
function compare(rows: readonly PartnerRow[], options: Partial<CompareOptions> = {}) {
  return compareReports({
    rows,
    matches: matchCreatives(rows, creatives),
    ours: { creatives, hours },
    range: { start: '2026-09-01', end: '2026-09-02' },
    zone: 'Europe/Berlin',
    partnerBasis: 'net',
    ...options,
  })
}
const rows = [
  row('2026-09-01', 'Creative a', { impressions: 1090, clicks: 10 }),
  row('2026-09-01', 'Creative b', { impressions: 400, clicks: 5 }),
  row('2026-09-02', 'Creative a', { impressions: 2000, clicks: 20 }),
]

describe('compareReports', () => {
  it('has both sides and their difference per day in the zone, creative, size and in total', () => {
    const { days, creatives: groups, sizes, total, metrics } = compare(rows)
    expect(metrics).toEqual(['impressions', 'clicks'])
    expect(total.counts.impressions).toEqual({
      ours: 3500,
      ourNet: 3500,
      ourGross: 3550,
      theirs: 3490,
      difference: -10,
      percent: (-10 / 3500) * 100,
      isWithin: true,
      missing: 0,
    })
    expect(total.counts.clicks).toMatchObject({ ours: 35, ourGross: 40, theirs: 35, difference: 0, percent: 0 })
    expect(total.invalid).toEqual({ impressions: { robot: 40, repeat: 10 }, clicks: { no_view: 5 } })
    expect(days.map(({ id, counts }) => [id, counts.impressions?.ours, counts.impressions?.theirs])).toEqual([
      ['2026-09-01', 1500, 1490],
      ['2026-09-02', 2000, 2000],
    ])
    expect(groups.map(({ id, counts }) => [id, counts.impressions?.difference, counts.impressions?.isWithin])).toEqual([
      ['a', 90, true],
      ['b', -100, false],
    ])
    expect(sizes.map(({ id, counts }) => [id, counts.impressions?.difference])).toEqual([
      ['300x250', 90],
      ['728x90', -100],
    ])
  })

  it('compares gross counts if the file has them, or if asked', () => {
    expect(compare(rows, { partnerBasis: 'gross' })).toMatchObject({ basis: 'gross' })
    expect(compare(rows, { basis: 'gross' }).total.counts.impressions).toMatchObject({ ours: 3550, difference: -60 })
    expect(compare(rows, { partnerBasis: 'gross', basis: 'net' }).total.counts.impressions?.ours).toBe(3500)
    expect(compare(rows, { partnerBasis: 'unknown' }).basis).toBe('net')
  })

  it('measures by a tolerance', () => {
    const isWithin = (tolerance: number) => compare(rows, { tolerance }).creatives[1]?.counts.impressions?.isWithin
    expect([isWithin(19.9), isWithin(20)]).toEqual([false, true])
  })

  it('keeps cells without a number apart from 0', () => {
    const withMissing = [
      row('2026-09-01', 'Creative a', {}, { missing: { impressions: 1 } }),
      row('2026-09-02', 'Creative a', { impressions: 2000 }),
      row('2026-09-02', 'Creative a', {}, { placement: 'Site', missing: { impressions: 2 } }),
    ]
    const [first, second] = compare(withMissing).days
    expect(first?.counts.impressions).toMatchObject({ theirs: null, difference: null, percent: null, isWithin: null })
    expect(second?.counts.impressions).toMatchObject({ theirs: 2000, difference: 0, missing: 2 })
  })

  it('has no per cent where ours is 0, and 0 where the file has no line', () => {
    const foreign = [row('2026-09-01', 'Stranger', { impressions: 5 })]
    const { creatives: groups, days } = compare(foreign)
    expect(groups.map(({ side }) => side)).toEqual(['ours', 'ours', 'theirs'])
    expect(groups[2]).toMatchObject({ id: partnerKeyText(foreign[0]!), lines: 1 })
    expect(groups[2]?.counts.impressions).toMatchObject({ ours: 0, difference: 5, percent: null, isWithin: false })
    expect(days[1]?.counts.impressions).toMatchObject({ ours: 2000, theirs: 0, percent: -100 })
  })

  it('leaves out excluded keys, other days and creatives that the file is not about', () => {
    const more = [
      ...rows,
      row('2026-09-01', 'Not ours', { impressions: 9 }),
      row('2026-10-01', 'Creative a', { impressions: 9 }),
    ]
    const corrections = new Map([[partnerKeyText(more[3]!), null]])
    const matches = matchCreatives(more, creatives, { corrections })
    const result = compare(more, { matches, leftOut: new Set(['b']) })
    expect(result).toMatchObject({ linesExcluded: 1, linesOutside: 1 })
    expect(result.total.counts.impressions).toMatchObject({ ours: 3000, theirs: 3490 })
    expect(result.creatives.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('has no days, creatives or sizes that the file lacks', () => {
    const result = compare([row(null, '', { impressions: 3600 })])
    expect(result).toMatchObject({ days: [], creatives: [], sizes: [] })
    expect(result.total.counts.impressions).toMatchObject({ ours: 3500, theirs: 3600 })
    expect(compare([]).total).toMatchObject({ lines: 0, counts: {} })
  })

  it('adds up to the same total in every group, across a clock change too', () => {
    const start = hourAt('2026-10-20T00:00Z')
    const many = Array.from({ length: 300 }, (_, index) => ({
      ...hour('a', '2026-10-20T00:00Z', index),
      hour: start + index,
    }))
    const result = compare([row('2026-10-25', 'Creative a', { impressions: 1 })], {
      ours: { creatives, hours: many },
      range: { start: '2026-10-21', end: '2026-10-30' },
    })
    const sum = (groups: typeof result.days) =>
      groups.reduce((all, { counts }) => all + (counts.impressions?.ours ?? 0), 0)
    const total = result.total.counts.impressions?.ours ?? 0
    expect(total).toBeGreaterThan(0)
    expect([sum(result.days), sum(result.creatives), sum(result.sizes)]).toEqual([total, total, total])
  })
})
