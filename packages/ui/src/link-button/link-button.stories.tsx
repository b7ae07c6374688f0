import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, Plus } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { LinkButton } from './link-button.js'

const meta = {
  title: 'LinkButton',
  component: LinkButton,
  args: { children: 'All campaigns', href: '#campaigns' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div className="grid w-fit gap-3">
      <div className="flex items-center gap-3">
        <LinkButton {...args} variant="primary">
          <Plus aria-hidden /> New campaign
        </LinkButton>
        <LinkButton {...args} />
        <LinkButton {...args} variant="ghost">
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" /> Back
        </LinkButton>
        <LinkButton {...args} href="https://example.com" external>
          Documentation
        </LinkButton>
      </div>
      <div className="flex items-center gap-3">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <LinkButton key={size} {...args} size={size} external>
            Size {size}
          </LinkButton>
        ))}
      </div>
      <div className="flex items-center gap-3">
        <LinkButton {...args} disabled aria-describedby="why">
          Open report
        </LinkButton>
        <p id="why" className="text-caption text-ink-subtle">
          There is nothing to report before the campaign starts.
        </p>
      </div>
    </div>
  ),
}

export const LongContent: Story = {
  args: { children: 'Open the report of the autumn launch for Scandinavia, second flight', external: true },
}

export const Phone: Story = {
  ...LongContent,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    const link = within(canvasElement).getByRole('link')
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const DisabledInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: { disabled: true, 'aria-describedby': 'reason' },
  render: (args) => (
    <div className="flex items-center gap-3 p-1">
      <LinkButton {...args} />
      <p id="reason" className="text-caption text-ink-subtle">
        You have no campaigns yet.
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'All campaigns' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).not.toHaveAttribute('href')
    await expect(link).toHaveAccessibleDescription('You have no campaigns yet.')
  },
}

export const States = showStates(meta, { Default, Variants, LongContent })
