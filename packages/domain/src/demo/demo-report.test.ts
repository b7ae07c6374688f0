import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { campaignSchema } from '../campaign/campaign.js'
import { quartileSteps, sumCounters } from '../metric/metric.js'
import { reportTotals } from '../report/report.js'
import { reportSchema } from '../report/report-schema.js'
import { defaultRange } from '../report-range/report-range.js'
import { demoCampaigns } from './demo-company.js'
import { demoFacts } from './demo-facts.js'
import { DEMO_NOW, demoCampaignList, demoReport } from './demo-report.js'

const campaigns = demoCampaigns(DEMO_NOW)

describe('demo company', () => {
  it('has data for every screen', () => {
    const creatives = campaigns.flatMap((campaign) => campaign.creatives)
    expect(campaigns.length).toBeGreaterThanOrEqual(6)
    expect(creatives.length).toBeGreaterThanOrEqual(30)
    expect(new Set(creatives.map(({ type }) => type))).toEqual(new Set(['Banner', 'VAST', 'VPAID']))
    expect(campaigns.some(({ firstDataDay }) => firstDataDay === undefined)).toBe(true)
    expect(campaigns.some(({ end }) => end !== null && end < '2025-10-14')).toBe(true)
    expect(Math.max(...campaigns.map(({ name }) => name.length))).toBeGreaterThan(100)
  })

  it('matches the contract', () => {
    z.array(campaignSchema).parse(demoCampaignList())
    for (const campaign of campaigns) reportSchema.parse(demoReport(campaign, defaultRange(DEMO_NOW)))
  })

  it('has falling quartiles and quiet nights', () => {
    const facts = [...demoFacts(campaigns[0]!, DEMO_NOW)]
    for (const { counters } of facts.slice(0, 5000)) {
      const counts = quartileSteps(counters).map(({ count }) => count)
      expect(counts).toEqual([...counts].sort((a, b) => b - a))
    }
    const at = (hour: number) =>
      sumCounters(facts.filter((fact) => fact.hour.getUTCHours() === hour).map(({ counters }) => counters)).impressions
    expect(at(3) * 4).toBeLessThan(at(19))
  })

  it('is deterministic', () => {
    const range = defaultRange(DEMO_NOW)
    expect(reportTotals(demoReport(campaigns[1]!, range))).toEqual(reportTotals(demoReport(campaigns[1]!, range)))
  })
})
