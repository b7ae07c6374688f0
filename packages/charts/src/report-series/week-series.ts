import { type Counters, splitIntoWeeks } from '@placard/domain'
import { sumStep } from './sum-step.js'
import type { ReportSeries, TimeSeries } from './time-series.js'

/**
 * Days folded to calendar weeks, Monday first; a week's ratios come from the sums of its days. Weeks that the range cuts
 * say so themselves ('first/last'); the one that still runs is `partialBucket`. The period before is folded by the same
 * places: as many days stand beside as many.
 */
export function weekSeries<Data extends ReportSeries>(data: Data): Data {
  const { buckets, series, previousBuckets, partialBucket } = data
  const weeks = splitIntoWeeks(buckets)
  const runs = ({ from, to }: { from: number; to: number }) =>
    (partialBucket !== undefined && buckets.slice(from, to).includes(partialBucket)) ||
    series.some(({ steps }) => steps.slice(from, to).some((one) => one === null) && steps[from] != null)
  const before = previousBuckets?.slice(0, buckets.length)
  return {
    ...data,
    buckets: weeks.map(({ bucket }) => bucket),
    partialBucket: weeks.find(runs)?.bucket,
    previousBuckets: before && weeks.flatMap(({ from, to }) => spanOf(before.slice(from, to))),
    series: series.map(
      ({ steps, previous, ...rest }): TimeSeries => ({
        ...rest,
        steps: weeks.map(({ from, to }) => sumStep(steps.slice(from, to))),
        previous: previous && weeks.flatMap(({ from, to }) => sumOfDays(previous.slice(from, to))),
      }),
    ),
  }
}

const spanOf = (days: string[]) => (days.length > 0 ? [`${days[0]}/${days.at(-1)}`] : [])

const sumOfDays = (days: Counters[]): Counters[] => {
  const sum = sumStep(days)
  return sum ? [sum] : []
}
