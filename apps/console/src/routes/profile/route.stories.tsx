import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { keepUser } from '../../state/session-store.js'
import { type ConsoleAt, consoleStories, inAllLayouts, PATIENCE, shows } from '../../testing/console-at.js'
import { PEOPLE } from '../../testing/story-server.js'

const meta = { title: 'Profile', ...consoleStories, args: { at: '/profile' } } satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { tags: ['pictured'], parameters: inAllLayouts, play: shows('Ada Byron') }

export const German: Story = {
  args: { settings: { language: 'de' } },
  play: async (context) => {
    await shows('Ada Byron')(context)
    await expect(document.documentElement).toHaveAttribute('lang', 'de')
  },
}

/** The emails are in another language than this console, as after a change of it in another browser. */
export const EmailsInAnotherLanguage: Story = {
  args: { settings: { language: 'en' } },
  beforeEach: () => keepUser({ ...PEOPLE.staff, language: 'de' }),
  play: async (context) => {
    await shows('Ada Byron')(context)
    await expect(within(context.canvasElement).getByText('Language of your emails: Deutsch.')).toBeVisible()
    await expect(within(context.canvasElement).getByRole('button', { name: 'Change to English' })).toBeVisible()
  },
}

export const ChangePasswordInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await shows('Ada Byron')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Change password' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Change password' }, PATIENCE))
    await expect(dialog.getByLabelText('Current password')).toBeVisible()
  },
}
