import { CAMPAIGN_NOT_FOUND } from '@placard/domain/internal/campaign'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ConsoleAt, consoleStories, inAllLayouts, reportFails, shows, waits } from '../../testing/console-at.js'

const meta = {
  title: 'Reporting',
  ...consoleStories,
  args: { at: '/campaigns/demoCampaign1/reporting' },
} satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  tags: ['pictured'],
  parameters: inAllLayouts,
  play: shows('Northwind Bikes — City Launch'),
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { at: '/campaigns/demoCampaign1/reporting/creative/demoCreative1c' },
  play: shows('Commuter story — VAST 15s'),
}

export const Loading: Story = { args: { server: 'waits' }, play: waits('Campaign report') }

/** Campaign that has not started. */
export const Empty: Story = {
  args: { at: '/campaigns/demoCampaign6/reporting' },
  play: shows('Pixel Forge — Season Pass'),
}

export const Forbidden: Story = { args: { person: 'agency' }, play: shows(CAMPAIGN_NOT_FOUND) }

export const Failed: Story = { name: 'Error', args: { server: 'broken' }, play: reportFails }
