import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_COUNTS } from '../metric/metric.js'
import { bestAndWorst, MIN_RANKED_IMPRESSIONS, periodBefore } from './report-highlights.js'

const creative = (creativeID: string, impressions: number, clicks: number) => ({
  creativeID,
  counters: { ...NO_COUNTS, impressions, clicks },
})
const listIDs = (found: ReturnType<typeof bestAndWorst>) => found && [found.best.creativeID, found.worst.creativeID]

describe('periodBefore', () => {
  const week = { start: '2026-11-16', end: '2026-11-22' }

  it('is the same number of days right before', () => {
    const before = { start: '2026-11-09', end: '2026-11-15' }
    expect(periodBefore(week, { frequency: 'Weekly', campaignStart: null })).toEqual(before)
    expect(periodBefore(week, { frequency: 'Weekly', campaignStart: '2026-11-09' })).toEqual(before)
  })

  it('is missing where the campaign had not begun, and for the whole campaign', () => {
    expect(periodBefore(week, { frequency: 'Weekly', campaignStart: '2026-11-10' })).toBeUndefined()
    expect(periodBefore(week, { frequency: 'On campaign end', campaignStart: null })).toBeUndefined()
  })
})

describe('bestAndWorst', () => {
  it('ranks by CTR, of equal ones by impressions', () => {
    const creatives = [
      creative('low', 1000, 1),
      creative('high', 1000, 20),
      creative('large low', 9000, 9),
      creative('middle', 5000, 50),
    ]
    expect(listIDs(bestAndWorst(creatives))).toEqual(['high', 'large low'])
  })

  it('leaves out creatives with so few impressions that their CTR is chance', () => {
    const small = creative('lucky', MIN_RANKED_IMPRESSIONS - 1, 50)
    const [one, other] = [creative('one', 1000, 10), creative('other', 1000, 5)]
    expect(listIDs(bestAndWorst([small, one, other]))).toEqual(['one', 'other'])
    expect(bestAndWorst([small, one])).toBeUndefined()
  })

  it('is missing without a difference', () => {
    expect(bestAndWorst([])).toBeUndefined()
    expect(bestAndWorst([creative('a', 1000, 0), creative('b', 500, 0)])).toBeUndefined()
  })

  it('never names one creative as both, in any order (property)', () => {
    const any = fc.record({ impressions: fc.nat(500), clicks: fc.nat(20) })
    fc.assert(
      fc.property(fc.array(any), (rows) => {
        const creatives = rows.map(({ impressions, clicks }, index) => creative(String(index), impressions, clicks))
        const found = bestAndWorst(creatives)
        if (found) expect(found.best.creativeID).not.toBe(found.worst.creativeID)
        expect(bestAndWorst(creatives.toReversed()) === undefined).toBe(found === undefined)
      }),
    )
  })
})
