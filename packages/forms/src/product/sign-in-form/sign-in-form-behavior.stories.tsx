import type { LoginInput } from '@placard/domain/account'
import { ApiError } from '@placard/domain/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { atFields, fill, inCard, ONE_TEXT, refuse, seeRefusal, seeRefusedFields } from '../account-story.fixture.js'
import { SignInForm } from './sign-in-form.js'

const meta = {
  title: 'SignInForm/Behavior',
  component: SignInForm,
  tags: ['!autodocs'],
  args: { onSubmit: fn(async () => {}), links: <a href="#reset">Forgot your password?</a> },
  decorators: [inCard],
} satisfies Meta<typeof SignInForm>
export default meta
type Story = StoryObj<typeof meta>

const RIGHT = { Email: 'demo@placard.test', Password: 'placard-demo' }
const unseen = { chromatic: { disableSnapshot: true } }

const send = async (canvasElement: HTMLElement, texts: Record<string, string>) => {
  const canvas = within(canvasElement)
  await fill(canvasElement, texts)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  return canvas
}

export const BothWrong: Story = {
  parameters: { keepFocus: true },
  play: async ({ args, canvasElement }) => {
    const canvas = await send(canvasElement, { Email: 'demo', Password: '123' })
    const summary = await canvas.findByRole('group', { name: '2 fields need attention' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const OneWrong: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement, { ...RIGHT, Password: '12345' })
    const password = canvas.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription('Fill in your password at least 6 characters long')
  },
}

export const RefusedWithText: Story = {
  args: refuse(new ApiError('Email or password is wrong', { status: 401 })),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, RIGHT)
    await seeRefusal(canvasElement, { button: 'Sign in', lines: ['Not signed in', 'Email or password is wrong'] })
  },
}

export const RefusedWithObjectInteraction: Story = {
  args: refuse(atFields(['password', 'This password is out of date'], ['username', 'No such address'])),
  parameters: unseen,
  play: async ({ canvasElement }) => {
    await fill(canvasElement, RIGHT)
    await seeRefusedFields(canvasElement, {
      button: 'Sign in',
      fields: [
        ['Email', 'No such address'],
        ['Password', 'This password is out of date'],
      ],
    })
    await userEvent.type(within(canvasElement).getByLabelText('Email'), 's')
    await expect(within(canvasElement).getByLabelText('Email')).toBeValid()
  },
}

export const RefusedWithoutWordsInteraction: Story = {
  args: refuse({ status: 500 }),
  parameters: unseen,
  play: async ({ canvasElement }) => {
    await fill(canvasElement, RIGHT)
    await seeRefusal(canvasElement, { button: 'Sign in', lines: ['Sign up failed!'] })
  },
}

export const SecondRefusalInteraction: Story = {
  args: {
    onSubmit: fn(async ({ password }: LoginInput) => {
      if (password === RIGHT.Password) throw ONE_TEXT
    }),
  },
  parameters: unseen,
  play: async ({ args, canvasElement }) => {
    const canvas = await send(canvasElement, RIGHT)
    await canvas.findByRole('alert')
    await userEvent.type(canvas.getByLabelText('Password'), '2{Enter}')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

export const Sending: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvasElement }) => {
    const canvas = await send(canvasElement, RIGHT)
    const button = canvas.getByRole('button', { name: 'Sign in' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const KeyboardInteraction: Story = {
  parameters: unseen,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('demo@placard.test')
    await userEvent.tab()
    await userEvent.keyboard('placard-demo')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Remember me' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const values = { username: 'demo@placard.test', password: 'placard-demo', remember: true }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values))
  },
}
