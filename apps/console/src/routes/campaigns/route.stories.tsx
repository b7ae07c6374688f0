import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ConsoleAt, consoleStories, says, shows, waits } from '../../testing/console-at.js'

const meta = { title: 'Campaigns', ...consoleStories, args: { at: '/campaigns' } } satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { play: shows('Campaigns') }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shows('Campaigns') }

export const Grid: Story = { args: { settings: { campaignGrouping: 'grid' } }, play: shows('Campaigns') }

export const Loading: Story = { args: { server: 'waits' }, play: waits('Campaigns') }

export const Empty: Story = { args: { person: 'fresh' }, play: shows('Campaigns') }

/** The campaigns of all are not open to agencies. */
export const Forbidden: Story = {
  args: { at: '/campaigns?show=all', person: 'agency' },
  play: says('Campaigns', 'not open to you'),
}

export const Failed: Story = { name: 'Error', args: { server: 'broken' }, play: shows('Campaigns') }
