import { DEMO_NOW, demoCampaigns, demoDiscrepancy } from '@placard/domain/demo'
import { ENGLISH } from '@placard/domain/internal/report'
import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { formatDifference, formatPercentDifference } from '../difference-text.js'
import { DiscrepancyResult } from './discrepancy-result.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const { check, reading } = demoDiscrepancy(campaign, { reading: { dayOrder: 'month-first' } })
const creatives = campaign.creatives.map(({ id, name }) => ({ id, name, size: '' }))
const args = { check, reading, creatives, platform: null }

describePart('DiscrepancyResult', (probe) => <DiscrepancyResult {...args} {...probe} />)

describe('texts of differences', () => {
  it('have a sign', () => {
    expect([1200, -1200, 0, null].map((value) => formatDifference(value, ENGLISH))).toEqual([
      '+1,200',
      '−1,200',
      '0',
      '—',
    ])
    expect([3.25, -3.25, null].map((value) => formatPercentDifference(value, ENGLISH))).toEqual(['+3.3%', '−3.3%', '—'])
  })
})

describe('DiscrepancyResult', () => {
  it('shows a metric whose cells have no number as unknown', async () => {
    const { comparison } = check
    const { impressions } = comparison!.total.counts
    const total = {
      ...comparison!.total,
      counts: { impressions: { ...impressions!, theirs: null, difference: null, percent: null, isWithin: null } },
    }
    await mount(
      <DiscrepancyResult
        {...args}
        check={{ ...check, comparison: { ...comparison!, metrics: ['impressions'], total } }}
      />,
    )
    const row = page.getByRole('table', { name: 'Difference' }).getByRole('row').nth(1)
    await expect.element(row).toMatchTextContent(/^Impressions[\d,]+———Not known$/)
  })

  it('asks for dates where a file has none', async () => {
    await mount(<DiscrepancyResult {...args} check={{ ...check, range: null, comparison: null, causes: [] }} />)
    await expect.element(page.getByText('Choose the dates that the file covers.')).toBeVisible()
  })
})
