import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  COUNTER_NAMES,
  type Counters,
  computePercent,
  METRICS,
  type MetricDefinition,
  type MetricName,
  metricChange,
  NO_COUNTS,
  percentChange,
  quartileSteps,
  sumCounters,
} from './metric.js'

const counters = fc.record(
  Object.fromEntries(COUNTER_NAMES.map((name) => [name, fc.nat(1_000_000)])) as Record<
    keyof Counters,
    fc.Arbitrary<number>
  >,
)
const metric = fc.constantFrom(...(Object.keys(METRICS) as MetricName[]))

describe('metrics', () => {
  it('compute ratios from sums instead of averaging them', () => {
    const small = { ...NO_COUNTS, impressions: 100, clicks: 10 }
    const large = { ...NO_COUNTS, impressions: 900, clicks: 0 }
    expect(METRICS.ctr.value(sumCounters([small, large]))).toBe(1)
  })

  it('distinguish both definitions of the video completion rate', () => {
    const counts = { ...NO_COUNTS, impressions: 200, videoStarts: 100, videoCompletes: 50 }
    expect(METRICS.vcr.value(counts)).toBe(50)
    expect(METRICS.vcrOfImpressions.value(counts)).toBe(25)
  })

  it('compute ratios from their declared parts, which the formula names', () => {
    const ratios = Object.entries<MetricDefinition>(METRICS).filter(([, { kind }]) => kind === 'ratio')
    expect(ratios.map(([name, { formula, parts }]) => [name, formula, parts])).toEqual([
      ['ctr', 'Click-through rate: clicks ÷ impressions', { numerator: 'clicks', denominator: 'impressions' }],
      [
        'vcr',
        'Video completion rate: video completes ÷ video starts',
        { numerator: 'videoCompletes', denominator: 'videoStarts' },
      ],
      [
        'vcrOfImpressions',
        'Video completion rate by impressions: video completes ÷ impressions',
        { numerator: 'videoCompletes', denominator: 'impressions' },
      ],
    ])
    fc.assert(
      fc.property(counters, (counts) => {
        for (const [, { value, parts }] of ratios)
          expect(value(counts)).toBe(computePercent(counts[parts!.numerator], counts[parts!.denominator]))
      }),
    )
    for (const { kind, parts } of Object.values<MetricDefinition>(METRICS))
      expect(parts === undefined).toBe(kind === 'count')
  })

  it('are never NaN or Infinity', () => {
    fc.assert(
      fc.property(metric, counters, counters, fc.boolean(), (name, now, before, empty) => {
        for (const value of [
          METRICS[name].value(empty ? NO_COUNTS : now),
          metricChange(name, now, empty ? NO_COUNTS : before),
        ])
          expect(value === null || Number.isFinite(value)).toBe(true)
      }),
    )
    expect(computePercent(1, 0)).toBeNull()
    expect(percentChange(1, 0)).toBeNull()
  })

  it('sum equally in any order and grouping', () => {
    fc.assert(
      fc.property(fc.array(counters, { maxLength: 20 }), fc.nat(20), (rows, cut) => {
        const whole = sumCounters(rows)
        expect(sumCounters([sumCounters(rows.slice(cut)), sumCounters(rows.slice(0, cut))])).toEqual(whole)
        for (const name of COUNTER_NAMES) expect(whole[name]).toBe(rows.reduce((sum, row) => sum + row[name], 0))
      }),
    )
  })

  it('define the denominator of ratios, and exclusions and no data of all metrics', () => {
    for (const { kind, formula, denominator, leavesOut, noData } of Object.values<MetricDefinition>(METRICS)) {
      expect(formula.split(' ÷ ')[1]).toBe(denominator?.toLowerCase())
      expect(denominator !== undefined).toBe(kind === 'ratio')
      expect(leavesOut).not.toBe('')
      expect(noData.toLowerCase()).toContain(denominator?.toLowerCase().replace(/s$/, '') ?? 'is 0')
    }
  })

  it('change in percent for counts and in points for ratios', () => {
    const before = { ...NO_COUNTS, impressions: 1000, clicks: 10 }
    const now = { ...NO_COUNTS, impressions: 2000, clicks: 30 }
    expect(metricChange('impressions', now, before)).toBe(100)
    expect(metricChange('ctr', now, before)).toBe(0.5)
    expect(metricChange('vcr', now, before)).toBeNull()
  })

  it('show where viewers drop off', () => {
    const steps = quartileSteps({
      ...NO_COUNTS,
      videoStarts: 200,
      firstQuartiles: 170,
      midpoints: 150,
      thirdQuartiles: 120,
      videoCompletes: 100,
    })
    expect(steps.map(({ ofStarts }) => ofStarts)).toEqual([100, 85, 75, 60, 50])
    expect(steps.map(({ dropOff }) => dropOff)).toEqual([null, 15, 10, 15, 10])
    expect(quartileSteps(NO_COUNTS).every(({ ofStarts, dropOff }) => ofStarts === null && dropOff === null)).toBe(true)
  })
})
