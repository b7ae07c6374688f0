import { ACCOUNT_MESSAGES, verifyCodeOf } from '@placard/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type ConsoleAt, consoleStories, PATIENCE, shows } from '../../testing/console-at.js'

const meta = { title: 'Sign in', ...consoleStories, args: { at: '/signin', person: 'nobody' } } satisfies Meta<
  typeof ConsoleAt
>
export default meta
type Story = StoryObj<typeof meta>

const VERIFY = `/signin?verifyCode=${encodeURIComponent(verifyCodeOf('nobody@example.test'))}&code=ended`

export const Success: Story = { play: shows('Sign in') }

/** The link of a mail, while the server looks at it. */
export const Loading: Story = { args: { at: VERIFY, server: 'waits' }, play: shows('Sign in') }

/** The link of a mail that does not work, or not any more. */
export const Failed: Story = {
  name: 'Error',
  args: { at: VERIFY },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, PATIENCE)).toHaveTextContent(
      ACCOUNT_MESSAGES.verifyLink,
    )
  },
}

/** A password that is not the account's. */
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
