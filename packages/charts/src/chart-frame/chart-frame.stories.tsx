import { Button } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ChartFrame } from './chart-frame.js'

const meta = {
  title: 'ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Delivery by creative',
    summary: 'City launch leads with 1,774,922 impressions.',
    bodyClassName: 'h-55',
    table: <p className="p-4">The same data as a table</p>,
    children: <div className="mx-4 h-55 rounded-control bg-sunken" />,
  },
} satisfies Meta<typeof ChartFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithActions: Story = { args: { actions: <Button size="sm">Compare</Button> } }
export const Refreshing: Story = { args: { refreshing: true } }
export const Loading: Story = { args: { state: 'loading' } }
export const Empty: Story = { args: { state: 'empty', emptyAction: <Button>Last 30 days</Button> } }
export const Failed: Story = { args: { state: 'error', error: 'Request timed out', onRetry: () => {} } }
export const LongContent: Story = {
  args: { title: 'Delivery by creative of the winter timetable awareness campaign in all Nordic markets, second wave' },
}

export const LongContentPhone: Story = { args: LongContent.args, globals: { viewport: { value: 'phone' } } }

export const SwitchInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('figure', { name: 'Delivery by creative' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    await expect(canvas.getByText('The same data as a table')).toBeVisible()
  },
}
