import { NO_COUNTS } from '@placard/domain/report'
import { describe, expect, it } from 'vitest'
import { type ChartData, formatPoint, summaryText } from './chart-text.js'
import { seriesValues } from './series-values.js'

const counted = (impressions: number, clicks: number) => ({ ...NO_COUNTS, impressions, clicks })
const series = [
  {
    id: 'a',
    name: 'City launch',
    steps: [counted(1000, 10), counted(2000, 50)],
    previous: [counted(500, 5), counted(4000, 40)],
  },
  { id: 'b', name: 'Test ride', steps: [counted(0, 0), null] },
]
const data = (metric: ChartData['metric'], more: Partial<ChartData> = {}): ChartData => ({
  metric,
  buckets: ['2025-10-11', '2025-10-12'],
  previousBuckets: ['2025-10-09', '2025-10-10'],
  zone: 'UTC',
  series: seriesValues(series, metric),
  ...more,
})

describe('formatPoint', () => {
  it('names day, series, value and change', () => {
    expect(formatPoint(data('impressions'), 0, 0)).toBe(
      '11 Oct, City launch: 1,000 impressions, up 100.0 percent on 9 Oct',
    )
    expect(formatPoint(data('impressions'), 0, 1)).toContain('down 50.0 percent on 10 Oct')
  })

  it('compares ratios in percentage points', () => {
    expect(formatPoint(data('ctr'), 0, 1)).toBe('12 Oct, City launch: 2.50% CTR, up 1.50 percentage points on 10 Oct')
    expect(formatPoint(data('ctr'), 0, 0)).toContain('unchanged on 9 Oct')
  })

  it('distinguishes no data from zero', () => {
    expect(formatPoint(data('ctr'), 1, 0)).toBe('11 Oct, Test ride: no data for CTR')
    expect(formatPoint(data('clicks'), 1, 0)).toBe('11 Oct, Test ride: 0 clicks')
  })

  it('adds annotations and the days of a partial week', () => {
    const notes = new Map([[0, ['Creative published']]])
    expect(formatPoint(data('clicks', { notes }), 1, 0)).toBe('11 Oct, Test ride: 0 clicks, note: Creative published')
    const buckets = ['2025-10-11/2025-10-12', '2025-10-13/2025-10-19']
    expect(formatPoint(data('clicks', { buckets }), 1, 0)).toBe('11–12 Oct 2025, Test ride: 0 clicks, 2 of 7 days')
  })

  it('does not compare a step in progress', () => {
    expect(formatPoint(data('clicks', { partialStep: 1 }), 0, 1)).toBe('12 Oct, City launch: 50 clicks, in progress')
  })
})

describe('summaryText', () => {
  it('names the leader and its highest step', () => {
    expect(summaryText(data('clicks'))).toBe('City launch leads with 60 clicks, highest on 12 Oct with 50.')
    expect(summaryText(data('clicks', { series: [] }))).toBe('No clicks in these days.')
    expect(summaryText(data('engagement'))).toBe('No engagement in these days.')
  })

  it('names the highest value where nothing can be summed', () => {
    const ratios = seriesValues([{ id: 'a', name: 'A', values: [1, 2.5] }], 'ctr')
    expect(summaryText(data('ctr', { series: ratios }))).toBe('A is highest on 12 Oct with 2.50% CTR.')
  })

  it('computes total ratios from sums', () => {
    expect(summaryText(data('ctr'))).toContain('City launch leads with 2.00% CTR')
  })
})
