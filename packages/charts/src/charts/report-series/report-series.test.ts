import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { reportOfCreative, sumCounters } from '@placard/domain/internal/report'
import { METRICS, NO_COUNTS, type Report, reportTotals } from '@placard/domain/report'
import { describe, expect, it } from 'vitest'
import { foldSeries, OTHER_SERIES, reportSeries, seriesTotal, type TimeSeries, weekSeries } from './report-series.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const week = demoReport(campaign, { start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' })

describe('reportSeries', () => {
  it('has a step for every bucket and keeps all counts', () => {
    const { buckets, series } = reportSeries(week)
    expect(buckets).toHaveLength(7)
    expect(series.map(({ steps }) => steps.length)).toEqual(series.map(() => 7))
    expect(sumCounters(series.map(seriesTotal))).toEqual(reportTotals(week))
  })

  it('fills missing rows with zeros', () => {
    const gone = { ...week, rows: week.rows.filter(({ bucket }) => bucket !== '2025-10-10') }
    expect(reportSeries(gone).series[0]!.steps[2]).toMatchObject({ impressions: 0, clicks: 0 })
  })

  it('marks the step in progress and leaves future ones empty', () => {
    expect(reportSeries(week).partialBucket).toBe('2025-10-14')
    const later = demoReport(campaign, { start: '2025-10-13', end: '2025-10-16', tzCode: 'UTC' })
    expect(reportSeries(later).series[0]!.steps.map((step) => step === null)).toEqual([false, false, true, true])
    const past = demoReport(campaign, { start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' })
    expect(reportSeries(past).partialBucket).toBeUndefined()
  })

  it('has no step in progress at the moment a step starts', () => {
    const runningAt = (generatedAt: string) => reportSeries({ ...week, generatedAt }).partialBucket
    expect(runningAt('2025-10-13T23:59:59.999Z')).toBe('2025-10-13')
    expect(runningAt('2025-10-14T00:00:00.000Z')).toBeUndefined()
    expect(runningAt('2025-10-14T00:00:00.001Z')).toBe('2025-10-14')
  })

  it('finds the current day in the report’s time zone, not the machine’s', () => {
    const auckland = demoReport(campaign, { start: '2025-10-12', end: '2025-10-15', tzCode: 'Pacific/Auckland' })
    // 10:00 UTC is 23:00 in Auckland: the 14th is still in progress.
    expect(reportSeries(auckland).partialBucket).toBe('2025-10-14')
  })

  it('aligns the previous period by step', () => {
    const before = demoReport(campaign, { start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' })
    const { series, previousBuckets } = reportSeries(week, before)
    expect(previousBuckets).toEqual(expect.arrayContaining(['2025-10-01', '2025-10-07']))
    expect(sumCounters(series.flatMap(({ previous = [] }) => previous.filter((one) => one !== null)))).toEqual(
      reportTotals(before),
    )
  })

  it('matches the same dates of a year without 29 February, which stays a gap', () => {
    const range = { start: '2024-02-26', end: '2024-03-03', tzCode: 'UTC' }
    const compared = { start: '2023-02-26', end: '2023-03-03', tzCode: 'UTC' }
    const createRow = (bucket: string, impressions: number) => ({
      ...NO_COUNTS,
      creativeID: 'one',
      bucket,
      impressions,
    })
    const createReport = (days: typeof range, rows: Report['rows']) => ({
      range: days,
      creatives: [{ id: 'one', name: 'One', type: 'Banner' as const, size: '', liveIDs: ['one'] }],
      rows,
      generatedAt: '2025-01-01T00:00:00.000Z',
    })
    const data = reportSeries(
      createReport(range, [createRow('2024-02-29', 100), createRow('2024-03-01', 10)]),
      createReport(compared, [createRow('2023-02-28', 7), createRow('2023-03-01', 5)]),
    )
    expect(data.previousBuckets?.slice(2, 5)).toEqual(['2023-02-28', '', '2023-03-01'])
    expect(data.series[0]?.previous?.map((one) => one?.impressions ?? null)).toEqual([0, 0, 7, null, 5, 0, 0])
    const [week] = weekSeries(data).series
    expect(week?.previous?.map((one) => one?.impressions)).toEqual([12])
    expect(weekSeries(data).previousBuckets).toEqual(['2023-02-26/2023-03-03'])
  })

  it('equals folding one series per creative', () => {
    const crowd = (report: Report): Report => {
      const copies = Array.from({ length: 6 }, (_, index) => index)
      return {
        ...report,
        creatives: copies.flatMap((n) => report.creatives.map((one) => ({ ...one, id: `${one.id}${n}` }))),
        rows: report.rows.flatMap((row, place) =>
          copies.map((n) => ({
            ...row,
            creativeID: `${row.creativeID}${n}`,
            impressions: row.impressions * n + (place % 7),
          })),
        ),
      }
    }
    const before = crowd(demoReport(campaign, { start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' }))
    const many = crowd(week)
    const each = many.creatives.map((one) => {
      const [series] = reportSeries(reportOfCreative(many, one.id), reportOfCreative(before, one.id)).series
      return series!
    })
    expect(each.length).toBeGreaterThan(8)
    expect(reportSeries(many, before).series).toEqual(foldSeries(each))
  })
})

describe('foldSeries', () => {
  const [first] = reportSeries(week).series
  const many = Array.from({ length: 11 }, (_, index): TimeSeries => {
    const grown = first!.steps.map((step) => step && { ...step, impressions: step.impressions * (index + 1) })
    return { ...first!, id: `s${index}`, name: `Series ${index}`, steps: grown }
  })

  it('keeps the seven largest in order and sums the rest', () => {
    const folded = foldSeries(many)
    expect(folded.map(({ id }) => id)).toEqual(['s4', 's5', 's6', 's7', 's8', 's9', 's10', OTHER_SERIES])
    expect(folded.at(-1)!.name).toBe('Other (4)')
    expect(sumCounters(folded.map(seriesTotal))).toEqual(sumCounters(many.map(seriesTotal)))
  })

  it('computes ratios from sums, not from the parts', () => {
    const other = seriesTotal(foldSeries(many).at(-1)!)
    expect(METRICS.ctr.value(other)).toBeCloseTo((other.clicks / other.impressions) * 100, 10)
  })

  it('does not fold eight', () => {
    expect(foldSeries(many.slice(0, 8))).toHaveLength(8)
  })
})

describe('weekSeries', () => {
  const range = { start: '2025-09-24', end: '2025-10-14', tzCode: 'UTC' }
  const month = demoReport(campaign, range)
  const before = demoReport(campaign, { start: '2025-09-03', end: '2025-09-23', tzCode: 'UTC' })
  const weeks = weekSeries(reportSeries(month, before))

  it('folds days to weeks starting on Monday and keeps all counts', () => {
    expect(weeks.buckets).toEqual([
      '2025-09-24/2025-09-28',
      '2025-09-29/2025-10-05',
      '2025-10-06/2025-10-12',
      '2025-10-13/2025-10-14',
    ])
    expect(sumCounters(weeks.series.map(seriesTotal))).toEqual(reportTotals(month))
    const inWeek = month.rows.filter(({ bucket }) => bucket >= '2025-09-29' && bucket <= '2025-10-05')
    expect(sumCounters(weeks.series.map(({ steps }) => steps[1]!))).toEqual(sumCounters(inWeek))
  })

  it('compares with the same number of previous days per week', () => {
    expect(weeks.previousBuckets).toEqual([
      '2025-09-03/2025-09-07',
      '2025-09-08/2025-09-14',
      '2025-09-15/2025-09-21',
      '2025-09-22/2025-09-23',
    ])
    expect(sumCounters(weeks.series.flatMap(({ previous = [] }) => previous.filter((one) => one !== null)))).toEqual(
      reportTotals(before),
    )
  })

  it('finds the week in progress', () => {
    expect(weeks.partialBucket).toBe('2025-10-13/2025-10-14')
    const later = weekSeries(reportSeries(demoReport(campaign, { ...range, end: '2025-10-26' })))
    expect(later.partialBucket).toBe('2025-10-13/2025-10-19')
    expect(later.series[0]!.steps.at(-1)).toBeNull()
  })
})
