import { describe, expect, it } from 'vitest'
import { discrepancyCheckSchema } from '../discrepancy/discrepancy-schema.js'
import { partnerReadingSchema } from '../discrepancy/partner-reading-schema.js'
import { demoCampaigns } from './demo-company.js'
import { demoDiscrepancy } from './demo-discrepancy.js'
import { DEMO_NOW } from './demo-report.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const answered = demoDiscrepancy(campaign, { reading: { dayOrder: 'month-first', zone: 'UTC' } })

describe('demo discrepancy', () => {
  it('matches the contract', () => {
    expect(discrepancyCheckSchema.parse(answered.check)).toEqual(answered.check)
    expect(partnerReadingSchema.omit({ rows: true }).parse(answered.reading)).toEqual(answered.reading)
  })

  it('asks which day a date is', () => {
    const { reading, check } = demoDiscrepancy(campaign)
    expect(reading.questions.map(({ kind, isBlocking }) => [kind, isBlocking])).toEqual([
      ['dayOrder', true],
      ['zone', false],
    ])
    expect(check.comparison).toBeNull()
  })

  it('has differences with causes, and creatives without a match on both sides', () => {
    const { reading, check } = answered
    expect(reading.questions).toEqual([])
    expect(reading.statedTotals?.counts).toEqual(reading.totals.counts)
    expect(check.comparison?.days).toHaveLength(12)
    expect(check.causes.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['clicksTwice', 'creativeMissing', 'partialLastDay']),
    )
    expect(check.unmatchedKeys).toHaveLength(1)
    expect(check.unmatchedCreatives).toEqual(['demoCreative1f'])
  })
})
