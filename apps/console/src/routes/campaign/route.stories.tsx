import { CAMPAIGN_NOT_FOUND } from '@placard/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ConsoleAt, consoleStories, shows, waits } from '../../testing/console-at.js'

const meta = { title: 'Campaign', ...consoleStories, args: { at: '/campaigns/demoCampaign3' } } satisfies Meta<
  typeof ConsoleAt
>
export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Lumen Solar — Rooftop Days'

export const Success: Story = { play: shows(NAME) }

export const ShareLinks: Story = {
  args: { at: '/campaigns/demoCampaign1?tab=links' },
  play: shows('Northwind Bikes — City Launch'),
}

export const Tags: Story = { args: { at: '/campaigns/demoCampaign3?tab=tags' }, play: shows(NAME) }

export const TagsForbidden: Story = {
  // Such pictures there are of the campaign's first tab.
  parameters: { screenshot: false },
  args: { at: '/campaigns/demoCampaign3?tab=tags', person: 'agency' },
  play: shows(CAMPAIGN_NOT_FOUND),
}

export const TagsFailed: Story = {
  name: 'Tags Error',
  parameters: { screenshot: false },
  args: { at: '/campaigns/demoCampaign3?tab=tags', server: 'broken' },
  play: shows('could not be loaded'),
}

export const SchedulesEmpty: Story = {
  args: { at: '/campaigns/demoCampaign3?tab=schedules' },
  play: shows(NAME),
}

export const SchedulesForbidden: Story = {
  parameters: { screenshot: false },
  args: { at: '/campaigns/demoCampaign3?tab=schedules', person: 'agency' },
  play: shows(CAMPAIGN_NOT_FOUND),
}

export const SchedulesFailed: Story = {
  name: 'Schedules Error',
  parameters: { screenshot: false },
  args: { at: '/campaigns/demoCampaign3?tab=schedules', server: 'broken' },
  play: shows('could not be loaded'),
}

export const Loading: Story = { args: { server: 'waits' }, play: waits('Campaign') }

/** Somebody else's campaign looks as one that does not exist. */
export const Forbidden: Story = { args: { person: 'agency' }, play: shows(CAMPAIGN_NOT_FOUND) }

export const Failed: Story = { name: 'Error', args: { server: 'broken' }, play: shows('could not be loaded') }
