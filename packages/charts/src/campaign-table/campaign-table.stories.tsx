import { DEMO_NOW, demoCampaignList } from '@placard/domain/testing'
import { Card } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CampaignTable } from './campaign-table.js'

const campaigns = demoCampaignList()

const meta = {
  title: 'CampaignTable',
  component: CampaignTable,
  args: { campaigns, now: DEMO_NOW },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof CampaignTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const SearchInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search campaigns' }), 'coffee')
    await expect(await canvas.findByText(/^Total, 1 campaign$/)).toBeVisible()
  },
}
