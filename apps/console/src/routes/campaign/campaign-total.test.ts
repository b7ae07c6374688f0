import { demoCampaignList } from '@placard/domain/demo'
import { describe, expect, it } from 'vitest'
import { computeTotal } from './campaign-total.js'

const campaigns = demoCampaignList()

describe('computeTotal', () => {
  it('computes the CTR from the sums, not as a mean', () => {
    const total = computeTotal(campaigns)
    expect(total.clicks).toBe(campaigns.reduce((sum, { data }) => sum + data.clicks, 0))
    expect(total.ctr).toBeCloseTo((total.clicks / total.impressions) * 100, 10)
  })

  it('has no CTR without impressions', () => {
    expect(computeTotal([])).toEqual({ impressions: 0, engagement: 0, clicks: 0, videoCompletes: 0, ctr: null })
  })
})
