import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ConsoleAt, consoleStories, inAllLayouts, PATIENCE, shows } from '../../testing/console-at.js'

const meta = {
  title: 'Forgot password',
  ...consoleStories,
  args: { at: '/forgotpassword', person: 'nobody' },
} satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { tags: ['pictured'], parameters: inAllLayouts, play: shows('Forgot password') }

/** The message does not reveal whether the account exists. This one does not, so no email is sent. */
export const Sent: Story = {
  // The form's own story has the screenshot.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await shows('Forgot password')(context)
    const { canvasElement } = context
    const screen = within(canvasElement)
    await userEvent.type(screen.getByLabelText('Email'), 'nobody@example.test')
    await userEvent.click(screen.getByRole('button', { name: 'Send me password reset link' }))
    const heading = await screen.findByRole('heading', { name: 'Check your inbox' }, PATIENCE)
    await expect(heading).toBeVisible()
    await waitFor(() => expect(heading).toHaveFocus())
  },
}

/** Link of an email that is no longer valid. */
export const Failed: Story = {
  name: 'Error',
  args: { at: '/forgotpassword?forgotToken=ended' },
  play: async (context) => {
    await shows('Choose a new password')(context)
    const { canvasElement } = context
    const screen = within(canvasElement)
    await userEvent.type(screen.getByLabelText('Email'), 'nobody@example.test')
    await userEvent.type(screen.getByLabelText('New password'), 'placard-demo')
    await userEvent.type(screen.getByLabelText('Confirm password'), 'placard-demo')
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
    await expect(await screen.findByRole('alert', {}, PATIENCE)).toHaveTextContent(ACCOUNT_MESSAGES.resetLink)
  },
}
