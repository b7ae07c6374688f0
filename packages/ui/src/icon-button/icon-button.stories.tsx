import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, Copy, Ellipsis, Pin, RefreshCw, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { IconButton } from './icon-button.js'

const meta = {
  title: 'IconButton',
  component: IconButton,
  args: { label: 'Copy tag', children: <Copy aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div className="flex gap-3">
      {(['ghost', 'secondary', 'primary', 'danger'] as const).map((variant) => (
        <IconButton key={variant} {...args} label={variant} variant={variant} />
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconButton key={size} {...args} label={size} size={size} variant="secondary">
          <Ellipsis aria-hidden />
        </IconButton>
      ))}
    </div>
  ),
}

export const ControlStates: Story = {
  render: () => (
    <div className="flex gap-3">
      <IconButton label="Delete" variant="secondary" disabled>
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton label="Delete (no right to)" aria-disabled>
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton label="Refresh" variant="secondary" loading>
        <RefreshCw aria-hidden />
      </IconButton>
      <IconButton label="Pin" aria-pressed>
        <Pin aria-hidden />
      </IconButton>
      <IconButton label="Pin" variant="secondary" aria-pressed>
        <Pin aria-hidden />
      </IconButton>
    </div>
  ),
}

export const AsLink: Story = {
  args: {
    asChild: true,
    label: 'Back to campaigns',
    children: (
      <a href="#campaigns">
        <ArrowLeft aria-hidden />
      </a>
    ),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Back to campaigns' })
    await expect(link).toHaveAttribute('data-slot', 'icon-button')
  },
}

export const LongContent: Story = {
  parameters: { keepFocus: true },
  args: {
    label: 'Copy the tag of every creative in this campaign, one a line, with the macros of the chosen platform',
  },
  decorators: [(Story) => <div className="p-16">{Story()}</div>],
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip', { hidden: true })).toBeInTheDocument()
  },
}

export const TooltipInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  decorators: [(Story) => <div className="p-12">{Story()}</div>],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Copy tag' })
    await expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('Copy tag')
    await expect(button).not.toHaveAttribute('aria-describedby')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const States = showStates(meta, { Default, Variants, Sizes, ControlStates })
