import { CAMPAIGN_NOT_FOUND } from '@placard/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ConsoleAt, consoleStories, shows, waits } from '../../testing/console-at.js'

const meta = { title: 'Campaign', ...consoleStories, args: { at: '/campaigns/demoCampaign3' } } satisfies Meta<
  typeof ConsoleAt
>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { play: shows('Lumen Solar — Rooftop Days') }

export const ShareLinks: Story = {
  args: { at: '/campaigns/demoCampaign1?tab=links' },
  play: shows('Northwind Bikes — City Launch'),
}

export const Loading: Story = { args: { server: 'waits' }, play: waits('Campaign') }

/** Somebody else's campaign looks as one that does not exist. */
export const Forbidden: Story = { args: { person: 'agency' }, play: shows(CAMPAIGN_NOT_FOUND) }

export const Failed: Story = { name: 'Error', args: { server: 'broken' }, play: shows('could not be loaded') }
