import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type ConsoleAt, consoleStories, inAllLayouts, PATIENCE, says, shows, waits } from '../../testing/console-at.js'

const meta = { title: 'Campaigns', ...consoleStories, args: { at: '/campaigns' } } satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

/** Title, search and table are aligned at the left, and so are caption, head and rows inside the table. */
export const Success: Story = {
  tags: ['pictured'],
  parameters: inAllLayouts,
  play: async (context) => {
    await shows('Campaigns')(context)
    const canvas = within(context.canvasElement)
    const left = (element: Element) => Math.round(element.getBoundingClientRect().left)
    const table = await canvas.findByRole('table', undefined, PATIENCE)
    const card = table.closest('[data-slot="card"]')!
    await expect(left(card)).toBe(left(canvas.getByRole('heading', { level: 1 })))
    const boxes = within(table).getAllByRole('checkbox')
    const inner = canvas.getByText('My campaigns').getBoundingClientRect().left
    for (const box of boxes) await expect(left(box)).toBe(Math.round(inner))
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shows('Campaigns') }

export const Grid: Story = { args: { settings: { campaignGrouping: 'grid' } }, play: shows('Campaigns') }

export const Loading: Story = { args: { server: 'waits' }, play: waits('Campaigns') }

export const Empty: Story = { args: { person: 'fresh' }, play: shows('Campaigns') }

/** Agencies have no access to all campaigns. */
export const Forbidden: Story = {
  args: { at: '/campaigns?show=all', person: 'agency' },
  play: says('Campaigns', 'have access to all campaigns'),
}

export const Failed: Story = { name: 'Error', args: { server: 'broken' }, play: shows('Campaigns') }
