import { ApiError } from '@placard/domain'
import { ThemeSwitch } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SignInScreen } from './signin-screen.js'

const meta = {
  title: 'Sign in',
  component: SignInScreen,
  args: {
    company: 'Placard',
    themeControl: <ThemeSwitch size="sm" value="system" onValueChange={() => undefined} />,
    onSubmit: fn(async () => undefined),
  },
} satisfies Meta<typeof SignInScreen>
export default meta
type Story = StoryObj<typeof meta>

async function submit(canvasElement: HTMLElement) {
  const screen = within(canvasElement)
  await userEvent.type(screen.getByLabelText('Email'), 'ada@placard.test')
  await userEvent.type(screen.getByLabelText('Password'), 'not-my-password')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  return screen
}

export const Default: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RefusedInteraction: Story = {
  args: {
    onSubmit: fn(async () => {
      throw new ApiError('This e-mail and password do not belong together.', { status: 401 })
    }),
  },
  play: async ({ canvasElement }) => {
    const screen = await submit(canvasElement)
    await expect(await screen.findByRole('alert')).toHaveTextContent('do not belong together')
    await expect(screen.getByLabelText('Email')).toHaveValue('ada@placard.test')
    await expect(screen.getByLabelText('Password')).toHaveValue('not-my-password')
  },
}

export const WordlessRefusalInteraction: Story = {
  args: {
    onSubmit: fn(async () => {
      throw {}
    }),
  },
  play: async ({ canvasElement }) => {
    const screen = await submit(canvasElement)
    await expect(await screen.findByRole('alert')).toHaveTextContent('Sign up failed!')
  },
}
