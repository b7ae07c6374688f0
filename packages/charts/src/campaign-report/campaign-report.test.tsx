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
  it('compares complete days without a note', async () => {
    const { container } = await mount(<CampaignReport {...reports('2025-10-01', '2025-10-07')} {...shown} />)
    expect(container).not.toMatchTextContent('left out of the changes')
    await expect.element(page.getByRole('region', { name: 'Key figures' })).toMatchTextContent('vs 24–30 Sep')
  })

  it('says which days are compared while the last one is in progress', async () => {
    const { container } = await mount(<CampaignReport {...reports('2025-10-08', today)} {...shown} />)
    expect(container).toMatchTextContent('Today is in progress. Changes compare')
  })

  it('shows no changes without a previous period', async () => {
    const { report } = reports('2025-10-01', '2025-10-07')
    await mount(<CampaignReport report={report} {...shown} />)
    await expect.element(page.getByRole('region', { name: 'Key figures' })).not.toMatchTextContent('vs ')
  })
})
