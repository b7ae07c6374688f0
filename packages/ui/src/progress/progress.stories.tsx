import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { expectLeftToRight, expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Progress } from './progress.js'

const meta = {
  title: 'Progress',
  component: Progress,
  args: {
    label: 'Uploading main.mp4',
    value: 35,
    valueText: '4.2 of 12 MB',
    detail: '1.1 MB/s, 8 s left',
    className: 'max-w-96',
  },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading main.mp4' })
    await expect(bar).toHaveAttribute('aria-valuetext', '4.2 of 12 MB')
  },
}

export const Variants: Story = {
  render: ({ className }) => (
    <div className="grid gap-6">
      <Progress className={className} label="Publishing 14 creatives" value={9} max={14} valueText="9 of 14" />
      <Progress className={className} label="Thin" value={60} size="sm" />
      <Progress className={className} label="Only a bar" value={60} bare />
    </div>
  ),
}

export const ControlStates: Story = {
  render: ({ className }) => (
    <div className="grid gap-6">
      <Progress className={className} label="Checking the archive" value={null} detail="This takes up to a minute." />
      <Progress className={className} label="end-card.png" value={40} status="paused" detail="Paused" />
      <Progress className={className} label="poster.jpg" value={100} status="done" detail="Uploaded" />
      <Progress
        className={className}
        label="main.mp4"
        value={62}
        status="error"
        detail="The connection was lost at 7.4 MB."
      />
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading main.mp4' })
    const fill = bar.querySelector('[style*=width]')!
    await expect(fill.getBoundingClientRect().right).toBeCloseTo(bar.getBoundingClientRect().right, 0)
    await expectToTheRight(
      within(canvasElement).getByText('Uploading main.mp4'),
      within(canvasElement).getByText(/4\.2 of 12/),
    )
    await expectLeftToRight(within(canvasElement).getByText('4.2 of 12 MB'))
  },
}

export const LongContent: Story = {
  args: {
    label: 'Uploading autumn-launch-scandinavia-second-flight-300x250-sound-off-final-v3.mp4',
    detail: 'The server takes this file in parts; 14 of 40 parts are there, and the upload goes on from there.',
    className: 'w-72',
  },
}

export const States = showStates(meta, { Variants, ControlStates, LongContent })
