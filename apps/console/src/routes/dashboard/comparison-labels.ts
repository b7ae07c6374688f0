import { bucketOf, type CampaignTotals, formatRange, type ReportComparison } from '@placard/domain'

/** What is compared, in words. */
export interface ComparisonLabels {
  /** The days before: '1–6 Oct'. */
  before: string
  /** The days that are compared with them. */
  now: string
  /** Why the newest figures are not among them; undefined when they are. */
  note: string | undefined
}

function daysOf(buckets: readonly string[]): string {
  const [start, end] = [buckets[0], buckets.at(-1)]
  return start && end ? formatRange({ start, end }, { year: false }) : ''
}

/** Says which days the changes compare: whole days by their dates, hours by the days that they are of. */
export function comparisonLabels({ range, before }: CampaignTotals, comparison: ReportComparison): ComparisonLabels {
  const step = bucketOf(range)
  const [now, then] =
    step === 'day'
      ? [daysOf(comparison.buckets), daysOf(comparison.previousBuckets)]
      : [formatRange(range, { year: false }), formatRange(before, { year: false })]
  const parts = step === 'day' ? `${now} with ${then}` : 'the completed hours with the same hours before'
  return {
    before: then,
    now,
    note: comparison.whole
      ? undefined
      : `${step === 'day' ? 'Today' : 'The current hour'} is incomplete. Changes compare ${parts}.`,
  }
}
