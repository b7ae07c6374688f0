import { DEMO_NOW, demoCampaignList } from '@placard/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DashboardScreen } from './dashboard-screen.js'

const campaigns = demoCampaignList()

const meta = {
  title: 'Dashboard',
  component: DashboardScreen,
  args: { campaigns, onReload: fn(), now: DEMO_NOW },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const impressions = campaigns.reduce((sum, { data }) => sum + data.impressions, 0)
    await expect(within(canvasElement).getByText(impressions.toLocaleString('en-US'))).toBeVisible()
  },
}

export const NothingEnds: Story = {
  args: { campaigns: campaigns.filter(({ name }) => !name.startsWith('Halden')) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No campaign ends within the next 7 days.')).toBeVisible()
  },
}

export const Loading: Story = { args: { campaigns: undefined } }

export const Empty: Story = { args: { campaigns: [] } }

export const Unanswered: Story = { args: { campaigns: [], unanswered: true } }

export const Failed: Story = {
  name: 'Error',
  args: { campaigns: undefined, error: 'The database is being moved. It is back at 12:00.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
