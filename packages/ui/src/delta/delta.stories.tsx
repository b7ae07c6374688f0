import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Delta } from './delta.js'

const meta = {
  title: 'Delta',
  component: Delta,
  args: { value: 12.4, context: 'vs 16–29 Sep' },
} satisfies Meta<typeof Delta>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: ({ context }) => (
    <div className="flex flex-col items-start gap-2">
      <Delta value={12.4} context={context} />
      <Delta value={-1.8} context={context} />
      <Delta value={0} context={context} />
      <Delta value={-0.05} unit="pp" context={context} />
      <Delta value={null} context={context} />
      <Delta value={1240.25} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('down 1.8 percent')).toBeInTheDocument()
    await expect(canvas.getByText('down 0.05 percentage points')).toBeInTheDocument()
    await expect(canvas.getByText('no change')).toBeInTheDocument()
    await expect(canvas.getByText('no data')).toBeInTheDocument()
    await expect(canvas.getByText(/\u22121\.8%/)).toBeVisible()
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('svg')!
    await expectToTheRight(arrow, within(canvasElement).getByText(/12\.4/, { selector: 'bdi' }))
    // As in charts, time runs from left to right.
    await expect(getComputedStyle(arrow).scale).toBe('none')
  },
}

export const Polarity: Story = {
  render: () => (
    <div className="grid w-fit grid-cols-[auto_auto_auto] gap-x-6 gap-y-2 text-dense">
      {(['up-is-good', 'down-is-good', 'neutral'] as const).map((polarity) => (
        <div key={polarity} className="contents">
          <span>{polarity}</span>
          <Delta value={3.1} polarity={polarity} />
          <Delta value={-3.1} polarity={polarity} />
        </div>
      ))}
    </div>
  ),
}

export const LongContent: Story = {
  render: () => (
    <div className="w-32">
      <Delta value={-3.1} context="vs the same fourteen days last year" />
    </div>
  ),
}

export const States = showStates(meta, { Default, Polarity, LongContent })
