import { describe, expect, it } from 'vitest'
import { campaignStatus } from './campaign.js'

const counts = { impressions: 0, engagement: 0, clicks: 0 }
const creatives = [{ id: 'c1', name: 'One', type: 'Banner' as const, size: '300x250', liveIDs: ['l1'] }]
const flight = (start: string, end: string | null) => ({
  data: { ...counts, start: { date: start }, end: end ? { date: end } : null },
  creatives,
})

describe('campaign status', () => {
  it('follows the flight', () => {
    expect(campaignStatus(flight('2025-10-01', '2025-10-31'), '2025-09-30')).toBe('scheduled')
    expect(campaignStatus(flight('2025-10-01', '2025-10-31'), '2025-10-01')).toBe('live')
    expect(campaignStatus(flight('2025-10-01', '2025-10-31'), '2025-10-24')).toBe('live')
    expect(campaignStatus(flight('2025-10-01', '2025-10-31'), '2025-10-25')).toBe('ending')
    expect(campaignStatus(flight('2025-10-01', '2025-10-31'), '2025-10-31')).toBe('ending')
    expect(campaignStatus(flight('2025-10-01', '2025-10-31'), '2025-11-01')).toBe('ended')
    expect(campaignStatus(flight('2025-10-01', null), '2026-11-01')).toBe('live')
  })

  it('is a draft without a flight or anything published', () => {
    expect(campaignStatus({ data: { ...counts, start: null, end: null }, creatives }, '2025-10-01')).toBe('draft')
    expect(campaignStatus({ ...flight('2025-10-01', null), creatives: [] }, '2025-10-01')).toBe('draft')
  })
})
