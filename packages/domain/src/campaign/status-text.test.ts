import { describe, expect, it } from 'vitest'
import { campaignStatusText, flightDaysText } from './campaign-text.js'

const data = (start: string | null, end: string | null) => ({
  impressions: 0,
  engagement: 0,
  clicks: 0,
  start: start === null ? null : { date: start },
  end: end === null ? null : { date: end },
})

describe('campaignStatusText', () => {
  it.each([
    ['2025-10-20', null, 'scheduled', 'Starts 20 Oct'],
    ['2025-10-01', null, 'live', 'Live'],
    ['2025-10-01', '2025-10-14', 'ending', 'Ends today'],
    ['2025-10-01', '2025-10-15', 'ending', 'Ends in 1 day'],
    ['2025-10-01', '2025-10-17', 'ending', 'Ends in 3 days'],
    ['2025-10-01', '2025-10-13', 'ended', 'Ended'],
    [null, null, 'live', 'Live'],
  ] as const)('from %s to %s is %s: %s', (start, end, status, text) => {
    expect(campaignStatusText({ data: data(start, end), isPublished: true }, '2025-10-14')).toEqual({ status, text })
  })

  it('is draft without a published creative', () => {
    const campaign = { data: data('2025-10-01', null), isPublished: false }
    expect(campaignStatusText(campaign, '2025-10-14').text).toBe('Draft')
  })

  it.each([
    [null, null, 'No dates yet'],
    ['2025-10-01', null, 'From 1 Oct 2025'],
    ['2025-10-01', '2025-11-02', '1 Oct – 2 Nov 2025'],
  ])('formats %s to %s as %s', (start, end, text) => expect(flightDaysText(data(start, end))).toBe(text))
})
