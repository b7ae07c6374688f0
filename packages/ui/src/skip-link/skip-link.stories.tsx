import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { SkipLink } from './skip-link.js'

const meta = {
  title: 'SkipLink',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Main">
        <a href="#campaigns" className="text-brand-ink underline">
          Campaigns
        </a>
      </nav>
      <main id="content" tabIndex={-1} className="mt-8 min-h-24">
        The content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Focused: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(24)
    await expect(link).toHaveAttribute('href', '#content')
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const { right } = within(canvasElement).getByRole('link', { name: 'Skip to content' }).getBoundingClientRect()
    await expect(document.documentElement.clientWidth - right).toBe(8)
  },
}

export const States = showStates(meta, { Default })
