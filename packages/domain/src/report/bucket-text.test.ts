import { describe, expect, it } from 'vitest'
import { listBuckets } from '../report-range/report-range.js'
import { formatBucket, formatBucketDay } from './time-bucket.js'

describe('formatBucket', () => {
  it('formats a day equally in every zone', () => {
    for (const zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
      expect(formatBucket('2025-10-03', zone)).toBe('3 Oct')
      expect(formatBucket('2025-10-03', zone, 'long')).toBe('Fri 3 Oct 2025')
    }
  })

  it('formats an hour in the report’s zone', () => {
    const bucket = '2025-10-03T22:00:00.000Z'
    expect(formatBucket(bucket, 'UTC')).toBe('22:00')
    expect(formatBucket(bucket, 'Asia/Kolkata')).toBe('03:30')
    expect(formatBucketDay(bucket, 'Asia/Kolkata')).toBe('4 Oct')
    expect(formatBucket(bucket, 'Asia/Kolkata', 'long')).toBe('4 Oct 2025, 03:30 (GMT+05:30)')
  })

  it('distinguishes the two hours of a clock change', () => {
    const hours = listBuckets({ start: '2025-10-26', end: '2025-10-26', tzCode: 'Europe/Berlin' })
    expect(hours).toHaveLength(25)
    const labels = hours.map((hour) => formatBucket(hour, 'Europe/Berlin', 'long'))
    expect(new Set(labels).size).toBe(25)
    expect(labels[2]).toBe('26 Oct 2025, 02:00 (GMT+02:00)')
    expect(labels[3]).toBe('26 Oct 2025, 02:00 (GMT+01:00)')
  })

  it('formats the day of a bucket', () => {
    expect(formatBucketDay('2025-10-03', 'UTC')).toBe('3 Oct')
  })
})
