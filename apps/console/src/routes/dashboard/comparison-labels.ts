import { bucketOf, type CampaignTotals, formatRange, type ReportComparison } from '@placard/domain'

/** Labels of the compared periods. */
export interface ComparisonLabels {
  /** Dates of the previous period: '1–6 Oct'. */
  before: string
  /** Dates that are compared with it. */
  now: string
  /** Explains that the incomplete current step is left out; undefined if it is not. */
  note: string | undefined
}

function daysOf(buckets: readonly string[]): string {
  const [start, end] = [buckets[0], buckets.at(-1)]
  return start && end ? formatRange({ start, end }, { year: false }) : ''
}

/** Returns the labels of a comparison, with the dates of its days or hours. */
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
