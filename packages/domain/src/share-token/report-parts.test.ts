import { describe, expect, it } from 'vitest'
import { COUNTER_NAMES, type Counters, METRICS, type MetricName } from '../metric/metric.js'
import { countersLeftOut, isMetricShown, REPORT_PARTS, stepsWithoutParts, withoutParts } from './report-parts.js'

const counters = Object.fromEntries(COUNTER_NAMES.map((name, index) => [name, index + 1])) as Counters
const METRIC_NAMES = Object.keys(METRICS) as MetricName[]

describe('parts of a report', () => {
  it('leave out their counters, and never the impressions', () => {
    expect(countersLeftOut([])).toEqual([])
    expect(countersLeftOut(['downloads'])).toEqual([])
    expect(countersLeftOut(['invalidTraffic', 'clicks'])).toEqual(['clicks', 'invalidTraffic'])
    expect(countersLeftOut([...REPORT_PARTS])).toEqual(COUNTER_NAMES.filter((name) => name !== 'impressions'))
  })

  it('are zero in rows, which otherwise stay as they are', () => {
    const rows = [{ ...counters, creativeID: 'a' }]
    expect(withoutParts(rows, ['downloads'])).toBe(rows)
    expect(withoutParts(rows, ['clicks', 'video'])).toEqual([
      {
        ...rows[0],
        clicks: 0,
        videoStarts: 0,
        firstQuartiles: 0,
        midpoints: 0,
        thirdQuartiles: 0,
        videoCompletes: 0,
      },
    ])
    expect(rows[0]?.clicks).toBe(3)
    expect(withoutParts([{ impressions: 1 }], ['clicks'])).toEqual([{ impressions: 1 }])
  })

  it('hide every metric that needs them', () => {
    const shown = (...leftOut: Parameters<typeof countersLeftOut>[0]) =>
      METRIC_NAMES.filter((name) => !isMetricShown(name, leftOut))
    expect(shown()).toEqual([])
    expect(shown('clicks')).toEqual(['clicks', 'ctr'])
    expect(shown('video')).toEqual(['videoStarts', 'videoCompletes', 'vcr', 'vcrOfImpressions'])
    expect(shown('downloads')).toEqual([])
  })

  it('do not tell by an empty row that something was counted', () => {
    const zeros = Object.fromEntries(COUNTER_NAMES.map((name) => [name, 0])) as Counters
    const rows = [
      { ...zeros, clicks: 2 },
      { ...zeros, impressions: 1, clicks: 1 },
    ]
    expect(stepsWithoutParts(rows, ['clicks'])).toEqual([{ ...zeros, impressions: 1 }])
    expect(stepsWithoutParts(rows, ['downloads'])).toBe(rows)
  })
})
