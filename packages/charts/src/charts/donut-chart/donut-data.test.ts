import { METRICS, type MetricName } from '@placard/domain/report'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { donutSlices, donutTable, donutTotal, formatShare, isCountMetric, shareTenths } from './donut-data.js'
import { formatSlice, summaryText } from './donut-text.js'

const value = fc.option(fc.nat(2_000_000_000), { nil: null, freq: 5 })
const values = fc.array(value, { maxLength: 40 })
const parts = values.map((all) => all.map((one, index) => ({ id: `${index}`, name: `Part ${index}`, value: one })))
const independentSum = (all: readonly (number | null)[]) => all.reduce((sum, one) => sum + BigInt(one ?? 0), 0n)

describe('shareTenths', () => {
  it('adds up to exactly 100 %, each share within a tenth of its exact value', () => {
    fc.assert(
      fc.property(values, (all) => {
        const shares = shareTenths(all)
        const total = independentSum(all)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total > 0n ? 1000 : 0)
        for (const [index, share] of shares.entries()) {
          const exact = total > 0n ? Number((BigInt(all[index] ?? 0) * 1_000_000_000n) / total) / 1_000_000 : 0
          expect(Math.abs(share - exact)).toBeLessThan(1)
        }
      }),
    )
    expect(shareTenths([1, 1, 1])).toEqual([334, 333, 333])
    expect(shareTenths([-5, 5, null])).toEqual([0, 1000, 0])
  })

  it('never gives a larger value a smaller share', () => {
    fc.assert(
      fc.property(values, fc.nat(39), fc.nat(39), (all, a, b) => {
        const shares = shareTenths(all)
        if ((all[a] ?? 0) > (all[b] ?? 0)) expect(shares[a]).toBeGreaterThanOrEqual(shares[b] ?? 0)
      }),
    )
  })
})

describe('donutSlices', () => {
  it('sorts by size, and loses no value or share when folding', () => {
    fc.assert(
      fc.property(parts, (all) => {
        const slices = donutSlices(all)
        expect(slices.length).toBeLessThanOrEqual(6)
        expect(independentSum(slices.map((slice) => slice.value))).toBe(independentSum(all.map((part) => part.value)))
        expect(slices.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(donutTotal(all) > 0 ? 1000 : 0)
        const named = slices.filter(({ slot }) => slot !== undefined).map((slice) => slice.value)
        expect(named).toEqual(named.toSorted((a, b) => b - a))
        expect(slices.some(({ name }) => name === 'Other (1)')).toBe(false)
        const drawn = all.filter((part) => (part.value ?? 0) > 0).length
        expect(slices.at(-1)?.name.startsWith('Other') ?? false).toBe(drawn > 6)
      }),
    )
  })

  it('shows the same shares in the table', () => {
    fc.assert(
      fc.property(parts, (all) => {
        const { rows, total } = donutTable('clicks', all, 'Creative')
        expect(rows.length).toBe(all.length)
        for (const slice of donutSlices(all).filter(({ slot, tenths }) => slot !== undefined && tenths > 0))
          expect(rows.find(({ id }) => id === slice.id)?.cells).toEqual([slice.value, slice.tenths / 10])
        expect(BigInt(total?.cells[0] ?? 0)).toBe(independentSum(all.map((part) => part.value)))
      }),
    )
  })
})

describe('texts of a donut', () => {
  const slices = donutSlices([
    { id: 'a', name: '300x250 video', value: 450 },
    { id: 'b', name: '970x250', value: 300 },
    { id: 'c', name: 'VAST 15s', value: 250 },
  ])

  it('start with the largest part', () => {
    expect(summaryText('impressions', slices, 1000)).toBe(
      '300x250 video leads with 45.0% of 1,000 impressions; 970x250 follows with 30.0%.',
    )
    expect(summaryText('clicks', slices.slice(0, 1), 450)).toBe('300x250 video has all of 450 clicks.')
    expect(slices[1] && formatSlice('clicks', slices[1])).toBe('970x250: 300 clicks, 30.0% of all')
  })

  it('never format a small share as zero', () => {
    expect([0, 1, 334, 1000].map((tenths) => formatShare(tenths))).toEqual(['<0.1%', '0.1%', '33.4%', '100.0%'])
  })

  it('only counts can be shown', () => {
    const names = Object.keys(METRICS) as MetricName[]
    expect(names.filter((name) => !isCountMetric(name))).toEqual(['ctr', 'vcr', 'vcrOfImpressions'])
  })
})
