import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { ApiError } from '@placard/domain/api'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fill, inCard, refuse, seeRefusal } from '../account-story.fixture.js'
import { ChangePasswordForm } from './change-password-form.js'

const meta = {
  title: 'ChangePasswordForm',
  component: ChangePasswordForm,
  args: {
    code: 'token',
    onSubmit: fn(async () => {}),
    links: (
      <>
        <a href="#again">Ask for a new link</a>
        <a href="#signin">Back to sign in</a>
      </>
    ),
  },
  decorators: [inCard],
} satisfies Meta<typeof ChangePasswordForm>
export default meta
type Story = StoryObj<typeof meta>

const RIGHT = { Email: 'ada@placard.test', 'New password': 'placard-demo', 'Confirm password': 'placard-demo' }

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
    for (const label of ['New password', 'Confirm password'])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeEnabled()
  },
}

export const AllWrong: Story = {
  parameters: { keepFocus: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    const summary = await canvas.findByRole('group', { name: '3 fields need attention' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const LinkTooOld: Story = {
  args: refuse(new ApiError(ACCOUNT_MESSAGES.resetLink, { status: 400 })),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, RIGHT)
    await seeRefusal(canvasElement, {
      button: 'Change password',
      lines: ['Password not changed', ACCOUNT_MESSAGES.resetLink],
    })
  },
}

export const Sending: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, RIGHT)
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Change password' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongContent: Story = {
  args: {
    email: `${'a-very-long-name-of-a-person-'.repeat(3)}@northern-europe.placard.test`,
    passwordHint: 'At least 12 characters, no common password, and none that you used in the last year',
  },
}

export const States = showStates(meta, { LongContent })
