import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ConsoleAt, consoleStories, inAllLayouts, shows, waits } from '../../testing/console-at.js'

const meta = { title: 'Dashboard', ...consoleStories, args: { at: '/dashboard' } } satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { tags: ['pictured'], parameters: inAllLayouts, play: shows('Dashboard') }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shows('Dashboard') }

export const Loading: Story = { args: { server: 'waits' }, play: waits('Dashboard') }

export const Empty: Story = { args: { person: 'fresh' }, play: shows('Dashboard') }

/** Users without access to all campaigns get a dashboard of their own. */
export const Forbidden: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { person: 'agency' },
  play: shows('Dashboard'),
}

export const Failed: Story = { name: 'Error', args: { server: 'broken' }, play: shows('Dashboard') }
