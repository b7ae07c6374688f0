import { DEMO_NOW, demoCampaignList, demoCampaigns, demoReport } from '@placard/domain/demo'
import { type CampaignTotals, reportViewSearch } from '@placard/domain/internal/report'
import {
  comparedRange,
  compareReports,
  defaultReportView,
  NO_COUNTS,
  type ReportView,
  reportTotals,
} from '@placard/domain/report'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useMemo, useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { inRouter } from '../../testing/in-router.js'
import { DashboardScreen } from './dashboard-screen.js'

const campaigns = demoCampaignList()
const view = defaultReportView(DEMO_NOW)

/** Response of the totals endpoint for the demo campaigns. */
function createTotals({ range, comparison }: Pick<ReportView, 'range' | 'comparison'>): CampaignTotals {
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
  const totals = useMemo(() => createTotals({ range, comparison }), [range, comparison])
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
    totals: createTotals(view),
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

/** The server has other time zone data than the browser, and the comparison lacks 29 February. */
export const OtherZoneData: Story = {
  args: {
    view: { ...view, range: { start: '2024-02-28', end: '2024-03-03', tzCode: 'America/Winnipeg' } },
    totals: {
      ...createTotals({
        range: { start: '2024-02-28', end: '2024-03-03', tzCode: 'America/Winnipeg' },
        comparison: { mode: 'lastYear', matchWeekday: false },
      }),
      zoneDifference: { sent: '-06:00', used: '-05:00' },
    },
  },
  render: (args) => <DashboardScreen {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Your browser and the server disagree about the time zone')).toBeVisible()
    await expect(canvas.getByText(/America\/Winnipeg is at GMT-05:00/)).toBeVisible()
    await expect(canvas.getByText(/one day fewer: only 2024 has a 29 February/)).toBeVisible()
  },
}
