import { parseVerificationLink } from '@placard/domain/account'
import { ApiError } from '@placard/domain/api'
import { encodeVerifyCode } from '@placard/domain/internal/account'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { fill, inCard, ONE_TEXT } from '../account-story.fixture.js'
import { SignInForm } from './sign-in-form.js'

const meta = {
  title: 'SignInForm',
  component: SignInForm,
  args: {
    onSubmit: fn(async () => {}),
    links: (
      <>
        <a href="#reset">Forgot your password?</a>
        <a href="#signup">Create an account</a>
      </>
    ),
  },
  decorators: [inCard],
} satisfies Meta<typeof SignInForm>
export default meta
type Story = StoryObj<typeof meta>

const SENT = 'If this address still has to be confirmed, a new link is on its way.'

/** Error of an invalid verification link. */
function findProblem(link: Parameters<typeof parseVerificationLink>[0]): unknown {
  try {
    return parseVerificationLink(link)
  } catch (problem) {
    return problem
  }
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [email, password] = [canvas.getByRole('textbox', { name: 'Email' }), canvas.getByLabelText('Password')]
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(email).toHaveAttribute('type', 'email')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await expect(password).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('switch', { name: 'Remember me' })).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  },
}

export const Verified: Story = {
  args: { verified: true, email: 'ada@placard.test' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Email verified! Sign in below').closest('[role=status]')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@placard.test')
  },
}

export const NotVerified: Story = {
  args: {
    verifyProblem: findProblem({ verifyCode: encodeVerifyCode('ada@placard.test') }),
    email: 'ada@placard.test',
    onResend: fn(async () => {}),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }))
    await expect(await canvas.findByText(SENT)).toBeVisible()
    await expect(args.onResend).toHaveBeenCalledWith('ada@placard.test')
  },
}

/** Refused sign-in: the answer is the same with and without an account, so everybody can request another email. */
export const Refused: Story = {
  args: {
    onSubmit: fn(() => Promise.reject(new ApiError('Wrong email or password.', { status: 401 }))),
    onResend: fn(async () => {}),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await fill(canvasElement, { Email: 'ada@placard.tes', Password: 'placard-demo' })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Signed up, but your email isn’t confirmed yet?')
    await userEvent.type(canvas.getByLabelText('Email'), 't')
    if (args.onResend) mocked(args.onResend).mockRejectedValueOnce(ONE_TEXT)
    const resend = canvas.getByRole('button', { name: 'Resend email' })
    await userEvent.click(resend)
    await expect(await canvas.findByText(ONE_TEXT.message)).toBeVisible()
    await userEvent.click(resend)
    await expect(await canvas.findByText(SENT)).toBeVisible()
    await expect(args.onResend).toHaveBeenLastCalledWith('ada@placard.test')
  },
}

export const Notice: Story = {
  args: { notice: 'Password changed. Sign in below' },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Phone: Story = {
  args: { verified: true },
  globals: { viewport: { value: 'phone' } },
}

export const LongContent: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject(
        new ApiError(
          'This account signs in through another company.\nAsk the person who invited you for the address of its sign-in page, or write to the administrator of campaigns-and-reporting-northern-europe.placard.test.',
          { status: 403 },
        ),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const email = `${'a-very-long-name-of-a-person-'.repeat(3)}@northern-europe.placard.test`
    await fill(canvasElement, { Email: email, Password: 'placard-demo' })
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign in' }))
    await within(canvasElement).findByRole('alert')
  },
}

/** Error of an emailed link, shown above the fields until the form is submitted. */
const broken = (link: Parameters<typeof parseVerificationLink>[0], message: string): Story => ({
  args: { verifyProblem: findProblem(link) },
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(`Email not verified${message}`)
    await fill(canvasElement, { Email: 'ada@placard.test', Password: 'placard-demo' })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

export const VerifyCodeTooShortInteraction: Story = broken({ verifyCode: '12345', code: 'token' }, 'Invalid email!')

export const VerifyTokenMissingInteraction: Story = broken(
  { verifyCode: encodeVerifyCode('ada@placard.test') },
  'Invalid URL!',
)

export const VerificationRefusedInteraction: Story = {
  ...broken({}, ''),
  args: { verifyProblem: {} },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Verification failed!')
  },
}

export const States = showStates(meta, { Notice })
