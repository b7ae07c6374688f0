import { DEFAULT_SETTINGS, DEFAULT_TIMEZONE, METRICS, type MetricName } from '@placard/domain'
import { DEMO_NOW } from '@placard/domain/testing'
import { describe, expect, it } from 'vitest'
import { parseReportSearch, reportSearch } from './report-search.js'

const parse = (search: string, defaults = DEFAULT_SETTINGS) =>
  parseReportSearch(new URLSearchParams(search), defaults, DEMO_NOW)

describe('the address of a report', () => {
  it('means the last 7 days in UTC when it says nothing and nothing was chosen before', () => {
    expect(parse('')).toEqual({
      range: { start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' },
      metric: 'impressions',
    })
  })

  it('comes back as it was written, for every metric', () => {
    for (const metric of Object.keys(METRICS) as MetricName[]) {
      const view = { range: { start: '2025-09-30', end: '2025-10-13', tzCode: 'America/New_York' }, metric }
      expect(parse(reportSearch(view).toString())).toEqual(view)
    }
  })

  it('takes the last chosen days and zone for what it leaves out', () => {
    const defaults = {
      activeReportingDates: { start: '2025-09-01', end: '2025-09-02', tzCode: 'UTC' },
      activeReportingTimezone: { ...DEFAULT_TIMEZONE, tzCode: 'Asia/Tokyo' },
    }
    const { range } = parseReportSearch(new URLSearchParams('metric=clicks'), defaults, DEMO_NOW)
    expect(range).toEqual({ start: '2025-09-01', end: '2025-09-02', tzCode: 'Asia/Tokyo' })
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
    expect(view).toEqual({ range: { start: '2025-10-01', end: '2025-10-02', tzCode: 'UTC' }, metric: 'impressions' })
  })

  it('begins the default days where the zone is, not in UTC', () => {
    expect(parseReportSearch(new URLSearchParams('tz=Pacific/Kiritimati'), DEFAULT_SETTINGS, DEMO_NOW).range.end).toBe(
      '2025-10-15',
    )
  })
})
