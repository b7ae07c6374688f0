import { ApiError, errorText, SIGN_IN_FALLBACK } from '@placard/domain'
import { Card } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SignInForm } from './sign-in-form.js'

const WRONG_EMAIL = 'Fill in your email'
const WRONG_PASSWORD = 'Fill in your password at least 6 characters long'

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
  decorators: [
    (Story) => (
      <Card className="mx-auto w-full max-w-100">
        <div className="p-6">
          <Story />
        </div>
      </Card>
    ),
  ],
} satisfies Meta<typeof SignInForm>
export default meta
type Story = StoryObj<typeof meta>

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const email = canvas.getByRole('textbox', { name: 'Email' })
  const password = canvas.getByLabelText('Password')
  const send = async (username: string, secret: string) => {
    await userEvent.clear(email)
    await userEvent.clear(password)
    if (username) await userEvent.type(email, username)
    if (secret) await userEvent.type(password, secret)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  }
  return { canvas, email, password, send }
}
const refuse = (failure: unknown) => ({ onSubmit: fn(() => Promise.reject(failure)) })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, email, password } = parts(canvasElement)
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(email).toHaveAttribute('type', 'email')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await expect(password).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  },
}

export const EmailTooShort: Story = {
  parameters: { keepFocus: true },
  play: async ({ args, canvasElement }) => {
    const { email, send } = parts(canvasElement)
    await send('a@b.c', 'placard-demo')
    await waitFor(() => expect(email).toHaveAccessibleDescription(WRONG_EMAIL))
    await expect(email).toBeInvalid()
    await expect(email).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const EmailMendedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  play: async ({ args, canvasElement }) => {
    const { email, send } = parts(canvasElement)
    await send('', 'placard-demo')
    await waitFor(() => expect(email).toHaveAccessibleDescription(WRONG_EMAIL))
    await userEvent.type(email, 'demo@placard.test{Enter}')
    await expect(email).not.toHaveAccessibleDescription()
    const values = { username: 'demo@placard.test', password: 'placard-demo', remember: false }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values))
  },
}

export const PasswordTooShort: Story = {
  parameters: { keepFocus: true },
  play: async ({ args, canvasElement }) => {
    const { password, send } = parts(canvasElement)
    await send('demo@placard.test', '12345')
    await waitFor(() => expect(password).toHaveAccessibleDescription(WRONG_PASSWORD))
    await expect(password).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const PasswordMendedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  play: async ({ args, canvasElement }) => {
    const { password, send } = parts(canvasElement)
    await send('demo@placard.test', '12345')
    await waitFor(() => expect(password).toHaveAccessibleDescription(WRONG_PASSWORD))
    await userEvent.type(password, '6')
    await expect(password).toBeValid()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
  },
}

export const BothWrong: Story = {
  parameters: { keepFocus: true },
  play: async ({ args, canvasElement }) => {
    const { canvas, send } = parts(canvasElement)
    await send('demo', '123')
    const summary = await canvas.findByRole('group', { name: '2 fields need a change' })
    await waitFor(() => expect(summary).toHaveFocus())
    const links = within(summary).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([WRONG_EMAIL, WRONG_PASSWORD])
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const BothMendedInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { canvas, email, password, send } = parts(canvasElement)
    await send('demo', '123')
    const summary = await canvas.findByRole('group', { name: '2 fields need a change' })
    await userEvent.click(within(summary).getByRole('link', { name: WRONG_PASSWORD }))
    await expect(password).toHaveFocus()
    await userEvent.keyboard('456')
    await canvas.findByRole('group', { name: '1 field needs a change' })
    await userEvent.type(email, '@placard.test')
    await canvas.findByRole('group', { name: 'All mended, send it again' })
    await expect(email).toBeValid()
  },
}

export const RefusedWithText: Story = {
  args: refuse(new ApiError('Email or password is wrong', { status: 401 })),
  play: async ({ canvasElement }) => {
    const { canvas, email, password, send } = parts(canvasElement)
    await send('demo@placard.test', 'placard-demo')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not signed inEmail or password is wrong')
    await expect(email).toHaveValue('demo@placard.test')
    await expect(password).toHaveValue('placard-demo')
  },
}

const REFUSAL = { status: 423, error: { message: ['This account is locked', 'Try again in 15 minutes'] } }

export const RefusedWithArray: Story = {
  args: refuse(new ApiError(errorText(REFUSAL, SIGN_IN_FALLBACK), { status: 423 })),
  play: async ({ canvasElement }) => {
    const { canvas, send } = parts(canvasElement)
    await send('demo@placard.test', 'placard-demo')
    const alert = await canvas.findByRole('alert')
    await expect(within(alert).getByText('This account is locked')).toBeVisible()
    await expect(within(alert).getByText('Try again in 15 minutes')).toBeVisible()
  },
}

export const RefusedWithoutWords: Story = {
  args: refuse({ status: 500 }),
  play: async ({ canvasElement }) => {
    const { canvas, send } = parts(canvasElement)
    await send('demo@placard.test', 'placard-demo')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign up failed!')
  },
}

export const RefusedAtField: Story = {
  args: refuse(
    new ApiError('No such address', { status: 400, problems: [{ path: 'username', message: 'No such address' }] }),
  ),
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const { canvas, email, send } = parts(canvasElement)
    await send('demo@placard.test', 'placard-demo')
    await waitFor(() => expect(email).toHaveAccessibleDescription('No such address'))
    await expect(email).toHaveFocus()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.type(email, 's')
    await expect(email).toBeValid()
  },
}
