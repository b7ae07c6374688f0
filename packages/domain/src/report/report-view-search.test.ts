import { describe, expect, it } from 'vitest'
import { DEMO_NOW } from '../demo/demo-report.js'
import { METRICS, type MetricName } from '../metric/metric.js'
import { DEFAULT_SETTINGS } from '../settings/settings.js'
import { DEFAULT_TIMEZONE } from '../timezone/timezone.js'
import type { ReportComparisonChoice } from './comparison-choice.js'
import { defaultReportView } from './report-view.js'
import { parseReportView, reportViewSearch } from './report-view-search.js'

const parse = (search: string, defaults = DEFAULT_SETTINGS) =>
  parseReportView(new URLSearchParams(search), DEMO_NOW, defaults)
const range = { start: '2025-09-30', end: '2025-10-13', tzCode: 'America/New_York' }

describe('the address of a report', () => {
  it('means the last 7 days in UTC with the 7 before when it says nothing and nothing was chosen before', () => {
    expect(parse('')).toEqual(defaultReportView(DEMO_NOW))
    expect(parse('').range).toEqual({ start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' })
  })

  it('comes back as it was written, for every metric', () => {
    for (const metric of Object.keys(METRICS) as MetricName[]) {
      const view = { ...defaultReportView(DEMO_NOW), range, metric }
      expect(parse(reportViewSearch(view).toString())).toEqual(view)
    }
  })

  it.each<[ReportComparisonChoice, string]>([
    [{ mode: 'off' }, '&compare=off'],
    [{ mode: 'previous', matchWeekday: false }, ''],
    [{ mode: 'previous', matchWeekday: true }, '&weekdays=match'],
    [{ mode: 'lastYear', matchWeekday: false }, '&compare=lastYear'],
    [{ mode: 'lastYear', matchWeekday: true }, '&compare=lastYear&weekdays=match'],
    [{ mode: 'custom', start: '2025-08-04' }, '&compare=custom&from=2025-08-04'],
  ])('comes back with what is compared: %o', (comparison, words) => {
    const view = { ...defaultReportView(DEMO_NOW), range, comparison }
    const search = reportViewSearch(view).toString()
    expect(search).toBe(`start=2025-09-30&end=2025-10-13&tz=America%2FNew_York${words}`)
    expect(parse(search)).toEqual(view)
  })

  it('comes back without videos, and draws none of them', () => {
    const view = { ...defaultReportView(DEMO_NOW), range, withVideo: false }
    expect(parse(reportViewSearch(view).toString())).toEqual(view)
    expect(parse('video=off&metric=vcr').metric).toBe('impressions')
    expect(parse('video=off&metric=ctr').metric).toBe('ctr')
  })

  it.each(['compare=tomorrow', 'compare=custom', 'compare=custom&from=2025-02-30', 'compare='])(
    'compares with the days before for %s',
    (search) => expect(parse(search).comparison).toEqual({ mode: 'previous', matchWeekday: false }),
  )

  it('takes the last chosen days and zone for what it leaves out', () => {
    const defaults = {
      ...DEFAULT_SETTINGS,
      activeReportingDates: { start: '2025-09-01', end: '2025-09-02', tzCode: 'UTC' },
      activeReportingTimezone: { ...DEFAULT_TIMEZONE, tzCode: 'Asia/Tokyo' },
    }
    expect(parse('metric=clicks', defaults).range).toEqual({
      start: '2025-09-01',
      end: '2025-09-02',
      tzCode: 'Asia/Tokyo',
    })
  })

  it.each([
    'start=2025-10-13&end=2025-09-30',
    'start=2025-02-30&end=2025-03-01',
    'start=2020-01-01&end=2025-01-01',
    'start=yesterday&end=today',
    'start=2025-10-01',
  ])('falls back to the default days for %s', (search) => {
    expect(parse(search).range).toEqual({ start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' })
  })

  it('ignores zones and metrics that do not exist', () => {
    const view = parse('start=2025-10-01&end=2025-10-02&tz=Mars/Olympus&metric=profit')
    expect(view.range).toEqual({ start: '2025-10-01', end: '2025-10-02', tzCode: 'UTC' })
    expect(view.metric).toBe('impressions')
  })

  it('begins the default days where the zone is, not in UTC', () => {
    expect(parse('tz=Pacific/Kiritimati').range.end).toBe('2025-10-15')
  })
})
