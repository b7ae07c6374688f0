import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ConsoleAt, consoleStories, inAllLayouts, reportFails, shows, waits } from '../../testing/console-at.js'

const LINK = '/share/the-link-that-stories-open-the-report-of-de'

const meta = {
  title: 'Shared report',
  ...consoleStories,
  args: { at: LINK, person: 'nobody' },
} satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  tags: ['pictured'],
  parameters: inAllLayouts,
  play: shows('Northwind Bikes — City Launch'),
}

export const Creative: Story = {
  args: { at: `${LINK}/creative/demoCreative1a` },
  play: shows('City launch — 300x250 video'),
}

export const Loading: Story = { args: { server: 'waits' }, play: waits('Campaign report') }

/** Campaign that has not started. */
export const Empty: Story = {
  args: { at: '/share/the-link-of-a-campaign-that-has-not-begun-x' },
  play: shows('Pixel Forge — Season Pass'),
}

/** Link that was revoked or never existed. */
export const Forbidden: Story = { args: { at: '/share/ended' }, play: shows('This link no longer works') }

export const Failed: Story = { name: 'Error', args: { server: 'broken' }, play: reportFails }
