import { CREATIVE_NOT_FOUND } from '@placard/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ConsoleAt, consoleStories, shows, waits } from '../../testing/console-at.js'

const meta = {
  title: 'Creative',
  ...consoleStories,
  args: { at: '/campaigns/demoCampaign1/creative/demoCreative1b' },
} satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { play: shows('City launch — 970x250') }

export const Loading: Story = { args: { server: 'waits' }, play: waits('Creative') }

export const Forbidden: Story = { args: { person: 'agency' }, play: shows(CREATIVE_NOT_FOUND) }

export const Failed: Story = { name: 'Error', args: { server: 'broken' }, play: shows('Couldn’t load') }
