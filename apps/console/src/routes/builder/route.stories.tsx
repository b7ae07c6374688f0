import { CREATIVE_NOT_FOUND } from '@placard/domain/internal/creative'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type ConsoleAt, consoleStories, inAllLayouts, shows, waits } from '../../testing/console-at.js'

const meta = {
  title: 'Ad builder',
  ...consoleStories,
  args: { at: '/builder?campaign=demoCampaign1' },
  // Drafts of earlier stories would be restored.
  beforeEach: (context) => {
    localStorage.clear()
    return consoleStories.beforeEach(context)
  },
} satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

/** A new ad starts with the templates. */
export const Empty: Story = {
  play: async (context) => {
    await shows('New ad')(context)
    await expect(await screen.findByRole('dialog', { name: 'Templates' })).toBeVisible()
  },
}

export const Success: Story = {
  tags: ['pictured'],
  parameters: inAllLayouts,
  play: async (context) => {
    await shows('New ad')(context)
    const dialog = within(await screen.findByRole('dialog', { name: 'Templates' }))
    await userEvent.click(dialog.getByRole('button', { name: /^Travel/ }))
    const layers = within(screen.getByRole('region', { name: 'Layers' }))
    await expect(await layers.findByRole('button', { name: 'Find a cabin' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('application', { name: 'Canvas' })).toHaveFocus())
  },
}

export const German: Story = {
  args: { settings: { language: 'de' } },
  play: async (context) => {
    await shows('Neue Anzeige')(context)
    const dialog = within(await screen.findByRole('dialog', { name: 'Vorlagen' }))
    await userEvent.click(dialog.getByRole('button', { name: /^Reise/ }))
    const layers = within(screen.getByRole('region', { name: 'Ebenen' }))
    await userEvent.click(await layers.findByRole('button', { name: 'Hügel' }))
    await expect(screen.getByRole('heading', { name: 'Aussehen' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { at: '/builder?campaign=demoCampaign1&creative=demoCreative1b', server: 'waits' },
  play: waits('New ad'),
}

export const Foreign: Story = {
  args: { at: '/builder?campaign=demoCampaign1&creative=demoCreative1b' },
  play: shows('This creative wasn’t made with the ad builder'),
}

export const Forbidden: Story = {
  args: { at: '/builder?campaign=demoCampaign1&creative=demoCreative1b', person: 'agency' },
  play: shows(CREATIVE_NOT_FOUND),
}

export const Failed: Story = {
  name: 'Error',
  args: { at: '/builder?campaign=demoCampaign1&creative=demoCreative1b', server: 'broken' },
  play: shows('Couldn’t load the ad'),
}
