import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventsQueryKey, isReportFresh, type ReportRequest, reportAgeSeconds, reportQueryKey } from './report-cache.js'

const word = fc.oneof(fc.constantFrom('a', 'b', '', '"', ',', 'a,b', '["', 'true', '2025-10-01'), fc.string())
const request: fc.Arbitrary<ReportRequest> = fc.record({
  subject: fc.oneof(
    word.map((campaignID) => ({ campaignID })),
    word.map((shareToken) => ({ shareToken })),
  ),
  range: fc.record({ start: word, end: word, tzCode: word }),
  withVideoData: fc.boolean(),
})
const computeHash = (one: ReportRequest) => JSON.stringify(reportQueryKey(one))
const sameRequest = (one: ReportRequest, two: ReportRequest) => {
  const flat = ({ subject, range, withVideoData }: ReportRequest) => [
    ...Object.entries(subject).flat(),
    range.start,
    range.end,
    range.tzCode,
    withVideoData,
  ]
  return flat(one).every((value, index) => value === flat(two)[index])
}

describe('reportQueryKey', () => {
  it('is equal only for equal requests', () => {
    fc.assert(
      fc.property(request, request, (one, two) => {
        expect(computeHash(one) === computeHash(two)).toBe(sameRequest(one, two))
      }),
      { numRuns: 5000 },
    )
  })

  it('differs for each single change', () => {
    const range = { start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' }
    const first: ReportRequest = { subject: { campaignID: 'c1' }, range, withVideoData: true }
    const others: ReportRequest[] = [
      { ...first, subject: { campaignID: 'c2' } },
      { ...first, subject: { shareToken: 'c1' } },
      { ...first, range: { ...range, start: '2025-10-02' } },
      { ...first, range: { ...range, end: '2025-10-08' } },
      { ...first, range: { ...range, tzCode: 'Europe/London' } },
      { ...first, withVideoData: false },
      { ...first, liveIDs: ['l1'] },
      { ...first, liveIDs: ['l1', 'l2'] },
    ]
    const hashes = new Set([...[first, ...others].map(computeHash), JSON.stringify(eventsQueryKey(first))])
    expect(hashes.size).toBe(others.length + 2)
    expect(computeHash(structuredClone(first))).toBe(computeHash(first))
  })

  it('starts with kind and id of its subject, so that all reports of a campaign can be removed', () => {
    const range = { start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' }
    const subject = { campaignID: 'c1' }
    for (const key of [reportQueryKey({ subject, range, withVideoData: true }), eventsQueryKey({ subject, range })])
      expect(key.slice(0, 3)).toEqual(['report', 'campaign', 'c1'])
  })
})

describe('isReportFresh', () => {
  const loaded = Date.parse('2025-10-14T10:00:00Z')

  it('is true for under 3600 seconds', () => {
    expect(isReportFresh(loaded, loaded)).toBe(true)
    expect(isReportFresh(loaded, loaded + 3_599_999)).toBe(true)
    expect(isReportFresh(loaded, loaded + 3_600_000)).toBe(false)
  })

  it('is false if the clock was set back or the age is unknown', () => {
    expect(isReportFresh(loaded, loaded - 1)).toBe(false)
    expect(isReportFresh(Number.NaN, loaded)).toBe(false)
  })

  it('has its age in whole seconds', () => {
    expect(reportAgeSeconds(loaded, loaded + 59_999)).toBe(59)
  })
})
