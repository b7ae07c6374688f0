import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { atFields, fill, inCard, ONE_TEXT, refuse, seeRefusal } from '../account-story.fixture.js'
import { ForgotPasswordForm } from './forgot-password-form.js'

const meta = {
  title: 'ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: { onSubmit: fn(async () => {}), links: <a href="#signin">Back to sign in</a> },
  decorators: [inCard],
} satisfies Meta<typeof ForgotPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

const BUTTON = 'Send me password reset link'
const send = async (canvasElement: HTMLElement, email: string) => {
  const canvas = within(canvasElement)
  await fill(canvasElement, { Email: email })
  await userEvent.click(canvas.getByRole('button', { name: BUTTON }))
  return canvas
}
const unseen = { tags: ['!autodocs'], parameters: { chromatic: { disableSnapshot: true } } }

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByRole('button', { name: BUTTON })).toBeEnabled()
  },
}

export const EmailTooShort: Story = {
  parameters: { keepFocus: true },
  play: async ({ args, canvasElement }) => {
    const canvas = await send(canvasElement, 'a@b.c')
    const email = canvas.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription('Fill in your email')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

// With a single field there is no summary; the field takes focus.
export const EmailMendedInteraction: Story = {
  ...unseen,
  play: async ({ args, canvasElement }) => {
    const canvas = await send(canvasElement, '12345')
    const email = canvas.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveAccessibleDescription('Fill in your email'))
    await expect(canvas.queryByRole('group')).toBeNull()
    await userEvent.type(email, '@b.de')
    await expect(email).toBeValid()
    await expect(email).not.toHaveAccessibleDescription()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: '12345@b.de' }))
  },
}

export const CheckYourMail: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement, 'ada@placard.test')
    const heading = await canvas.findByRole('heading', { name: 'Check your inbox' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(heading.closest('[role=status]')).toHaveTextContent(/If there is an account for ada@placard\.test,/)
  },
}

export const SentAgain: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = await send(canvasElement, 'ada@placard.test')
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend email' }))
    await expect(await canvas.findByText('Email sent')).toBeVisible()
    await expect(mocked(args.onSubmit).mock.calls).toEqual(Array(2).fill([{ email: 'ada@placard.test' }]))
  },
}

export const NotSentAgain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = await send(canvasElement, 'ada@placard.test')
    const again = await canvas.findByRole('button', { name: 'Resend email' })
    mocked(args.onSubmit).mockRejectedValueOnce(ONE_TEXT)
    await userEvent.click(again)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Email not sent${ONE_TEXT.message}`)
    await userEvent.click(again)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

export const AnotherEmailInteraction: Story = {
  ...unseen,
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement, 'ada@placard.test')
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a different email' }))
    const email = canvas.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveValue('ada@placard.test')
  },
}

export const RefusedWithTextInteraction: Story = {
  ...unseen,
  args: refuse(ONE_TEXT),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { Email: 'ada@placard.test' })
    await seeRefusal(canvasElement, { button: BUTTON, lines: ['Not sent', ONE_TEXT.message] })
  },
}

export const RefusedWithObjectInteraction: Story = {
  ...unseen,
  args: refuse(atFields(['email', 'This address gets no mail from us'])),
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement, 'ada@placard.test')
    const email = canvas.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveAccessibleDescription('This address gets no mail from us'))
    await expect(email).toHaveFocus()
    await expect(email).toHaveValue('ada@placard.test')
  },
}

export const KeyboardInteraction: Story = {
  ...unseen,
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('ada@placard.test')
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: BUTTON })).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@placard.test' }))
    await userEvent.tab()
    const focused = await within(canvasElement).findByRole('button', { name: 'Resend email' })
    await waitFor(() => expect(focused).toHaveFocus())
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const email = `${'a-very-long-name-of-a-person-'.repeat(3)}@northern-europe.placard.test`
    const canvas = await send(canvasElement, email)
    await expect(await canvas.findByText(email)).toBeVisible()
  },
}

export const States = showStates(meta, { Default })
