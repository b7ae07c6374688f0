import { defaultReportView } from '@placard/domain'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SharedReport } from './shared-report.js'

const view = defaultReportView(DEMO_NOW)
const shown = {
  title: 'Autumn',
  view,
  onViewChange: () => {},
  onRetry: () => {},
  now: DEMO_NOW,
  state: { report: demoReport(demoCampaigns(DEMO_NOW)[0]!, view.range) },
}

describePart('SharedReport', (probe) => <SharedReport {...shown} {...probe} />, { slot: 'report-page' })

describe('SharedReport', () => {
  it('is a page with a title, marked as read only', async () => {
    await mount(<SharedReport {...shown} />)
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Autumn')
    await expect.element(page.getByText('Read only')).toBeVisible()
  })

  it('shows nothing of a report with a dead link, and explains what to do', async () => {
    await mount(<SharedReport {...shown} dead />)
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('no longer works')
    await expect.element(page.getByText(/Ask the sender/)).toBeVisible()
    expect(page.getByRole('table').elements()).toHaveLength(0)
    expect(page.getByRole('region').elements()).toHaveLength(0)
  })
})
