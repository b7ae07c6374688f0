import { DEMO_NOW } from '@placard/domain/demo'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CampaignStatus } from './campaign-status.js'

const flight = (start: string | null, end: string | null) => ({
  isPublished: true,
  data: { start: start ? { date: start } : null, end: end ? { date: end } : null },
})
const FLIGHTS = [
  flight(null, null),
  flight('2025-11-01', null),
  flight('2025-10-01', null),
  flight('2025-10-01', '2025-10-17'),
  flight('2025-10-01', '2025-10-14'),
  flight('2025-09-01', '2025-09-30'),
]

const meta = {
  title: 'CampaignStatus',
  component: CampaignStatus,
  args: { campaign: FLIGHTS[2]!, now: DEMO_NOW },
} satisfies Meta<typeof CampaignStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: ({ now }) => (
    <div className="flex flex-wrap gap-3">
      {FLIGHTS.map((campaign) => (
        <CampaignStatus key={JSON.stringify(campaign.data)} campaign={campaign} now={now} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ends in 3 days')).toBeVisible()
  },
}

export const States = showStates(meta, { Default })
