import { describe, expect, it } from 'vitest'
import { demoCampaigns } from '../demo/demo-company.js'
import { DEMO_NOW, demoReport } from '../demo/demo-report.js'
import { listBuckets, previousRange, type ReportRange } from '../report-range/report-range.js'
import { reportTotals } from './report.js'
import { bucketBounds, comparedBuckets, compareReports, counterpartBuckets } from './report-comparison.js'
import { comparedRange } from './report-view.js'

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

describe('the same dates of a leap year', () => {
  const compared = (start: string, end: string, tzCode = 'UTC') => {
    const range = { start, end, tzCode }
    return { range, before: comparedRange({ range, comparison: { mode: 'lastYear', matchWeekday: false } })! }
  }
  const LATER = new Date('2030-01-01T00:00:00Z')

  it('are matched by date, with a gap for 29 February', () => {
    const { range, before } = compared('2024-02-27', '2024-03-02')
    expect(counterpartBuckets(range, before)).toEqual([
      '2023-02-27',
      '2023-02-28',
      undefined,
      '2023-03-01',
      '2023-03-02',
    ])
    const { buckets, previousBuckets } = comparedBuckets(range, before, LATER)!
    expect([buckets.length, previousBuckets.length]).toEqual([5, 4])
  })

  it('include 29 February in the sums where only the comparison has it', () => {
    const { range, before } = compared('2025-02-27', '2025-03-02')
    expect(counterpartBuckets(range, before)).toEqual(['2024-02-27', '2024-02-28', '2024-03-01', '2024-03-02'])
    expect(comparedBuckets(range, before, LATER)?.previousBuckets).toContain('2024-02-29')
  })

  it.each([
    ['2024-01-01', '2024-12-31', '2024-06-16T10:00:00Z', '2023-06-15'],
    ['2024-01-01', '2024-12-31', '2024-03-01T10:00:00Z', '2023-02-28'],
    ['2025-01-01', '2025-12-31', '2025-06-16T10:00:00Z', '2024-06-15'],
    ['2025-01-01', '2025-12-31', '2025-03-01T10:00:00Z', '2024-02-28'],
  ])('of %s to %s end at the same date while %s is in progress', (start, end, now, last) => {
    const { range, before } = compared(start, end)
    expect(comparedBuckets(range, before, new Date(now))?.previousBuckets.at(-1)).toBe(last)
  })

  it.each([
    ['2024-02-28', '2024-02-29', 'Europe/Berlin', 48, 24],
    ['2025-02-28', '2025-03-01', 'Asia/Kolkata', 48, 72],
    ['2024-02-28', '2024-03-01', 'UTC', 3, 2],
  ])('of %s to %s in %s have the same time step', (start, end, zone, steps, stepsBefore) => {
    const { range, before } = compared(start, end, zone)
    expect([listBuckets(range).length, listBuckets(before).length]).toEqual([steps, stepsBefore])
    const found = counterpartBuckets(range, before)
    expect(found).toHaveLength(steps)
    expect(found.filter((bucket) => bucket !== undefined)).toHaveLength(Math.min(steps, stepsBefore))
  })
})
