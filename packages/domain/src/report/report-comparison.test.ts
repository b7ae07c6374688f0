import { describe, expect, it } from 'vitest'
import { demoCampaigns } from '../demo/demo-company.js'
import { DEMO_NOW, demoReport } from '../demo/demo-report.js'
import { reportTotals } from './report.js'
import { bucketBounds, compareReports } from './report-comparison.js'
import { previousRange, type ReportRange } from './report-range.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const compare = (range: ReportRange) => {
  const [report, previous] = [demoReport(campaign, range), demoReport(campaign, previousRange(range))]
  return { report, previous, found: compareReports(report, previous) }
}

describe('compareReports', () => {
  it('compares complete ranges as they are', () => {
    const { report, previous, found } = compare({ start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' })
    expect(found).toMatchObject({ current: reportTotals(report), before: reportTotals(previous), whole: true })
  })

  it('excludes today and its counterpart', () => {
    const { found } = compare({ start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' })
    expect(found?.buckets.at(-1)).toBe('2025-10-13')
    expect(found?.previousBuckets).toEqual([
      '2025-10-01',
      '2025-10-02',
      '2025-10-03',
      '2025-10-04',
      '2025-10-05',
      '2025-10-06',
    ])
    const { report, previous } = compare({ start: '2025-10-08', end: '2025-10-13', tzCode: 'UTC' })
    expect(found?.current).toEqual(reportTotals(report))
    expect(found?.before.impressions).toBeGreaterThan(0)
    expect(previous.range.end).toBe('2025-10-07')
  })

  it('compares complete hours with the same hours of yesterday', () => {
    const { found } = compare({ start: '2025-10-14', end: '2025-10-14', tzCode: 'UTC' })
    expect(found?.buckets).toHaveLength(10)
    expect(found?.previousBuckets.at(-1)).toBe('2025-10-13T09:00:00.000Z')
  })

  it('returns nothing for a range without a complete step', () => {
    expect(compare({ start: '2025-10-15', end: '2025-10-15', tzCode: 'UTC' }).found).toBeUndefined()
  })

  it('knows the duration of a step', () => {
    const { from, to } = bucketBounds('2025-10-26', 'Europe/Berlin')
    expect((to - from) / 3_600_000).toBe(25)
  })
})
