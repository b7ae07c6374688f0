import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { encodeVerifyCode } from '@placard/domain/internal/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type ConsoleAt, consoleStories, inAllLayouts, PATIENCE, shows } from '../../testing/console-at.js'

const meta = { title: 'Sign in', ...consoleStories, args: { at: '/signin', person: 'nobody' } } satisfies Meta<
  typeof ConsoleAt
>
export default meta
type Story = StoryObj<typeof meta>

const VERIFY = `/signin?verifyCode=${encodeURIComponent(encodeVerifyCode('nobody@example.test'))}&code=ended`

export const Success: Story = { tags: ['pictured'], parameters: inAllLayouts, play: shows('Sign in') }

export const German: Story = { args: { settings: { language: 'de' } }, play: shows('Anmelden') }

/** Link of an email while the server checks it. */
export const Loading: Story = {
  args: { at: VERIFY, server: 'waits' },
  // The spinner turns.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Checking your link…', {}, PATIENCE)).toBeVisible()
  },
}

/** Link of an email: the user confirms the names and sets the password. Opening it changes nothing. */
export const Verify: Story = {
  args: {
    at: `/signin?verifyCode=${encodeURIComponent(encodeVerifyCode('mary@placard.test'))}&code=the-link-that-verifies`,
  },
  play: async (context) => {
    await shows('Confirm your email')(context)
    const screen = within(context.canvasElement)
    await expect(await screen.findByLabelText('First name', {}, PATIENCE)).toHaveValue('Mary')
    await expect(screen.getByLabelText('Email')).toHaveValue('mary@placard.test')
    await expect(screen.getByRole('button', { name: 'Verify email' })).toBeEnabled()
  },
}

/** Link of an email that is no longer valid. */
export const Failed: Story = {
  name: 'Error',
  args: { at: VERIFY },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, PATIENCE)).toHaveTextContent(
      ACCOUNT_MESSAGES.verifyLink,
    )
  },
}

/** Wrong password. */
export const Forbidden: Story = {
  play: async (context) => {
    await shows('Sign in')(context)
    const { canvasElement } = context
    const screen = within(canvasElement)
    await userEvent.type(screen.getByLabelText('Email'), 'nobody@example.test')
    await userEvent.type(screen.getByLabelText('Password'), 'not-my-password')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect(await screen.findByRole('alert', {}, PATIENCE)).toHaveTextContent('Wrong email or password.')
    await expect(screen.getByLabelText('Password')).toHaveValue('not-my-password')
  },
}
