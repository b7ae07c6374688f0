import { formatInTimeZone } from 'date-fns-tz'
import { formatRange } from './range-text.js'
import { isWeekBucket, weekDays } from './week-bucket.js'

/** How much of a bucket is written: 'short' for axes ('3 Oct', '14:00'), 'long' where it must stand alone. */
export type BucketTextLength = 'short' | 'long'

const isHour = (bucket: string) => bucket.includes('T')

/**
 * A bucket's label. A week is written as its first day, or as all of its days that the range has. A day belongs to no zone; an hour is a moment and is written in the report's zone, never in the
 * reader's. Long hours carry the day and the offset, so that the hour that a clock shows twice reads as two.
 */
export function formatBucket(bucket: string, tzCode: string, length: BucketTextLength = 'short'): string {
  if (isWeekBucket(bucket)) {
    const days = weekDays(bucket)
    return length === 'short' ? formatBucket(days.start, tzCode) : formatRange(days)
  }
  if (isHour(bucket))
    return formatInTimeZone(new Date(bucket), tzCode, length === 'short' ? 'HH:mm' : 'd MMM yyyy, HH:mm (OOOO)')
  return formatInTimeZone(new Date(`${bucket}T00:00:00Z`), 'UTC', length === 'short' ? 'd MMM' : 'EEE d MMM yyyy')
}

/** The day of a bucket in its report's zone, such as '3 Oct': what an hour axis writes where a day begins. */
export const formatBucketDay = (bucket: string, tzCode: string): string =>
  isHour(bucket) ? formatInTimeZone(new Date(bucket), tzCode, 'd MMM') : formatBucket(bucket, tzCode)
