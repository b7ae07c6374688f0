import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { type MetricName, previousRange } from '@placard/domain/report'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { showsMirroredFrame } from '../../testing/right-to-left.js'
import { CreativeReport, type CreativeReportProps } from './creative-report.js'

const range = { start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' }
const campaign = demoCampaigns(DEMO_NOW)[0]!
const report = demoReport(campaign, range)

function WithMetric(props: CreativeReportProps) {
  const [metric, setMetric] = useState<MetricName>(props.metric)
  return <CreativeReport {...props} metric={metric} onMetricChange={setMetric} />
}

const meta = {
  title: 'CreativeReport',
  component: CreativeReport,
  args: {
    report,
    previous: demoReport(campaign, previousRange(range)),
    creativeID: report.creatives[2]!.id,
    metric: 'impressions',
    onMetricChange: fn(),
  },
  render: (args) => <WithMetric {...args} />,
} satisfies Meta<typeof CreativeReport>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('img')
    await expect(canvas.getByText(report.creatives[2]!.size)).toBeVisible()
    await expect((await canvas.findAllByRole('rowheader'))[0]).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'By day' })).toBeVisible()
  },
}

export const Missing: Story = { args: { creativeID: 'gone' }, parameters: { chromatic: { disableSnapshot: true } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: showsMirroredFrame }

export const States = showStates(meta, { Missing })
