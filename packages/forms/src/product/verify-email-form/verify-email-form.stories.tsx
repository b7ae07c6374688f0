import { ACCOUNT_MESSAGES, parseVerificationLink } from '@placard/domain/account'
import { ApiError } from '@placard/domain/api'
import { encodeVerifyCode } from '@placard/domain/internal/account'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { seeMessage } from '../../engine/see-message.fixture.js'
import { fill, inCard, refuse, seeRefusal } from '../account-story.fixture.js'
import { VerifyEmailForm } from './verify-email-form.js'

const linkTo = (email: string) => parseVerificationLink({ verifyCode: encodeVerifyCode(email), code: 'token' })

const meta = {
  title: 'VerifyEmailForm',
  component: VerifyEmailForm,
  args: {
    link: linkTo('ada@placard.test'),
    names: { firstName: 'Ada', lastName: 'Byron' },
    onSubmit: fn(async () => {}),
    links: <a href="#signin">Back to sign in</a>,
  },
  decorators: [inCard],
} satisfies Meta<typeof VerifyEmailForm>
export default meta
type Story = StoryObj<typeof meta>

const BUTTON = 'Verify email'
const PASSWORDS = { Password: 'placard-demo', 'Confirm password': 'placard-demo' }
const unseen = { tags: ['!autodocs'], parameters: { chromatic: { disableSnapshot: true } } }

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@placard.test')
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly')
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ada')
    for (const label of ['Password', 'Confirm password'])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvas.getByRole('button', { name: BUTTON })).toBeEnabled()
  },
}

/** Link opened in the browser that signed up: one button, which sends the link alone. */
export const SameBrowser: Story = {
  args: { onConfirm: fn(async () => {}) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('You signed up as Ada Byron in this browser.')).toBeVisible()
    await expect(canvas.queryByLabelText('Password')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: BUTTON }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(args.link))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Name and password can still be changed, by whoever reads the email in a shared browser. */
export const SameBrowserChangeInteraction: Story = {
  ...unseen,
  args: { onConfirm: fn(async () => {}) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Change name or password' }))
    await fill(canvasElement, { 'First name': 'Augusta', ...PASSWORDS })
    await userEvent.click(canvas.getByRole('button', { name: BUTTON }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ firstName: 'Augusta' })))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const AllWrong: Story = {
  args: { names: { firstName: '', lastName: '' } },
  parameters: { keepFocus: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: BUTTON }))
    const summary = await canvas.findByRole('group', { name: '4 fields need attention' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const ConfirmationDiffersInteraction: Story = {
  ...unseen,
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, { 'First name': '', Password: 'placard-demo', 'Confirm password': 'placard-demi' })
    await userEvent.click(within(canvasElement).getByRole('button', { name: BUTTON }))
    await seeMessage(canvasElement, {
      control: () => within(canvasElement).getByLabelText('Confirm password'),
      message: 'Passwords do not match!',
      mend: () => fill(canvasElement, { 'Confirm password': 'placard-demo' }),
    })
    await fill(canvasElement, { 'First name': 'Augusta' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...args.link,
        firstName: 'Augusta',
        lastName: 'Byron',
        password: 'placard-demo',
        confirmPassword: 'placard-demo',
      }),
    )
  },
}

export const LinkTooOld: Story = {
  args: refuse(new ApiError(ACCOUNT_MESSAGES.verifyLink, { status: 400 })),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, PASSWORDS)
    await seeRefusal(canvasElement, { button: BUTTON, lines: ['Email not verified', ACCOUNT_MESSAGES.verifyLink] })
  },
}

export const RefusedWithoutWordsInteraction: Story = {
  ...unseen,
  args: refuse({ status: 500 }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, PASSWORDS)
    await seeRefusal(canvasElement, { button: BUTTON, lines: ['Verification failed!'] })
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongContent: Story = {
  args: {
    link: linkTo(`${'a-very-long-name-of-a-person-'.repeat(3)}@northern-europe.placard.test`),
    names: { firstName: 'Maximiliane-Alexandra Theodora', lastName: 'Hohenlohe-Waldenburg-Schillingsfürst' },
    passwordHint: 'At least 12 characters, and no common password',
  },
}

export const States = showStates(meta, { LongContent })
