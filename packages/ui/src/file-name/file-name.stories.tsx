import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { FileName } from './file-name.js'

const meta = {
  title: 'FileName',
  component: FileName,
  args: { name: 'autumn-launch-scandinavia-300x250-final-v12.mp4' },
  decorators: [(Story) => <div className="text-dense text-ink">{Story()}</div>],
} satisfies Meta<typeof FileName>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [(Story) => <div className="max-w-56">{Story()}</div>],
}

export const Variants: Story = {
  render: ({ name }) => (
    <div className="grid gap-3">
      {[420, 280, 200, 120].map((width) => (
        <div key={width} className="rounded-bar border border-line-subtle px-2 py-1" style={{ width }}>
          <FileName name={name} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getAllByText(args.name)).toHaveLength(4)
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  ...Default,
  play: async ({ canvasElement }) => {
    // The name runs left to right, and so do its two halves.
    const [head, tail] = canvasElement.querySelectorAll('[data-slot=file-name] [aria-hidden]')
    await expectToTheRight(tail!, head!)
  },
}

export const States = showStates(meta, { Default })
