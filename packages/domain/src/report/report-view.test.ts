import { describe, expect, it } from 'vitest'
import { demoCampaigns } from '../demo/demo-company.js'
import { DEMO_NOW, demoReport } from '../demo/demo-report.js'
import { METRICS, type MetricName } from '../metric/metric.js'
import { reportTotals } from './report.js'
import {
  changedView,
  comparedRange,
  defaultReportView,
  isVideoMetric,
  lifetimeView,
  reportOfCreative,
} from './report-view.js'
import { offsetText, reportViewText } from './report-view-text.js'

const view = defaultReportView(DEMO_NOW, 'Europe/Berlin')

describe('report view', () => {
  it('knows video metrics', () => {
    const names = (Object.keys(METRICS) as MetricName[]).filter(isVideoMetric)
    expect(names).toEqual(['videoStarts', 'videoCompletes', 'vcr', 'vcrOfImpressions'])
  })

  it('shows impressions without video data', () => {
    const completes = changedView(view, { metric: 'videoCompletes' })
    expect(completes.metric).toBe('videoCompletes')
    expect(changedView(completes, { withVideo: false }).metric).toBe('impressions')
    expect(changedView({ ...view, metric: 'clicks' }, { withVideo: false }).metric).toBe('clicks')
  })

  it('compares in its own zone, or not at all', () => {
    expect(comparedRange(view)).toEqual({ start: '2025-10-01', end: '2025-10-07', tzCode: 'Europe/Berlin' })
    expect(comparedRange({ ...view, comparison: { mode: 'off' } })).toBeUndefined()
  })

  it('covers all days of a campaign that has started, without comparison', () => {
    const whole = (start: string | null, end: string | null) => lifetimeView({ start, end }, DEMO_NOW, 'UTC')
    expect(whole('2025-09-01', '2025-09-30')).toEqual({
      ...defaultReportView(DEMO_NOW),
      range: { start: '2025-09-01', end: '2025-09-30', tzCode: 'UTC' },
      comparison: { mode: 'off' },
    })
    expect(whole('2025-09-01', null).range.end).toBe('2025-10-14')
    expect(whole('2025-11-01', null)).toEqual(defaultReportView(DEMO_NOW))
  })

  it('is formatted with its comparison and zone', () => {
    expect(reportViewText(view)).toBe('8–14 Oct 2025, vs 1–7 Oct 2025, (GMT+02:00) Europe/Berlin')
    expect(reportViewText({ ...view, comparison: { mode: 'off' }, withVideo: false })).toBe(
      '8–14 Oct 2025, (GMT+02:00) Europe/Berlin, without video quartiles',
    )
    expect(offsetText({ start: '2025-12-01', end: '2025-12-02', tzCode: 'Europe/Berlin' })).toBe('GMT+01:00')
  })

  it('has both offsets across a clock change', () => {
    const autumn = { ...view, range: { start: '2026-10-20', end: '2026-10-27', tzCode: 'Europe/Berlin' } }
    expect(offsetText(autumn.range)).toBe('GMT+02:00, GMT+01:00 from 25 Oct 2026')
    expect(reportViewText({ ...autumn, comparison: { mode: 'off' } })).toBe(
      '20–27 Oct 2026, (GMT+02:00, GMT+01:00 from 25 Oct 2026) Europe/Berlin',
    )
  })
})

describe('reportOfCreative', () => {
  const report = demoReport(demoCampaigns(DEMO_NOW)[0]!, view.range)

  it('returns its rows only, and all creatives add up to the report', () => {
    const parts = report.creatives.map(({ id }) => reportOfCreative(report, id))
    expect(parts.flatMap(({ rows }) => rows)).toHaveLength(report.rows.length)
    const sum = parts.reduce((total, part) => total + reportTotals(part).impressions, 0)
    expect(sum).toBe(reportTotals(report).impressions)
    expect(parts[0]?.creatives).toEqual([report.creatives[0]])
  })

  it('returns the whole report without a creative', () => expect(reportOfCreative(report, undefined)).toBe(report))
})
