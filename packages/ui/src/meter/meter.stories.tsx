import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { expectLeftToRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Meter } from './meter.js'

const labels = { good: 'Enough room', fair: 'Filling up', poor: 'Almost full' }

const meta = {
  title: 'Meter',
  component: Meter,
  args: {
    label: 'Storage',
    value: 8.4,
    max: 10,
    low: 7,
    high: 9,
    optimum: 0,
    valueText: '8.4 of 10 GB',
    labels,
    className: 'max-w-96',
  },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Storage' })
    await expect(meter).toHaveAttribute('aria-valuetext', '8.4 of 10 GB, Filling up')
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <Meter {...args} value={3.1} valueText="3.1 of 10 GB" />
      <Meter {...args} />
      <Meter {...args} value={9.7} valueText="9.7 of 10 GB" detail="Delete files, or ask for more room." />
      <Meter className={args.className} label="Share of impressions" value={41} />
      <Meter {...args} bare />
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Storage' })
    const fill = meter.querySelector('[style*=width]')!
    await expect(fill.getBoundingClientRect().right).toBeCloseTo(meter.getBoundingClientRect().right, 0)
    await expectLeftToRight(within(canvasElement).getByText('8.4 of 10 GB'))
  },
}

export const LongContent: Story = {
  args: {
    label: 'Storage of the files of all campaigns in this organization',
    value: 9.7,
    valueText: '9.7 of 10 GB',
    detail: 'Uploads stop when there is no room left. Delete files that no creative uses, or ask for more room.',
    className: 'w-72',
  },
}

export const States = showStates(meta, { Variants, LongContent })
