import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { Separator } from './separator.js'

const meta = {
  title: 'Separator',
  component: Separator,
  args: { orientation: 'horizontal', decorative: false },
} satisfies Meta<typeof Separator>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <div className="grid max-w-60 gap-3">
      <p>Creatives</p>
      <Separator {...args} />
      <p>Reporting</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal')
  },
}

export const Vertical: Story = {
  args: { orientation: 'vertical', decorative: true },
  render: (args) => (
    <div className="flex gap-3">
      <span>Edit</span>
      <Separator {...args} />
      <span>Duplicate</span>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull()
  },
}

export const States = showStates(meta, { Default, Vertical })
