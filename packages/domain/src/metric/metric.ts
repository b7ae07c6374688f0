/** Every counter, in the order of tables and files. */
export const COUNTER_NAMES = [
  'impressions',
  'engagement',
  'clicks',
  'videoStarts',
  'firstQuartiles',
  'midpoints',
  'thirdQuartiles',
  'videoCompletes',
  'invalidTraffic',
] as const
export type CounterName = (typeof COUNTER_NAMES)[number]

/**
 * Counters of some creatives over some hours. Video fields count how often playback reached that point; only
 * `invalidTraffic` includes invalid traffic.
 */
export type Counters = Record<CounterName, number>

/** Counters that are all zero. */
export const NO_COUNTS: Counters = Object.fromEntries(COUNTER_NAMES.map((name) => [name, 0])) as Counters

/** Sums counters; zeros for none. */
export function sumCounters(rows: Iterable<Counters>): Counters {
  const total = { ...NO_COUNTS }
  for (const row of rows) for (const name of COUNTER_NAMES) total[name] += row[name]
  return total
}

/** Returns `part / whole` in percent; null if the whole is not positive. */
export const computePercent = (part: number, whole: number): number | null => (whole > 0 ? (part / whole) * 100 : null)

/** Returns the change from `previous` to `current` in percent; null if there is nothing to compare with. */
export const percentChange = (current: number, previous: number): number | null =>
  previous > 0 ? ((current - previous) / previous) * 100 : null

/** Returns the change of a ratio in percentage points; null if either is missing. */
export const pointChange = (current: number | null, previous: number | null): number | null =>
  current === null || previous === null ? null : current - previous

/** Numerator and denominator of a ratio in percent. */
export interface RatioParts {
  numerator: CounterName
  denominator: CounterName
}

/** Format, formula and explanation of a metric, shared by every chart, table and file. */
export interface MetricDefinition {
  name: string
  /** 'count' is a whole number; 'ratio' is in percent and changes in percentage points. */
  kind: 'count' | 'ratio'
  /** Decimal places. */
  decimals: number
  /** Formula with its denominator, as text. */
  formula: string
  /** Divisor of a ratio; undefined for a count. */
  denominator?: string
  /** Events that it does not count. */
  leavesOut: string
  /** Meaning of "no data" for this metric. */
  noData: string
  /** Source of the definition. */
  source: string
  /** Counters of a ratio, so that tables compute it from sums at every level; undefined for a count. */
  parts?: RatioParts
  /** Computes the value; null is no data. */
  value: (counters: Counters) => number | null
}

const IAB = 'IAB Digital Video and Display measurement guidelines'
const ONCE =
  'Invalid traffic, previews, the same event of one served creative again, and events over 48 hours after it was served'
const IVT = 'IAB/MRC Invalid Traffic Detection and Filtration Standards, General Invalid Traffic'
const NOT_YET = 'The time has not come yet; an hour or a day in which nothing was counted is 0'
const count = (
  name: string,
  counter: CounterName,
  formula: string,
  leavesOut = ONCE,
  source = IAB,
): MetricDefinition => ({
  name,
  kind: 'count',
  decimals: 0,
  formula,
  leavesOut,
  noData: NOT_YET,
  source,
  value: (counters) => counters[counter],
})
type RatioTexts = Omit<MetricDefinition, 'kind' | 'parts' | 'value'>
const ratio = (numerator: CounterName, denominator: CounterName, texts: RatioTexts) => ({
  ...texts,
  kind: 'ratio' as const,
  parts: { numerator, denominator },
  value: (counters: Counters) => computePercent(counters[numerator], counters[denominator]),
})

/** All metrics of a report. Ratios are computed from sums, so a total is never an average of ratios. */
export const METRICS = {
  impressions: count(
    'Impressions',
    'impressions',
    'Times a creative began to render',
    'Invalid traffic, requests that nothing was rendered for, previews, and the same impression again; whether it was in view is not measured',
  ),
  engagement: count('Engagement', 'engagement', 'Interactions with a creative other than its click-through'),
  clicks: count('Clicks', 'clicks', 'Click-throughs to the advertiser'),
  ctr: ratio('clicks', 'impressions', {
    name: 'CTR',
    decimals: 2,
    formula: 'Click-through rate: clicks ÷ impressions',
    denominator: 'Impressions',
    leavesOut: 'Engagement other than the click-through, and further clicks on a creative that was served once',
    noData: 'There is no impression to divide by',
    source: IAB,
  }),
  videoStarts: count('Video starts', 'videoStarts', 'Times a video began to play'),
  videoCompletes: count('Video completes', 'videoCompletes', 'Times a video played to its end'),
  vcr: ratio('videoCompletes', 'videoStarts', {
    name: 'VCR',
    decimals: 1,
    formula: 'Video completion rate: video completes ÷ video starts',
    denominator: 'Video starts',
    leavesOut: 'Impressions whose video never began to play',
    noData: 'There is no video start to divide by',
    source: IAB,
  }),
  vcrOfImpressions: ratio('videoCompletes', 'impressions', {
    name: 'VCR of impressions',
    decimals: 1,
    formula: 'Video completion rate by impressions: video completes ÷ impressions',
    denominator: 'Impressions',
    leavesOut: 'Nothing: impressions without any video count as not completed',
    noData: 'There is no impression to divide by',
    source: 'Common in buying platforms',
  }),
  invalidTraffic: count(
    'Invalid traffic',
    'invalidTraffic',
    'Impressions plus clicks that were filtered: by known robots and prefetching, beyond the limit for one address a minute, clicks without a valid impression, and repeats of the same event. Services that insert ads into video streams call for their viewers and count as robots, unless the operator of this server has listed their addresses as trusted: ask the operator to list such a service',
    'Previews, forged events and events that came too late; video and engagement events; fraud that passes for people; data centers are not looked up',
    IVT,
  ),
} satisfies Record<string, MetricDefinition>
export type MetricName = keyof typeof METRICS

/** Returns the numerator and the denominator of a ratio; undefined for a count, and where there is nothing to divide by. */
export function ratioValues(metric: MetricName, counters: Partial<Counters>): [number, number] | undefined {
  const { parts }: MetricDefinition = METRICS[metric]
  const numerator = parts && counters[parts.numerator]
  const denominator = parts && counters[parts.denominator]
  return numerator === undefined || !denominator ? undefined : [numerator, denominator]
}

/** Returns a metric's change between two sets of counters: percent for counts, percentage points for ratios. */
export function metricChange(metric: MetricName, current: Counters, previous: Counters): number | null {
  const definition: MetricDefinition = METRICS[metric]
  const [now, before] = [definition.value(current), definition.value(previous)]
  return definition.kind === 'ratio' ? pointChange(now, before) : percentChange(now ?? 0, before ?? 0)
}

/** Step of a video funnel. */
export interface QuartileStep {
  label: string
  count: number
  /** Percentage of starts; null without starts. */
  ofStarts: number | null
  /** Loss since the previous step in percentage points; null for the first step and without starts. */
  dropOff: number | null
}

/**
 * Returns the video funnel: starts, then views that reached 25, 50, 75 and 100 %. `labels` are those of the steps, in
 * this order.
 */
export function quartileSteps(
  counters: Counters,
  labels: readonly string[] = ['Start', '25%', '50%', '75%', '100%'],
): QuartileStep[] {
  const steps = [
    counters.videoStarts,
    counters.firstQuartiles,
    counters.midpoints,
    counters.thirdQuartiles,
    counters.videoCompletes,
  ]
  return steps.map((reached, index) => {
    const label = labels[index] ?? ''
    const ofStarts = computePercent(reached, counters.videoStarts)
    const before = index === 0 ? null : computePercent(steps[index - 1] ?? 0, counters.videoStarts)
    return { label, count: reached, ofStarts, dropOff: pointChange(before, ofStarts) }
  })
}
