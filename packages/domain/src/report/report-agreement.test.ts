import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEMO_NOW } from '../demo/demo-report.js'
import { COUNTER_NAMES, type Counters, METRICS, type MetricName, metricChange, sumCounters } from '../metric/metric.js'
import { listBuckets, type ReportRange } from '../report-range/report-range.js'
import { reportTotals, totalsByCreative } from './report.js'
import { compareReports } from './report-comparison.js'
import type { Report } from './report-schema.js'
import { comparedRange, reportOfCreative } from './report-view.js'
import { splitIntoWeeks, weekDays } from './time-bucket.js'

// Every number is computed a second time by integer arithmetic over raw rows, independent of the tested code.

const ZONES = ['UTC', 'Asia/Kolkata', 'America/St_Johns', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']
const CREATIVES = ['a', 'b', 'c']

const range: fc.Arbitrary<ReportRange> = fc
  .record({
    day: fc.integer({ min: 0, max: 500 }),
    days: fc.integer({ min: 1, max: 70 }),
    tzCode: fc.constantFrom(...ZONES),
  })
  .map(({ day, days, tzCode }) => {
    const at = (offset: number) => new Date(Date.UTC(2024, 1, 1 + offset)).toISOString().slice(0, 10)
    return { start: at(day), end: at(day + days - 1), tzCode }
  })
const count = fc.oneof(fc.constant(0), fc.nat(1000), fc.nat(2_000_000_000))
const counters = fc.record(
  Object.fromEntries(COUNTER_NAMES.map((name) => [name, count])) as Record<keyof Counters, fc.Arbitrary<number>>,
)

const createReport = (days: ReportRange): fc.Arbitrary<Report> =>
  fc
    .uniqueArray(
      fc.record({ creativeID: fc.constantFrom(...CREATIVES), bucket: fc.constantFrom(...listBuckets(days)), counters }),
      {
        selector: ({ creativeID, bucket }) => `${creativeID} ${bucket}`,
        maxLength: 60,
      },
    )
    .map((rows) => ({
      campaign: { id: 'c', name: 'C', start: null, end: null },
      range: days,
      bucket: listBuckets(days)[0]?.includes('T') ? 'hour' : 'day',
      withVideoData: true,
      creatives: CREATIVES.map((id) => ({ id, name: id, type: 'Banner', size: '300x250', liveIDs: [id] })),
      rows: rows.map(({ counters: counted, ...row }) => ({ ...row, ...counted })),
      lastReportUpdate: null,
      generatedAt: DEMO_NOW.toISOString(),
      reportToken: [],
      scheduledReports: [],
    }))
const pair = range.chain((days) => {
  const before = comparedRange({ range: days, comparison: { mode: 'previous', matchWeekday: false } })!
  return fc.tuple(createReport(days), createReport(before))
})

/** Sums in BigInt arithmetic. */
const exact = (rows: readonly Counters[], name: keyof Counters) =>
  Number(rows.reduce((sum, row) => sum + BigInt(row[name]), 0n))

describe('report sums', () => {
  it('equal those of the rows, in total and by creative', () => {
    fc.assert(
      fc.property(range.chain(createReport), (report) => {
        const parts = totalsByCreative(report)
        for (const name of COUNTER_NAMES) {
          expect(reportTotals(report)[name]).toBe(exact(report.rows, name))
          expect(
            exact(
              parts.map((part) => part.counters),
              name,
            ),
          ).toBe(exact(report.rows, name))
        }
        for (const { creative, counters: own } of parts)
          expect(reportTotals(reportOfCreative(report, creative.id))).toEqual(own)
      }),
      { numRuns: 200 },
    )
  })

  it('are equal by days and by weeks', () => {
    fc.assert(
      fc.property(range.chain(createReport), (report) => {
        const days = listBuckets({ ...report.range }).filter((bucket) => !bucket.includes('T'))
        const listRows = (start: string, end: string) =>
          report.rows.filter(({ bucket }) => bucket >= start && bucket <= end)
        const weeks = splitIntoWeeks(days).map(({ bucket }) => weekDays(bucket))
        const total = sumCounters(weeks.map(({ start, end }) => sumCounters(listRows(start, end))))
        if (days.length > 0) expect(total).toEqual(reportTotals(report))
        for (const [index, week] of weeks.entries())
          if (index > 0) expect(week.start > weeks[index - 1]!.end).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('report changes', () => {
  it('are computed from sums over complete steps, ratios in points', () => {
    fc.assert(
      fc.property(pair, ([report, previous]) => {
        const found = compareReports(report, previous)
        if (!found) return
        const rows = (of: Report, steps: string[]) => of.rows.filter(({ bucket }) => steps.includes(bucket))
        const [now, before] = [rows(report, found.buckets), rows(previous, found.previousBuckets)]
        for (const metric of Object.keys(METRICS) as MetricName[]) {
          const change = metricChange(metric, found.current, found.before)
          const [a, b] = [now, before].map((counted) => independent(metric, counted))
          const expected = independentChange(metric, a!, b!)
          if (expected === null) expect(change).toBeNull()
          else
            expect(Math.abs((change ?? Number.NaN) - expected)).toBeLessThanOrEqual(1e-9 + Math.abs(expected) * 1e-12)
        }
      }),
      { numRuns: 200 },
    )
  })
})

const PARTS = {
  ctr: ['clicks', 'impressions'],
  vcr: ['videoCompletes', 'videoStarts'],
  vcrOfImpressions: ['videoCompletes', 'impressions'],
} as const satisfies Partial<Record<MetricName, [keyof Counters, keyof Counters]>>
const isRatio = (metric: MetricName): metric is keyof typeof PARTS => metric in PARTS

function independent(metric: MetricName, rows: readonly Counters[]): number | null {
  if (!isRatio(metric)) return exact(rows, metric)
  const [part, whole] = PARTS[metric].map((name) => exact(rows, name))
  return whole ? (100 * part!) / whole : null
}

function independentChange(metric: MetricName, now: number | null, before: number | null): number | null {
  if (isRatio(metric)) return now === null || before === null ? null : now - before
  return before ? (100 * (now! - before)) / before : null
}
