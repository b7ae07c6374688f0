import { defaultReportView, previousRange } from '@placard/domain'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { ExportMenu, useExportJob } from '../export-menu/export-menu.js'
import { ReportToolbar } from '../report-toolbar/report-toolbar.js'
import { showsMirroredFrame } from '../testing/right-to-left.js'
import { SharedReport, type SharedReportProps } from './shared-report.js'

const range = { start: '2025-09-30', end: '2025-10-13', tzCode: 'Europe/Berlin' }
const campaign = demoCampaigns(DEMO_NOW)[0]!
const report = demoReport(campaign, range)

function Shared(props: SharedReportProps) {
  const [view, setView] = useState(props.view)
  const job = useExportJob(async () => undefined)
  return (
    <SharedReport
      {...props}
      view={view}
      onViewChange={setView}
      toolbar={<ReportToolbar value={view} onValueChange={setView} now={DEMO_NOW} />}
      actions={<ExportMenu job={job} name={campaign.name} range={view.range} />}
    />
  )
}

const meta = {
  title: 'SharedReport',
  component: SharedReport,
  args: {
    title: campaign.name,
    view: { ...defaultReportView(DEMO_NOW), range },
    onViewChange: fn(),
    state: {
      report,
      previous: demoReport(campaign, previousRange(range)),
      receivedAt: new Date(DEMO_NOW.getTime() - 12 * 60_000),
    },
    onRetry: fn(),
    now: DEMO_NOW,
  },
  render: (args) => <Shared {...args} />,
} satisfies Meta<typeof SharedReport>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('img')
    await expect(canvas.getByRole('heading', { level: 1, name: campaign.name })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const DeadLink: Story = { args: { dead: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: showsMirroredFrame }

export const States = showStates(meta, { DeadLink })
