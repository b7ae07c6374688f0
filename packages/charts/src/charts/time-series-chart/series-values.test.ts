import { NO_COUNTS } from '@placard/domain/report'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectFacts, computeExtent, foldChartSeries, seriesValues, stackSeries, valueAt } from './series-values.js'

const value = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.constant(null))
const column = fc.array(value, { minLength: 1, maxLength: 40 })
const clicks = (count: number) => ({ ...NO_COUNTS, clicks: count })

describe('collectFacts', () => {
  it('equals facts that are computed one by one', () => {
    fc.assert(
      fc.property(column, (values) => {
        const facts = collectFacts(Float64Array.from(values, (one) => one ?? Number.NaN))
        const known = values.filter((one) => one !== null)
        expect(facts.sum).toBe(known.reduce((sum, one) => sum + one, 0))
        expect(facts.last).toBe(values.findLastIndex((one) => one !== null))
        expect(facts.low).toBe(Math.min(...known))
        expect(facts.high).toBe(Math.max(...known))
        expect(facts.peak).toBe(known.length > 0 ? values.indexOf(Math.max(...known)) : -1)
        const alone = (at: number) => values[at] !== null && values[at - 1] == null && values[at + 1] == null
        expect(facts.lonely).toEqual([...values.keys()].filter(alone))
      }),
    )
  })
})

describe('seriesValues', () => {
  it('uses a Float64Array without a copy', () => {
    const values = Float64Array.of(1, Number.NaN, 3)
    const [series] = seriesValues([{ id: 'a', name: 'A', values }], 'clicks')
    expect(series!.values).toBe(values)
    expect(series).toMatchObject({ total: 4, low: 1, high: 3, peak: 2, last: 2 })
    expect(valueAt(series!.values, 1)).toBeNull()
    expect(valueAt(series!.values, 3)).toBeNull()
  })

  it('does not sum ratios, but uses a given total', () => {
    const one = { id: 'a', name: 'A', values: [1, null, 3] }
    expect(seriesValues([one], 'ctr')[0]!.total).toBeNull()
    expect(seriesValues([{ ...one, total: 1.7 }], 'ctr')[0]!.total).toBe(1.7)
    expect(seriesValues([{ ...one, values: [null] }], 'clicks')[0]!.total).toBeNull()
  })
})

describe('stackSeries', () => {
  it('stacks values; missing values add nothing, and a step without any is a gap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.infiniteStream(value),
        (steps, count, stream) => {
          const columns = Array.from({ length: count }, () => Array.from({ length: steps }, () => stream.next().value))
          const series = seriesValues(
            columns.map((values, index) => ({ id: `${index}`, name: '', values })),
            'clicks',
          )
          const tops = stackSeries(series)
          for (let step = 0; step < steps; step++) {
            const here = columns.map((values) => values[step] ?? null)
            const gap = here.every((one) => one === null)
            tops.forEach((top, index) => {
              const sum = here.slice(0, index + 1).reduce<number>((all, one) => all + (one ?? 0), 0)
              expect(valueAt(top, step)).toBe(gap ? null : sum)
            })
          }
        },
      ),
    )
  })
})

describe('computeExtent', () => {
  it('always includes zero', () => {
    expect(computeExtent([])).toEqual({ min: 0, max: 0 })
    expect(computeExtent([collectFacts(Float64Array.of(3, 9))])).toEqual({ min: 0, max: 9 })
    expect(computeExtent([collectFacts(Float64Array.of(-3)), collectFacts(Float64Array.of(Number.NaN))])).toEqual({
      min: -3,
      max: 0,
    })
  })
})

describe('foldChartSeries', () => {
  const numbers = Array.from({ length: 10 }, (_, index) => ({
    id: `${index}`,
    name: `${index}`,
    values: [index, index === 0 ? null : index, null],
  }))

  it('sums the smallest of many counts, step by step', () => {
    const { kept, left } = foldChartSeries(numbers, 'clicks')
    expect(left).toBe(0)
    expect(kept.map(({ name }) => name)).toEqual(['3', '4', '5', '6', '7', '8', '9', 'Other (3)'])
    const [other] = seriesValues(kept.slice(-1), 'clicks')
    expect([...other!.values]).toEqual([3, 3, Number.NaN])
  })

  it('drops ratios that cannot be summed, and counts them', () => {
    const { kept, left } = foldChartSeries(numbers, 'ctr')
    expect([kept.length, left]).toEqual([8, 2])
  })

  it('sums counters like a report', () => {
    const counted = numbers.map(({ id, name, values }) => ({
      id,
      name,
      steps: values.map((one) => (one === null ? null : clicks(one))),
    }))
    expect(foldChartSeries(counted, 'ctr')).toMatchObject({ left: 0, kept: { length: 8 } })
  })
})
