import { ONLY_ADMINISTRATORS } from '@placard/domain/internal/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type ConsoleAt, consoleStories, inAllLayouts, PATIENCE, shows, waits } from '../../testing/console-at.js'

const meta = { title: 'Admin', ...consoleStories, args: { at: '/admin', person: 'admin' } } satisfies Meta<
  typeof ConsoleAt
>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { tags: ['pictured'], parameters: inAllLayouts, play: shows('Admin') }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shows('Admin') }

export const Loading: Story = { args: { server: 'waits' }, play: waits('Admin') }

/** An unknown email can be invited. */
export const Empty: Story = {
  args: { at: '/admin?q=kim%40agency.example' },
  play: async (context) => {
    await shows('Admin')(context)
    const { canvasElement } = context
    await expect(await within(canvasElement).findByRole('link', { name: 'Invite them' }, PATIENCE)).toHaveAttribute(
      'href',
      '/admin/invite?email=kim%40agency.example',
    )
  },
}

export const Forbidden: Story = {
  args: { person: 'agency' },
  play: async (context) => {
    await shows('Admin')(context)
    const { canvasElement } = context
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: ONLY_ADMINISTRATORS }, PATIENCE)).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const Failed: Story = { name: 'Error', args: { server: 'broken' }, play: shows('Admin') }
