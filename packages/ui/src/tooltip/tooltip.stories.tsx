import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Tooltip, TooltipProvider } from './tooltip.js'

const meta = {
  title: 'Tooltip',
  component: Tooltip,
  subcomponents: { TooltipProvider },
  args: { content: 'Times are in GMT+00:00', children: <Button>Last 14 days</Button>, defaultOpen: true },
  decorators: [
    (Story) => (
      <div className="flex min-h-60 items-center justify-center">
        <Story />
      </div>
    ),
  ],
  // Each in its own page, because overlays are positioned in the viewport.
  parameters: { docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  tags: ['pictured'],
  render: () => (
    <TooltipProvider>
      <div className="grid grid-cols-2 gap-x-40 gap-y-16 py-10">
        {(['top', 'right', 'bottom', 'left'] as const).map((side) => (
          <Tooltip key={side} side={side} content={`On the ${side}`} open>
            <Button>{side}</Button>
          </Tooltip>
        ))}
        <Tooltip content="Search" shortcut="Ctrl+K" side="bottom" open>
          <Button>With its keys</Button>
        </Tooltip>
      </div>
    </TooltipProvider>
  ),
}

export const LongContent: Story = {
  args: {
    content:
      'Video completes divided by video starts, counted once a view, for creatives that were served in the chosen range.',
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() =>
      expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Times are in GMT+00:00'),
    )
    await expect(button).toHaveAccessibleDescription('Times are in GMT+00:00')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull())
  },
}

export const HoverInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultOpen: false, describes: false },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.hover(button)
    await waitFor(() => expect(screen.getByRole('tooltip', { hidden: true })).toBeVisible())
    await expect(button).not.toHaveAccessibleDescription()
  },
}
