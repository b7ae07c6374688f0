import type { DayHours } from './our-report.js'
import type { PartnerMetric } from './partner-report.js'

/** Sums of hours up to each hour, so that any hours are summed by one subtraction. */
export interface HourSums {
  /** First hour since 1970. */
  from: number
  /** `sums[n]` is the sum of the first n hours. */
  sums: Float64Array
}

/** Returns the sum of the hours from `start` up to and excluding `end`. */
export function sumHours({ from, sums }: HourSums, start: number, end: number): number {
  const at = (hour: number) => sums[Math.max(0, Math.min(sums.length - 1, hour - from))] ?? 0
  return at(end) - at(start)
}

/** Both sides of a matched creative, or of all creatives where the file has none. */
export interface CauseUnit {
  /** Our creative's id; empty for several creatives. */
  creativeID: string
  name: string
  /** First and last index of the days in its flight. */
  flight: { first: number; last: number }
  /** Our compared counts. */
  ours: Readonly<Partial<Record<PartnerMetric, HourSums>>>
  /** Our invalid traffic. */
  invalid: Readonly<Record<'impressions' | 'clicks', HourSums>>
  /** Our repeated impressions. */
  repeats: HourSums
  /** Counts of the file by day; NaN where it has only cells without a number. */
  theirs: Readonly<Partial<Record<PartnerMetric, Float64Array>>>
  /** First and last index of the days of which the file has lines. */
  lines: { first: number; last: number }
}

/** Data that causes are judged by. */
export interface CauseData extends DayHours {
  units: readonly CauseUnit[]
  /** Metrics that the file has. */
  metrics: readonly PartnerMetric[]
  /** First and last index of the days of which the file has lines. */
  lines: { first: number; last: number }
}

/** Causes that are taken as given. */
export interface CauseState {
  /** Hours by which the file's days begin later than ours. */
  lag: number
  /** Index of the day of a clock change after which days begin so many hours later. */
  clock: { day: number; hours: number } | null
  /** True if the file's counts contain our invalid traffic. */
  hasInvalid: boolean
  /** By unit: 1 if the file's impressions contain our repeats, -1 if they lack as many. */
  repeats: readonly number[]
  /** By unit: true if its clicks are counted twice. */
  isDoubled: readonly boolean[]
  /** Cells, as unit × days + day, that have a cause of their own. */
  excused: ReadonlySet<number>
  /** Share of the last day that the file has. */
  lastDay: number
}

/** Returns the state without any cause. */
export const noCauses = ({ units }: Pick<CauseData, 'units'>): CauseState => ({
  lag: 0,
  clock: null,
  hasInvalid: false,
  repeats: units.map(() => 0),
  isDoubled: units.map(() => false),
  excused: new Set(),
  lastDay: 1,
})

/** Index of a cell in `excused`. */
export const cellIndex = ({ days }: Pick<CauseData, 'days'>, unit: number, day: number): number =>
  unit * days.length + day

/** Returns the counts per day that the file should have if both sides counted alike. */
export function expectCounts(data: CauseData, state: CauseState, unit: number, metric: PartnerMetric): Float64Array {
  const { days, bounds, units, lines } = data
  const { lag, clock, hasInvalid, repeats, isDoubled, excused, lastDay } = state
  const counts = new Float64Array(days.length)
  const { ours, invalid, repeats: repeated, theirs } = units[unit] ?? {}
  const net = ours?.[metric]
  if (!net || !invalid || !repeated) return counts
  const kinds = metric === 'impressions' || metric === 'clicks' ? invalid[metric] : undefined
  const repeatSign = metric === 'impressions' ? (repeats[unit] ?? 0) : 0
  const factor = metric === 'clicks' && isDoubled[unit] ? 2 : 1
  const bound = (index: number) => (bounds[index] ?? 0) + lag + (clock && index > clock.day ? clock.hours : 0)
  for (let day = 0; day < counts.length; day++) {
    if (excused.has(cellIndex(data, unit, day))) {
      counts[day] = theirs?.[metric]?.[day] ?? 0
      continue
    }
    const [start, end] = [bound(day), bound(day + 1)]
    let count = sumHours(net, start, end)
    if (hasInvalid && kinds) count += sumHours(kinds, start, end)
    if (repeatSign !== 0) count = Math.max(0, count + repeatSign * sumHours(repeated, start, end))
    counts[day] = count * factor * (day === lines.last ? lastDay : 1)
  }
  return counts
}

/** Returns the median of values with weights; NaN without any. */
export function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const sorted = values.toSorted((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let sum = 0
  for (const { value, weight } of sorted) {
    sum += weight
    if (sum >= half) return value
  }
  return Number.NaN
}

/** Metrics by which causes are judged; the others follow them. */
const JUDGED = ['impressions', 'clicks'] as const

/** Returns the usual ratio of theirs to the expected counts of a unit; 1 without counts. */
export function usualRatio(theirs: Float64Array, expected: Float64Array, isLeftOut: (day: number) => boolean): number {
  const ratios: { value: number; weight: number }[] = []
  for (let day = 0; day < expected.length; day++) {
    const [count = 0, whole = 0] = [theirs[day], expected[day]]
    if (whole > 0 && count >= 0 && !isLeftOut(day)) ratios.push({ value: count / whole, weight: whole })
  }
  const ratio = weightedMedian(ratios)
  return ratio > 0 ? ratio : 1
}

/** Differences from the expected counts, relative to the larger of both, with the counts that they are relative to. */
interface Residuals {
  differences: Float64Array
  sizes: Float64Array
}

/** Returns the differences of all cells with a number, after the usual ratio of each unit. */
function findResiduals(data: CauseData, state: CauseState, metric: PartnerMetric): Residuals {
  const differences: number[] = []
  const sizes: number[] = []
  for (const [unit, { theirs: theirsByMetric }] of data.units.entries()) {
    const theirs = theirsByMetric[metric]
    if (!theirs) continue
    const expected = expectCounts(data, state, unit, metric)
    const ratio = usualRatio(theirs, expected, (day) => state.excused.has(cellIndex(data, unit, day)))
    for (let day = 0; day < expected.length; day++) {
      const count = theirs[day] ?? Number.NaN
      if (Number.isNaN(count)) continue
      const isExcused = state.excused.has(cellIndex(data, unit, day))
      const expectation = (expected[day] ?? 0) * (isExcused ? 1 : ratio)
      const size = Math.max(count, expectation)
      differences.push(size > 0 ? (count - expectation) / size : 0)
      sizes.push(size)
    }
  }
  return { differences: Float64Array.from(differences), sizes: Float64Array.from(sizes) }
}

/** Relative noise between two ad servers, from 0.1 % to 40 %. */
const MIN_NOISE = 0.001
const NOISES = Array.from({ length: 16 }, (_, step) => MIN_NOISE * 1.5 ** step)
/** Variance per event, because both sides lose some at random, and of rounding. */
const EVENT_VARIANCE = 0.1
const ROUNDING_VARIANCE = 0.25
/** Degrees of freedom of the t-distribution, whose tails bear days with faults of their own. */
const FREEDOM = 4

/** Returns the log-likelihood of differences at a relative noise. */
function likelihoodAt({ differences, sizes }: Residuals, noise: number): number {
  let likelihood = 0
  for (let index = 0; index < differences.length; index++) {
    const [difference = 0, size = 0] = [differences[index], sizes[index]]
    if (size === 0) continue
    const variance = noise * noise + EVENT_VARIANCE / size + ROUNDING_VARIANCE / (size * size)
    const square = (difference * difference) / variance
    likelihood -= Math.log(variance) / 2 + ((FREEDOM + 1) / 2) * Math.log1p(square / FREEDOM)
  }
  return likelihood
}

/** Returns the log-likelihood of differences at the best noise, by a walk from a first guess to the only maximum. */
function bestLikelihood(residuals: Residuals): number {
  const sorted = residuals.differences.map(Math.abs).sort()
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const at = (step: number) => likelihoodAt(residuals, NOISES[step] ?? MIN_NOISE)
  let step = Math.max(
    0,
    NOISES.findLastIndex((noise) => noise <= middle),
  )
  let best = at(step)
  for (const direction of [1, -1]) {
    for (let next = step + direction; next >= 0 && next < NOISES.length; next += direction) {
      const likelihood = at(next)
      if (likelihood <= best) break
      best = likelihood
      step = next
    }
  }
  return best
}

/** Returns how likely the file's counts are if a state's causes are given: the log-likelihood at the best noise. */
export function logLikelihood(data: CauseData, state: CauseState): number {
  const judged = JUDGED.filter((metric) => data.metrics.includes(metric))
  return judged.reduce((sum, metric) => sum + bestLikelihood(findResiduals(data, state, metric)), 0)
}

/** Returns the usual size of the differences of a metric in percent. */
export function usualDifference(data: CauseData, state: CauseState, metric: PartnerMetric): number {
  const { differences, sizes } = findResiduals(data, state, metric)
  const values = Array.from(differences, (difference, index) => ({
    value: Math.abs(difference) * 100,
    weight: sizes[index] ?? 0,
  }))
  return weightedMedian(values) || 0
}
