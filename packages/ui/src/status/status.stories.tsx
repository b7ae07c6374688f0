import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Status } from './status.js'

const meta = { title: 'Status', component: Status, args: { tone: 'success', children: 'Live' } } satisfies Meta<
  typeof Status
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Status tone="success">Live</Status>
      <Status tone="warning">Ends in 3 days</Status>
      <Status tone="danger">Failed</Status>
      <Status tone="info">Draft</Status>
      <Status tone="neutral">Ended</Status>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const word of ['Live', 'Ends in 3 days', 'Failed', 'Draft', 'Ended']) {
      const pill = within(canvasElement).getByText(word).parentElement
      await expect(pill?.querySelector('svg')).toBeVisible()
    }
  },
}

export const LongContent: Story = {
  render: () => (
    <div className="w-48">
      <Status tone="warning">Waits for the assets of another campaign</Status>
    </div>
  ),
}
