import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ConsoleAt, consoleStories, inAllLayouts, shows } from '../../testing/console-at.js'

const meta = { title: 'Tables', ...consoleStories, args: { at: '/tables', person: 'admin' } } satisfies Meta<
  typeof ConsoleAt
>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { tags: ['pictured'], parameters: inAllLayouts, play: shows('Tables') }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shows('Tables') }
