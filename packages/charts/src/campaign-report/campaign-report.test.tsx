import { previousRange } from '@placard/domain'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CampaignReport } from './campaign-report.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const reports = (start: string, end: string) => {
  const range = { start, end, tzCode: 'UTC' }
  return { report: demoReport(campaign, range), previous: demoReport(campaign, previousRange(range)) }
}
const today = DEMO_NOW.toISOString().slice(0, 10)
const shown = { metric: 'impressions', onMetricChange: () => {} } as const

describePart('CampaignReport', (probe) => (
  <CampaignReport {...reports('2025-10-01', '2025-10-07')} {...shown} {...probe} />
))

describe('CampaignReport', () => {
  it('compares whole days and says nothing more about them', async () => {
    const { container } = await mount(<CampaignReport {...reports('2025-10-01', '2025-10-07')} {...shown} />)
    expect(container).not.toMatchTextContent('left out of the changes')
    await expect.element(page.getByRole('region', { name: 'Key figures' })).toMatchTextContent('vs 24–30 Sep')
  })

  it('says which days the changes compare while the last one is running', async () => {
    const { container } = await mount(<CampaignReport {...reports('2025-10-08', today)} {...shown} />)
    expect(container).toMatchTextContent('Today is in progress. Changes compare')
  })

  it('shows no change without a period before', async () => {
    const { report } = reports('2025-10-01', '2025-10-07')
    await mount(<CampaignReport report={report} {...shown} />)
    await expect.element(page.getByRole('region', { name: 'Key figures' })).not.toMatchTextContent('vs ')
  })
})
