import { ApiError } from '@placard/domain/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inRouter } from '../../testing/in-router.js'
import { EmailsScreen, type EmailsScreenProps } from './emails-screen.js'

/** Holds the state that is kept on the server. */
function Screen(props: EmailsScreenProps) {
  const [subscription, setSubscription] = useState(props.subscription)
  const onAct = async () => {
    await props.onAct()
    const state = props.action === 'confirm' ? 'confirmed' : 'unsubscribed'
    setSubscription((before) => before && { ...before, state })
  }
  return <EmailsScreen {...props} subscription={subscription} onAct={onAct} />
}

const meta = {
  title: 'Report emails/Screen',
  component: EmailsScreen,
  decorators: [inRouter],
  args: {
    action: 'confirm',
    subscription: {
      email: 'media@northwind-bikes.example',
      campaign: 'Northwind Bikes — City Launch',
      sender: 'Ada Byron (demo@placard.test)',
      frequency: 'Weekly',
      state: 'waiting',
      language: 'en',
    },
    onRetry: fn(),
    onCancel: fn(),
    onAct: fn(async () => undefined),
  },
  render: (args) => <Screen {...args} />,
} satisfies Meta<typeof EmailsScreen>
export default meta
type Story = StoryObj<typeof meta>

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }))

export const Confirmed: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(args.onAct).not.toHaveBeenCalled()
    await press(canvasElement, 'Confirm emails')
    const done = await within(canvasElement).findByRole('heading', { name: 'You’re all set' })
    await waitFor(() => expect(done).toHaveFocus())
    await expect(args.onAct).toHaveBeenCalledOnce()
  },
}

export const Unsubscribed: Story = {
  args: { action: 'unsubscribe' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Unsubscribe')
    await expect(await within(canvasElement).findByText(/won’t get this report again/)).toBeVisible()
  },
}

export const Refused: Story = {
  args: { onAct: fn(() => Promise.reject(new ApiError('The server could not be reached.', {}))) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Confirm emails')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('The server could not be reached.')
    await expect(within(canvasElement).getByRole('button', { name: 'Confirm emails' })).toBeEnabled()
  },
}
