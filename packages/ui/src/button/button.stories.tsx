import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Download } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { Button } from './button.js'

const meta = {
  title: 'Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args} variant="primary">
        Create campaign
      </Button>
      <Button {...args} variant="secondary">
        Schedule…
      </Button>
      <Button {...args} variant="ghost">
        Cancel
      </Button>
      <Button {...args} variant="danger">
        Delete bucket
      </Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} {...args} size={size}>
          <Download aria-hidden /> Export
        </Button>
      ))}
    </div>
  ),
}

export const ControlStates: Story = {
  render: (args) => (
    <div className="grid w-fit grid-cols-4 gap-3">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} disabled>
          Disabled
        </Button>
      ))}
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} loading>
          Loading
        </Button>
      ))}
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  args: {
    children: (
      <>
        <Download aria-hidden /> Export
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Export' })
    const icon = button.querySelector('svg')!.getBoundingClientRect()
    const { left, right } = button.getBoundingClientRect()
    await expect(right - icon.right).toBeLessThan(icon.left - left)
  },
}

export const Pressed: Story = {
  render: () => (
    <div className="grid w-fit grid-cols-2 gap-3">
      {[false, true].map((pressed) => (
        <Button key={`secondary-${pressed}`} aria-pressed={pressed}>
          <Bell aria-hidden /> Notify me
        </Button>
      ))}
      {[false, true].map((pressed) => (
        <Button key={`ghost-${pressed}`} variant="ghost" aria-pressed={pressed}>
          <Bell aria-hidden /> Notify me
        </Button>
      ))}
    </div>
  ),
}

export const Focused: Story = {
  parameters: { keepFocus: true },
  args: { variant: 'primary' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
  },
}

export const DisabledWithReason: Story = {
  args: { 'aria-disabled': true, 'aria-describedby': 'reason' },
  render: (args) => (
    <div className="flex items-center gap-3">
      <Button {...args}>Copy tag</Button>
      <p id="reason" className="text-caption text-ink-subtle">
        Publish the creative first.
      </p>
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Copy tag' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('Publish the creative first.')
  },
}

export const Loading: Story = {
  args: { loading: true, variant: 'primary' },
  render: (args) => (
    <div className="flex gap-3">
      <Button {...args} />
      <Button loading>
        <Download aria-hidden /> Export
      </Button>
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save changes' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#campaigns">Campaigns</a> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Campaigns' })).toHaveAttribute('data-slot', 'button')
  },
}

export const LongContent: Story = {
  args: { children: 'Download the report of every creative in this campaign as an Excel workbook' },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      <Button {...args} variant="primary">
        Download the report of every creative in this campaign as an Excel workbook
      </Button>
      <Button {...args}>
        <Download aria-hidden /> Export the delivery of all placements, day by day
      </Button>
      <Button {...args} size="sm">
        autumn_launch_2025_dv360_300x250_with-video_second-flight
      </Button>
      <Button {...args} size="lg" loading>
        Save the campaign and go on with its first creative
      </Button>
      <Button {...args}>Cancel</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    for (const button of within(canvasElement).getAllByRole('button'))
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  },
}

export const KeyboardInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const States = showStates(meta, { Default, Variants, Sizes, ControlStates, Pressed, LongContent })
