import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Toggletip } from './toggletip.js'

const meta = {
  title: 'Toggletip',
  component: Toggletip,
  args: {
    label: 'What is VCR?',
    children: 'Video completes divided by video starts, each counted once a view.',
    defaultOpen: true,
  },
  render: (args) => (
    <div className="flex min-h-60 items-center justify-center gap-2 text-dense text-ink-muted">
      Video completion rate (VCR)
      <Toggletip {...args} />
    </div>
  ),
  // Each in its own page, because overlays are positioned in the viewport.
  parameters: { docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof Toggletip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  tags: ['pictured'],
  args: { defaultOpen: false },
  parameters: { keepFocus: true },
  play: async () => {
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'What is VCR?' })).toHaveFocus()
  },
}

export const LongContent: Story = {
  args: {
    children:
      'Video completes divided by video starts, counted once a view, for creatives that were served in the chosen range; a view that is still running when the range ends counts on the day it started.',
  },
  globals: { viewport: { value: 'phone' } },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const status = within(canvasElement).getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent(/^Video completes/))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(status).toBeEmptyDOMElement())
    await expect(screen.getByRole('button', { name: 'What is VCR?' })).toHaveFocus()
  },
}
