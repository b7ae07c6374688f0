import { describe, expect, it } from 'vitest'
import { DEMO_NOW, demoCampaigns, demoReport } from '../demo/demo.js'
import { METRICS, NO_COUNTS } from '../metric/metric.js'
import { previousRange, type ReportRange } from '../report-range/report-range.js'
import {
  type CampaignTotals,
  rangesFromTotals,
  sumTotals,
  topMovers,
  totalsQuery,
  totalsQuerySchema,
  totalsReports,
} from './campaign-totals.js'
import { reportTotals } from './report.js'
import { compareReports } from './report-comparison.js'

const range: ReportRange = { start: '2025-10-08', end: '2025-10-14', tzCode: 'Asia/Kolkata' }
const reports = demoCampaigns(DEMO_NOW).map((campaign) => ({
  report: demoReport(campaign, range),
  previous: demoReport(campaign, previousRange(range)),
}))

/** Expected response of the totals call, computed from the campaigns' reports. */
const totals: CampaignTotals = {
  range,
  before: previousRange(range),
  rows: reports.flatMap(({ report }) => report.rows),
  beforeRows: [],
  generatedAt: DEMO_NOW.toISOString(),
  campaigns: reports.map(({ report, previous }) => {
    const { current, before } = compareReports(report, previous) ?? { current: NO_COUNTS, before: NO_COUNTS }
    return { id: report.campaign.id, counters: reportTotals(report), current, before }
  }),
}
const count = (id: string, current: number, before: number, clicks = 0) => ({
  id,
  counters: NO_COUNTS,
  current: { ...NO_COUNTS, impressions: current, clicks },
  before: { ...NO_COUNTS, impressions: before },
})

it('converts totals to a report with one series whose steps add up', () => {
  const { report, previous } = totalsReports(totals)
  expect(report.creatives).toHaveLength(1)
  expect(reportTotals(report)).toEqual(sumTotals(totals).totals)
  expect(previous).toMatchObject({ range: totals.before, rows: [] })
})

describe('totalsQuery', () => {
  it.each([
    ['previous', { mode: 'previous', matchWeekday: false }, '2025-10-01', '2025-10-07'],
    ['last year', { mode: 'lastYear', matchWeekday: false }, '2024-10-08', '2024-10-14'],
    ['picked days', { mode: 'custom', start: '2025-10-03' }, '2025-10-03', '2025-10-09'],
    ['nothing', { mode: 'off' }, '2025-10-01', '2025-10-07'],
  ] as const)('means the days it was written of, compared with %s', (_, comparison, start, end) => {
    const query = totalsQuerySchema.parse(totalsQuery({ range, comparison }))
    expect(rangesFromTotals(query)).toEqual({
      range: { ...range, zone: 'Asia/Kolkata' },
      before: { start, end, tzCode: 'Asia/Kolkata', zone: 'Asia/Kolkata' },
    })
  })

  it('requests as many days, at any time of day', () => {
    const query = {
      ...totalsQuery({ range, comparison: { mode: 'off' } }),
      compare_dt: Date.parse('2025-09-01T18:30Z') / 1000,
    }
    expect(rangesFromTotals(query).before).toMatchObject({ start: '2025-09-01', end: '2025-09-07' })
  })
})

describe('sumTotals', () => {
  it('sums campaigns, compares complete days only, and computes ratios from sums', () => {
    const { totals: sums, comparison } = sumTotals(totals)
    const impressions = reports.map(({ report }) => reportTotals(report).impressions)
    expect(sums.impressions).toBe(impressions.reduce((sum, each) => sum + each, 0))
    expect(comparison?.whole).toBe(false)
    expect(comparison?.buckets).toHaveLength(6)
    expect(comparison?.previousBuckets).toEqual(comparison?.buckets.map((_, day) => `2025-10-0${day + 1}`))
    expect(comparison?.current.impressions).toBeLessThan(sums.impressions)
    const clicks = reports.reduce((sum, { report }) => sum + reportTotals(report).clicks, 0)
    expect(METRICS.ctr.value(sums)).toBe((clicks / sums.impressions) * 100)
  })

  it('compares nothing before the first step is complete', () => {
    const ahead = { ...totals, range: { ...range, start: '2025-10-20', end: '2025-10-26' } }
    expect(sumTotals(ahead).comparison).toBeUndefined()
  })
})

describe('topMovers', () => {
  it('returns the largest increases and decreases, sorted by size', () => {
    const campaigns = [count('a', 10, 20), count('b', 5, 5), count('c', 90, 10), count('d', 30, 10), count('e', 0, 50)]
    const movers = topMovers(campaigns, 'impressions', 1)
    expect(movers.map(({ id, difference, change }) => [id, difference, change])).toEqual([
      ['c', 80, 800],
      ['e', -50, -100],
    ])
    expect(topMovers(campaigns, 'impressions', 9).map(({ id }) => id)).toEqual(['c', 'e', 'd', 'a'])
  })

  it('has no percentage without an earlier value, and omits ratios without both values', () => {
    expect(topMovers([count('new', 10, 0)], 'impressions', 3)).toMatchObject([{ difference: 10, change: null }])
    expect(topMovers([count('new', 10, 0, 1)], 'ctr', 3)).toEqual([])
    expect(topMovers([count('old', 10, 100, 1)], 'ctr', 3)).toMatchObject([{ value: 10, before: 0, change: 10 }])
  })
})
