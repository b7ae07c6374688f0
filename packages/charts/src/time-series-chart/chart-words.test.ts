import { NO_COUNTS } from '@placard/domain'
import { describe, expect, it } from 'vitest'
import { seriesValues } from './chart-values.js'
import { type ChartFacts, pointWords, summaryWords } from './chart-words.js'

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
const facts = (metric: ChartFacts['metric'], more: Partial<ChartFacts> = {}): ChartFacts => ({
  metric,
  buckets: ['2025-10-11', '2025-10-12'],
  previousBuckets: ['2025-10-09', '2025-10-10'],
  tzCode: 'UTC',
  series: seriesValues(series, metric),
  ...more,
})

describe('pointWords', () => {
  it('says day, series, value and change', () => {
    expect(pointWords(facts('impressions'), 0, 0)).toBe(
      '11 Oct, City launch: 1,000 impressions, up 100.0 percent on 9 Oct',
    )
    expect(pointWords(facts('impressions'), 0, 1)).toContain('down 50.0 percent on 10 Oct')
  })

  it('changes ratios in percentage points', () => {
    expect(pointWords(facts('ctr'), 0, 1)).toBe('12 Oct, City launch: 2.50% CTR, up 1.50 percentage points on 10 Oct')
    expect(pointWords(facts('ctr'), 0, 0)).toContain('unchanged on 9 Oct')
  })

  it('tells no data from zero', () => {
    expect(pointWords(facts('ctr'), 1, 0)).toBe('11 Oct, Test ride: no data for CTR')
    expect(pointWords(facts('clicks'), 1, 0)).toBe('11 Oct, Test ride: 0 clicks')
  })

  it('says what happened, and how much of a week there is', () => {
    const notes = new Map([[0, ['Creative published']]])
    expect(pointWords(facts('clicks', { notes }), 1, 0)).toBe('11 Oct, Test ride: 0 clicks, note: Creative published')
    const buckets = ['2025-10-11/2025-10-12', '2025-10-13/2025-10-19']
    expect(pointWords(facts('clicks', { buckets }), 1, 0)).toBe('11–12 Oct 2025, Test ride: 0 clicks, 2 of 7 days')
  })

  it('compares no step that is in progress', () => {
    expect(pointWords(facts('clicks', { partialStep: 1 }), 0, 1)).toBe('12 Oct, City launch: 50 clicks, in progress')
  })
})

describe('summaryWords', () => {
  it('names the leader and its highest step', () => {
    expect(summaryWords(facts('clicks'))).toBe('City launch leads with 60 clicks, highest on 12 Oct with 50.')
    expect(summaryWords(facts('clicks', { series: [] }))).toBe('No clicks in these days.')
    expect(summaryWords(facts('engagement'))).toBe('No engagement in these days.')
  })

  it('names the highest where nothing can be added up', () => {
    const ratios = seriesValues([{ id: 'a', name: 'A', values: [1, 2.5] }], 'ctr')
    expect(summaryWords(facts('ctr', { series: ratios }))).toBe('A is highest on 12 Oct with 2.50% CTR.')
  })

  it('computes the ratio of the whole from sums', () => {
    expect(summaryWords(facts('ctr'))).toContain('City launch leads with 2.00% CTR')
  })
})
