import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoCampaigns } from '../demo/demo-company.js'
import { DEMO_NOW, demoReport } from '../demo/demo-report.js'
import { hoursOfWeek } from '../report/hour-of-week.js'
import { bucketBounds, comparedBuckets } from '../report/report-comparison.js'
import { offsetText, zoneNotes, zoneText } from '../report/report-view-text.js'
import { formatBucket } from '../report/time-bucket.js'
import { countDays, dayOfNumber } from '../testing/day-numbers.js'
import { zoneOffset } from '../timezone/timezone.js'
import { findZoneDifference, reportQuery } from './report-query.js'
import { listBuckets, MAX_RANGE_DAYS, previousRange, type ReportRange, rangeMoments } from './report-range.js'
import { joinOffsets, rangeWithOffsetsSchema, withOffsets, zoneAround } from './zoned-range.js'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 100)
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/Winnipeg',
  'America/St_Johns',
  'Africa/Casablanca',
  'America/Havana',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Antarctica/Troll',
  'Pacific/Apia',
]
const range = fc
  .record({
    start: fc.integer({ min: countDays('2009-01-01'), max: countDays('2025-12-31') }),
    days: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: MAX_RANGE_DAYS })),
    tzCode: fc.constantFrom(...ZONES),
  })
  .map(({ start, days, tzCode }) => ({ start: dayOfNumber(start), end: dayOfNumber(start + days - 1), tzCode }))

/** Everything that a page computes from the range of a report. */
const read = (days: ReportRange, before: ReportRange) => ({
  moments: rangeMoments(days, days),
  buckets: listBuckets(days),
  bounds: listBuckets(days).map((bucket) => bucketBounds(bucket, days)),
  texts: listBuckets(days)
    .slice(0, 60)
    .map((bucket) => formatBucket(bucket, days, 'long')),
  compared: comparedBuckets(days, before, new Date('2025-10-14T10:00:00Z')),
  zone: [zoneText(days), offsetText(days), ...zoneNotes({ ...days, zone: days })],
})

describe('withOffsets', () => {
  it('contains all that the zone data says about a range', () => {
    fc.assert(
      fc.property(range, (days) => {
        const before = previousRange(days)
        const { from, to } = withOffsets(days)
        expect(read(withOffsets(days), withOffsets(before))).toEqual(read(days, before))
        expect([from, to]).toEqual([
          rangeMoments(days, days.tzCode).from.toISOString(),
          new Date(rangeMoments(days, days.tzCode).to.getTime() + 1000).toISOString(),
        ])
      }),
      { numRuns: RUNS },
    )
  })

  it('is what the response of a report may contain', () => {
    const days = withOffsets({ start: '2026-10-20', end: '2026-10-30', tzCode: 'Europe/Berlin' })
    expect(rangeWithOffsetsSchema.parse(days)).toEqual(days)
    expect(days.offsets?.map(({ offset }) => offset)).toEqual(['+02:00', '+01:00'])
    expect(days.offsets?.[1]?.from).toBe('2026-10-25T01:00:00.000Z')
  })
})

describe('the offsets of a server', () => {
  /** A day in Berlin as a server sees it that has heard of a change to UTC+3; this runtime has not. */
  const newer: ReportRange = {
    start: '2025-10-14',
    end: '2025-10-14',
    tzCode: 'Europe/Berlin',
    offsets: [{ from: '2025-10-12T00:00:00.000Z', offset: '+03:00' }],
  }

  it('win over the zone data of the runtime', () => {
    const hours = listBuckets(newer)
    expect([hours[0], hours.at(-1), hours.length]).toEqual(['2025-10-13T21:00:00.000Z', '2025-10-14T20:00:00.000Z', 24])
    expect(formatBucket(hours[0]!, newer, 'long')).toBe('14 Oct 2025, 00:00 (GMT+03:00)')
    expect(zoneText(newer)).toBe('(GMT+03:00) Europe/Berlin')
    const report = demoReport(demoCampaigns(DEMO_NOW)[0]!, { ...newer, tzCode: 'Etc/GMT-3' })
    expect(hoursOfWeek({ ...report, range: newer })).toEqual({
      ...hoursOfWeek(report),
      tzCode: 'Europe/Berlin',
    })
  })

  it('of two ranges can be used together', () => {
    const before = withOffsets({ start: '2025-01-14', end: '2025-01-14', tzCode: 'Europe/Berlin' })
    const zone = { tzCode: 'Europe/Berlin', offsets: joinOffsets(newer, before) }
    expect(zoneOffset(zone, new Date('2025-01-14T12:00:00Z'))).toBe('+01:00')
    expect(zoneOffset(zone, new Date('2025-10-14T12:00:00Z'))).toBe('+03:00')
  })

  it('are not used for moments far from the range', () => {
    const days = withOffsets({ start: '2025-07-01', end: '2025-07-02', tzCode: 'Europe/Berlin' })
    expect(zoneAround(days, new Date('2025-07-03T12:00:00Z'))).toBe(days)
    expect(zoneAround(days, new Date('2025-12-01T12:00:00Z'))).toBe('Europe/Berlin')
  })
})

describe('findZoneDifference', () => {
  const query = reportQuery({ start: '2025-11-20', end: '2025-11-20', tzCode: 'America/Winnipeg' })

  it('reports an offset that is not the one of the zone', () => {
    expect(findZoneDifference(query)).toBeUndefined()
    expect(findZoneDifference({ ...query, tzOffset: '-05:00' })).toEqual({ sent: '-05:00', used: '-06:00' })
  })

  it('reports nothing for a query without one of both, or with another form of zero', () => {
    const { tz, tzOffset, ...days } = query
    expect(findZoneDifference({ ...days, tz })).toBeUndefined()
    expect(findZoneDifference({ ...days, tzOffset })).toBeUndefined()
    expect(findZoneDifference({ ...query, tz: 'UTC', tzOffset: '-00:00' })).toBeUndefined()
  })
})
