import { describe, expect, it } from 'vitest'
import { DEMO_NOW, demoCampaigns, demoReport } from '../demo/demo.js'
import { ApiError, TIMED_OUT } from '../problem/problem.js'
import { isLinkRefusal, isReportGone, nextGoodReport, type ReportResult, reportState } from './report-state.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const week = demoReport(campaign, { start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' })
const before = demoReport(campaign, { start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' })
const PENDING: ReportResult = { data: undefined, dataUpdatedAt: 0, error: null, isFetching: true }
const LOADED: ReportResult = { data: week, dataUpdatedAt: 1000, error: null, isFetching: false }
const FAILED: ReportResult = { ...PENDING, error: new Error('The disk is full.'), isFetching: false }
const good = { report: before, at: 500 }
const readState = (...[current, previous, lastGood]: [ReportResult, ReportResult?, typeof good?]) =>
  reportState(current, previous, lastGood, 'Try a shorter range.')

describe('reportState', () => {
  it('is loading until the first report has loaded', () => {
    expect(readState(PENDING)).toMatchObject({ report: undefined, loading: true, refreshing: false, error: undefined })
    expect(readState(LOADED)).toMatchObject({ report: week, receivedAt: new Date(1000), loading: false })
  })

  it('keeps the last good report while another one loads and after it failed', () => {
    expect(readState(PENDING, undefined, good)).toMatchObject({ report: before, loading: false, refreshing: true })
    expect(readState(FAILED, undefined, good)).toMatchObject({
      report: before,
      receivedAt: new Date(500),
      refreshing: false,
      error: 'The disk is full.',
    })
  })

  it('has the requested report once it has loaded, also while it refreshes', () => {
    expect(readState({ ...LOADED, isFetching: true }, undefined, good)).toMatchObject({
      report: week,
      refreshing: true,
    })
  })

  it('has an error only after the request has ended, with a help text if it has no message', () => {
    expect(readState({ ...FAILED, isFetching: true }).error).toBeUndefined()
    expect(readState({ ...FAILED, error: {} }).error).toBe('Try a shorter range.')
  })

  it('has the comparison report, or its error', () => {
    expect(readState(LOADED, { ...LOADED, data: before }).previous).toBe(before)
    expect(readState(LOADED, FAILED)).toMatchObject({
      report: week,
      error: undefined,
      previousError: 'The disk is full.',
    })
    expect(readState(LOADED)).toMatchObject({ previous: undefined, previousError: undefined })
  })
})

describe('nextGoodReport', () => {
  it('changes only when another report, or the same one again, is received', () => {
    const first = nextGoodReport(LOADED, undefined)
    expect(nextGoodReport(LOADED, first)).toBe(first)
    expect(nextGoodReport(PENDING, first)).toBe(first)
    expect(nextGoodReport({ ...LOADED, dataUpdatedAt: 2000 }, first)).toEqual({ report: week, at: 2000 })
  })
})

describe('isReportGone', () => {
  const error = (status: number) => new ApiError('No', { status })
  it.each([
    [{ shareToken: 'x' }, [400, 404, 410], [401, 403, 500]],
    [{ campaignID: 'c1' }, [403, 404], [400, 401, 410, 500]],
  ])('depends on the subject: %o', (subject, gone, others) => {
    for (const status of gone) expect(isReportGone(subject, error(status))).toBe(true)
    for (const status of others) expect(isReportGone(subject, error(status))).toBe(false)
    expect(isReportGone(subject, new ApiError(TIMED_OUT, {}))).toBe(false)
    expect(isReportGone(subject, new Error('404'))).toBe(false)
  })
})

it('a share link is asked for again only after its server has refused what it shows', () => {
  const refused = (status: number, subject = { shareToken: 'x' } as Parameters<typeof isLinkRefusal>[0]) =>
    isLinkRefusal(subject, new ApiError('No.', { status }))
  expect([401, 403, 404, 429, 500, 0].filter((status) => refused(status))).toEqual([401, 403])
  expect(refused(401, { campaignID: 'c1' })).toBe(false)
})
