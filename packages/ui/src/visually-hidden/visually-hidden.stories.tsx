import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { VisuallyHidden } from './visually-hidden.js'

const meta = {
  title: 'VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'no data' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <p>
      Completion rate: <span aria-hidden>—</span>
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('no data')
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

export const States = showStates(meta, { Default })
