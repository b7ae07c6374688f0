import { ApiError, type LoginInput } from '@placard/domain'
import { Card } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SignInForm } from './sign-in-form.js'

const meta = {
  title: 'SignInForm/Behaviour',
  component: SignInForm,
  tags: ['!autodocs'],
  args: { onSubmit: fn(async () => {}), links: <a href="#reset">Forgot your password?</a> },
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

const fill = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'demo@placard.test')
  await userEvent.type(canvas.getByLabelText('Password'), 'placard-demo')
  return canvas
}

export const Notice: Story = { args: { notice: 'Email verified! Sign in below' } }

export const Phone: Story = {
  args: { notice: 'Email verified! Sign in below' },
  globals: { viewport: { value: 'phone' } },
}

export const Sending: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvasElement }) => {
    const canvas = await fill(canvasElement)
    await userEvent.keyboard('{Enter}')
    const button = canvas.getByRole('button', { name: 'Sign in' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const RememberInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = await fill(canvasElement)
    await userEvent.click(canvas.getByText('Remember me'))
    await expect(canvas.getByRole('switch', { name: 'Remember me' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    const values = { username: 'demo@placard.test', password: 'placard-demo', remember: true }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values))
  },
}

export const ShowPasswordInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement)
    const password = canvas.getByLabelText<HTMLInputElement>('Password')
    password.setSelectionRange(3, 3)
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveFocus()
    await expect(password.selectionStart).toBe(3)
    await userEvent.keyboard('X')
    await expect(password).toHaveValue('plaXcard-demo')
  },
}

export const SecondRefusalInteraction: Story = {
  tags: ['!autodocs'],
  args: {
    onSubmit: fn(async ({ password }: LoginInput) => {
      if (password === 'placard-demo') throw new ApiError('Email or password is wrong', { status: 401 })
    }),
  },
  parameters: { screenshot: false },
  play: async ({ args, canvasElement }) => {
    const canvas = await fill(canvasElement)
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('alert')
    await userEvent.type(canvas.getByLabelText('Password'), '2{Enter}')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
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
    notice: 'Your e-mail address a-very-long-name-of-a-person@northern-europe.placard.test is verified. Sign in below.',
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement)
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('alert')
  },
}
