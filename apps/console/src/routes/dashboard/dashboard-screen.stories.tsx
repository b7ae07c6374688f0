import {
  type CampaignTotals,
  comparedRange,
  compareReports,
  defaultReportView,
  NO_COUNTS,
  type ReportView,
  reportTotals,
  reportViewSearch,
} from '@placard/domain'
import { DEMO_NOW, demoCampaignList, demoCampaigns, demoReport } from '@placard/domain/demo'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useMemo, useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { inRouter } from '../../testing/in-router.js'
import { DashboardScreen } from './dashboard-screen.js'

const campaigns = demoCampaignList()
const view = defaultReportView(DEMO_NOW)

/** Response of the totals endpoint for the demo campaigns. */
function totalsOf({ range, comparison }: Pick<ReportView, 'range' | 'comparison'>): CampaignTotals {
  const compared = comparedRange({ range, comparison }) ?? range
  const rows: CampaignTotals['rows'] = []
  const beforeRows: CampaignTotals['rows'] = []
  const totals = demoCampaigns(DEMO_NOW).map((campaign) => {
    const [report, previous] = [demoReport(campaign, range), demoReport(campaign, compared)]
    rows.push(...report.rows)
    beforeRows.push(...previous.rows)
    const { current, before } = compareReports(report, previous) ?? { current: NO_COUNTS, before: NO_COUNTS }
    return { id: campaign.id, counters: reportTotals(report), current, before }
  })
  return { range, before: compared, campaigns: totals, rows, beforeRows, generatedAt: DEMO_NOW.toISOString() }
}

/** Screen with a working date range. */
function Chosen(props: ComponentProps<typeof DashboardScreen>) {
  const [shown, setShown] = useState(props.view)
  const { range, comparison } = shown
  const totals = useMemo(() => totalsOf({ range, comparison }), [range, comparison])
  return (
    <DashboardScreen
      {...props}
      view={shown}
      onViewChange={(changes) => setShown((before) => ({ ...before, ...changes }))}
      totals={props.totals && totals}
      search={`?${reportViewSearch(shown)}`}
    />
  )
}

const meta: Meta<typeof DashboardScreen> = {
  title: 'Dashboard/Screen',
  component: DashboardScreen,
  args: {
    campaigns,
    onReload: fn(),
    totals: totalsOf(view),
    onTotalsReload: fn(),
    view,
    onViewChange: fn(),
    search: `?${reportViewSearch(view)}`,
    receivedAt: new Date(DEMO_NOW.getTime() - 4 * 60_000),
    now: DEMO_NOW,
  },
  render: (args) => <Chosen {...args} />,
  decorators: [inRouter],
}
export default meta
type Story = StoryObj<typeof meta>

/** Empty dashboard: no comparison, no campaign ending soon, no results. */
export const Nothing: Story = {
  args: {
    campaigns: campaigns.filter(({ name }) => !name.startsWith('Halden')),
    view: { ...view, comparison: { mode: 'off' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('No campaign ends within the next 7 days.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Compare with previous period' })).toBeVisible()
  },
}
