import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ConsoleAt, consoleStories, inAllLayouts, shows } from '../../testing/console-at.js'

const meta = { title: 'Not found', ...consoleStories, args: { at: '/campains' } } satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { tags: ['pictured'], parameters: inAllLayouts, play: shows('Page not found') }
