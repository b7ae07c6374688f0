import { formatRange } from '@placard/domain/dates'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { daysBetween } from '@placard/domain/internal/dates'
import { NO_COUNTS, previousRange, type ReportRange } from '@placard/domain/report'
import { reportSeries, type TimeSeries } from '../report-series/report-series.js'
import { regularSteps } from './time-steps.js'

const campaigns = demoCampaigns(DEMO_NOW)

/** Returns the props of a chart of a demo campaign. */
export function argsFor(range: ReportRange, demo = campaigns[0]) {
  if (!demo) throw new Error('There are demo campaigns')
  const previous = previousRange(range)
  return {
    ...reportSeries(demoReport(demo, range), demoReport(demo, previous)),
    tzCode: range.tzCode,
    previousText: formatRange(previous, { year: false }),
  }
}

export const twoWeeks = argsFor({ start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' })
export const runningWeek = argsFor({ start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' })

/** Removes the previous period. */
export const alone = <Args extends { previousText?: string }>(args: Args): Args => ({
  ...args,
  previousText: undefined,
})

/** Deterministic numbers that look like real counts: a weekly pattern, a trend and noise. */
export function numbersLike(count: number, seed: number, perDay = 24): Float64Array {
  let state = seed * 2654435761
  const noise = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return state / 2 ** 32
  }
  return Float64Array.from({ length: count }, (_, at) => {
    const day = Math.sin((at / perDay) * 2 * Math.PI - 2) * 0.35 + 1
    const season = Math.sin((at / count) * 9 + seed) * 0.3 + 1
    return Math.round((400 + seed * 260) * day * season * (0.8 + noise() * 0.4))
  })
}

/** Long series with one spike and one gap. */
export function longSeries(count: number) {
  const series = ['City launch', 'Test ride', 'Family car'].map((name, index) => {
    return { id: name, name, values: numbersLike(count, index + 1) }
  })
  series[0]?.values.fill(4200, Math.floor(count * 0.618), Math.floor(count * 0.618) + 1)
  series[1]?.values.fill(Number.NaN, Math.floor(count * 0.3), Math.floor(count * 0.36))
  return { buckets: regularSteps('2023-07-04T00:00:00.000Z', count), tzCode: 'UTC', series }
}

/** 365 days. */
export const oneYear = {
  buckets: daysBetween('2024-10-14', '2025-10-13'),
  previousBuckets: undefined,
  series: ['City launch', 'Test ride', 'Family car'].map((name, index) => {
    return { id: name, name, values: numbersLike(365, index + 1, 7) }
  }),
}

/** More than eight series. */
export const many: TimeSeries[] = twoWeeks.series.flatMap((series) => [
  series,
  {
    ...series,
    id: `${series.id}B`,
    name: `${series.name} B`,
    steps: series.steps.map((step) => step && { ...step, impressions: Math.round(step.impressions * 0.84) }),
  },
])

const LONG_NAMES = [
  'Autumn 2025 — 300×250 in-banner video with end card, retargeting, drivers 35–54 near dealers',
  '🚗 Family car 👨‍👩‍👧‍👦 — 970×250',
  'إطلاق المدينة — فيديو ٣٠٠×٢٥٠ للهواتف المحمولة في جميع المدن الكبرى والمتوسطة هذا الخريف',
]
export const longNames = twoWeeks.series
  .slice(0, 3)
  .map((series, index) => ({ ...series, name: LONG_NAMES[index] ?? '' }))

const first = twoWeeks.series.slice(0, 3)
const days = twoWeeks.buckets

/** Edge cases of chart data. */
export const edges = {
  onePoint: {
    buckets: days.slice(-1),
    series: first.map(({ steps, ...series }) => ({ ...series, steps: steps.slice(-1) })),
  },
  allZero: { buckets: days, series: first.map((series) => ({ ...series, steps: days.map(() => NO_COUNTS) })) },
  huge: {
    buckets: days,
    series: first.map((series) => ({
      ...series,
      steps: series.steps.map((step) => step && { ...step, impressions: step.impressions * 48_000 }),
    })),
  },
  negative: {
    buckets: days,
    series: first.slice(0, 2).map(({ id, name, steps }, index) => ({
      id,
      name,
      values: steps.map((step, at) => (step?.clicks ?? 0) - (steps[(at + 5 + index) % 14]?.clicks ?? 0)),
    })),
  },
  gap: {
    buckets: days,
    series: first.map((series, index) => ({
      ...series,
      steps: series.steps.map((step, at) => (at > 4 + index && at < 8 + index ? step && NO_COUNTS : step)),
    })),
  },
  lonely: {
    buckets: days,
    series: first
      .slice(0, 1)
      .map(({ steps, ...series }) => ({ ...series, steps: steps.map((step, at) => (at % 3 === 1 ? step : null)) })),
  },
}
