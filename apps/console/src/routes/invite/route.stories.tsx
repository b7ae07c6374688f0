import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ConsoleAt, consoleStories, inAllLayouts, shows } from '../../testing/console-at.js'

const meta = {
  title: 'Invite users',
  ...consoleStories,
  args: { at: '/admin/invite', person: 'admin' },
} satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { tags: ['pictured'], parameters: inAllLayouts, play: shows('Invite users') }

export const Forbidden: Story = { args: { person: 'agency' }, play: shows('Invite users') }
