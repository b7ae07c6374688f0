import { describe, expect, it } from 'vitest'
import { formatCompact, formatCount, formatMetric, formatMetricCompact, formatPercent } from './metric-format.js'

describe('metric formats', () => {
  it('group the digits of counts', () => {
    expect(formatCount(2_959_973)).toBe('2,959,973')
    expect(formatMetric('impressions', 0)).toBe('0')
    expect(formatMetric('videoCompletes', 861_792)).toBe('861,792')
  })

  it('show ratios in percent with the metric’s decimals', () => {
    expect(formatMetric('ctr', 1.1714)).toBe('1.17%')
    expect(formatMetric('vcr', 61)).toBe('61.0%')
    expect(formatPercent(86.04)).toBe('86.0%')
  })

  it('distinguish no data from zero', () => {
    expect(formatMetric('ctr', null)).toBe('—')
    expect(formatMetric('ctr', 0)).toBe('0.00%')
    expect(formatMetricCompact('impressions', null)).toBe('—')
    expect(formatCount(null)).toBe('—')
    expect(formatPercent(null)).toBe('—')
  })

  it('show negative values with a minus sign, and zero without', () => {
    expect([formatCount(-1234), formatCompact(-12_540), formatPercent(-3.14)]).toEqual(['−1,234', '−12.5K', '−3.1%'])
    expect([formatMetric('ctr', -0.5), formatMetricCompact('ctr', -0.5)]).toEqual(['−0.50%', '−0.5%'])
    expect([formatCount(-0.4), formatPercent(-0.04), formatCompact(-0)]).toEqual(['0', '0.0%', '0'])
  })

  it('are compact for axes', () => {
    expect([0, 950, 50_000, 12_540, 1_200_000, 2e9].map((value) => formatCompact(value))).toEqual([
      '0',
      '950',
      '50K',
      '12.5K',
      '1.2M',
      '2B',
    ])
    expect(formatMetricCompact('clicks', 150_000)).toBe('150K')
    expect([0, 0.5, 1.25, 2].map((value) => formatMetricCompact('ctr', value))).toEqual(['0%', '0.5%', '1.25%', '2%'])
  })
})
