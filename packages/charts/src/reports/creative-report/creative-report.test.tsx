import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { reportOfCreative } from '@placard/domain/internal/report'
import { computePercent, formatMetric, formatPercent, reportTotals } from '@placard/domain/report'
import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CreativeReport } from './creative-report.js'

const report = demoReport(demoCampaigns(DEMO_NOW)[0]!, { start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' })
const shown = { report, metric: 'impressions', onMetricChange: () => {} } as const

describePart(
  'CreativeReport',
  (probe) => <CreativeReport {...shown} creativeID={report.creatives[0]!.id} {...probe} />,
  {
    slot: 'campaign-report',
  },
)

describe('CreativeReport', () => {
  it.each(report.creatives.map(({ id, name }) => [name, id]))('shows of %s its own figures', async (_, id) => {
    await mount(<CreativeReport {...shown} creativeID={id} />)
    const own = reportTotals(reportOfCreative(report, id))
    await expect
      .element(page.getByRole('region', { name: 'Key figures' }))
      .toMatchTextContent(formatMetric('impressions', own.impressions))
  })

  it('computes the share of the campaign from its events where the report is that of the creative alone', async () => {
    const { id } = report.creatives[0]!
    const own = reportOfCreative(report, id)
    const share = computePercent(reportTotals(own).impressions, reportTotals(report).impressions)
    const { rerender } = await mount(<CreativeReport {...shown} report={own} creativeID={id} campaignEvents={report} />)
    await expect.element(page.getByText(formatPercent(share), { exact: true })).toBeVisible()
    await rerender(<CreativeReport {...shown} report={own} creativeID={id} campaignEvents={null} />)
    await expect.element(page.getByText(formatPercent(share), { exact: true })).not.toBeInTheDocument()
  })

  it('shows a message if the creative does not belong to the campaign', async () => {
    await mount(<CreativeReport {...shown} creativeID="gone" />)
    await expect.element(page.getByText('This creative is no longer in this campaign.')).toBeVisible()
  })
})
