import { describe, expect, it } from 'vitest'
import { DEMO_NOW } from '../demo/demo-report.js'
import { METRICS, type MetricName } from '../metric/metric.js'
import type { ReportComparisonChoice } from '../report-range/comparison-choice.js'
import { DEFAULT_SETTINGS } from '../settings/settings.js'
import { DEFAULT_TIMEZONE } from '../timezone/timezone.js'
import { defaultReportView } from './report-view.js'
import { parseReportView, readReportSearch, reportViewSearch } from './report-view-search.js'

const parse = (search: string, defaults = DEFAULT_SETTINGS) =>
  parseReportView(new URLSearchParams(search), DEMO_NOW, defaults)
const range = { start: '2025-09-30', end: '2025-10-13', tzCode: 'America/New_York' }

describe('report URL', () => {
  it('is the last 7 days in UTC compared with the 7 before by default', () => {
    expect(parse('')).toEqual(defaultReportView(DEMO_NOW))
    expect(parse('').range).toEqual({ start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' })
  })

  it('round-trips every metric', () => {
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
  ])('round-trips the comparison: %o', (comparison, expected) => {
    const view = { ...defaultReportView(DEMO_NOW), range, comparison }
    const search = reportViewSearch(view).toString()
    expect(search).toBe(`start=2025-09-30&end=2025-10-13&tz=America%2FNew_York${expected}`)
    expect(parse(search)).toEqual(view)
  })

  it('round-trips without video data, and without video metrics', () => {
    const view = { ...defaultReportView(DEMO_NOW), range, withVideo: false }
    expect(parse(reportViewSearch(view).toString())).toEqual(view)
    expect(parse('video=off&metric=vcr').metric).toBe('impressions')
    expect(parse('video=off&metric=ctr').metric).toBe('ctr')
  })

  it.each(['compare=tomorrow', 'compare=custom', 'compare=custom&from=2025-02-30', 'compare='])(
    'compares with the previous days for %s',
    (search) => expect(parse(search).comparison).toEqual({ mode: 'previous', matchWeekday: false }),
  )

  it('uses the last selected days and zone for missing parts', () => {
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

  it('ignores unknown zones and metrics', () => {
    const view = parse('start=2025-10-01&end=2025-10-02&tz=Mars/Olympus&metric=profit')
    expect(view.range).toEqual({ start: '2025-10-01', end: '2025-10-02', tzCode: 'UTC' })
    expect(view.metric).toBe('impressions')
  })

  it('starts the default days in the zone, not in UTC', () => {
    expect(parse('tz=Pacific/Kiritimati').range.end).toBe('2025-10-15')
  })

  it('round-trips the table view and the hidden series', () => {
    const view = { ...defaultReportView(DEMO_NOW), range, display: 'table' as const, hiddenSeries: ['one', 'two'] }
    const search = reportViewSearch(view).toString()
    expect(search).toContain('&view=table&hide=one%2Ctwo')
    expect(parse(search)).toEqual(view)
  })
})

describe('URL as in the specification', () => {
  const week = { start: '2025-10-01', end: '2025-10-07' }
  const seconds = `start=${Date.UTC(2025, 9, 1, 0, 1) / 1000}&end=${Date.UTC(2025, 9, 7, 23, 59, 59) / 1000}`
  const berlin = {
    ...DEFAULT_SETTINGS,
    activeReportingTimezone: { ...DEFAULT_TIMEZONE, tzCode: 'Europe/Berlin' },
  }

  it.each([
    ['', 'UTC'],
    ['&tz=%2B00:00', 'UTC'],
    ['&tz=-00:00', 'UTC'],
    ['&tz=%2B02:00', 'Etc/GMT-2'],
    ['&tz=+02:00', 'Etc/GMT-2'],
    ['&tz=-11:00', 'Etc/GMT+11'],
    ['&tz=%2B05:30', 'Asia/Kolkata'],
    ['&tz=%2B05:45', 'Asia/Kathmandu'],
    ['&tz=-02:30', 'America/St_Johns'],
    ['&tz=Asia/Tokyo', 'Asia/Tokyo'],
  ])('accepts unix seconds and a zone like %j', (tz, tzCode) => {
    const { view, problem } = readReportSearch(new URLSearchParams(seconds + tz), DEMO_NOW)
    expect(view.range).toEqual({ ...week, tzCode })
    expect(problem).toBeUndefined()
  })

  it('uses the last selected zone only if it has the offset on all days', () => {
    expect(parse(`${seconds}&tz=+02:00`, berlin).range.tzCode).toBe('Europe/Berlin')
    expect(parse('start=2025-10-20&end=2025-10-28&tz=+02:00', berlin).range.tzCode).toBe('Etc/GMT-2')
    expect(parse('start=2025-12-01&end=2025-12-02&tz=+02:00', berlin).range.tzCode).toBe('Etc/GMT-2')
  })

  it('combines with relative dates', () => {
    expect(parse('start=2025-10-01&end=2025-10-07&tz=+02:00').range).toEqual({ ...week, tzCode: 'Etc/GMT-2' })
  })
})

describe('invalid report URL', () => {
  const findProblem = (search: string) => readReportSearch(new URLSearchParams(search), DEMO_NOW).problem
  const shown = 'Showing 8–14 Oct 2025 in (GMT+00:00) UTC.'

  it.each([
    ['start=yesterday&end=today', `We couldn’t read the dates in this link. ${shown}`],
    ['start=1759276860', `We couldn’t read the dates in this link. ${shown}`],
    ['start=1759881599&end=1759276860', `We couldn’t read the dates in this link. ${shown}`],
    ['start=1759276860000&end=1759881599000', `We couldn’t read the dates in this link. ${shown}`],
    ['tz=Mars/Olympus', `We couldn’t read the time zone in this link. ${shown}`],
    ['tz=%2B99:99', `We couldn’t read the time zone in this link. ${shown}`],
    ['tz=%2B03:15', `We couldn’t read the time zone in this link. ${shown}`],
    [
      'start=2025-10-01&end=2025-10-02&tz=%2B2&compare=tomorrow',
      'We couldn’t read the time zone and comparison in this link. Showing 1–2 Oct 2025 in (GMT+00:00) UTC.',
    ],
    [
      'metric=profit&video=yes&view=list',
      `We couldn’t read the metric, video quartiles, and view in this link. ${shown}`,
    ],
  ])('has a message for %s', (search, problem) => {
    expect(findProblem(search)).toBe(problem)
  })

  it('has no message if it is empty or complete', () => {
    expect(findProblem('')).toBeUndefined()
    expect(findProblem('utm_source=mail')).toBeUndefined()
    expect(findProblem(reportViewSearch(defaultReportView(DEMO_NOW)).toString())).toBeUndefined()
  })
})
