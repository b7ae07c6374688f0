import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { type ToastOptions, ToastProvider, useToast } from '../toast/toast.js'
import { ToastLog } from './toast-log.js'

/** Shows toasts that expire immediately. */
function Said({ toasts }: { toasts: ToastOptions[] }) {
  const { show } = useToast()
  useEffect(() => {
    for (const toast of toasts) show({ ...toast, delay: 1 })
  }, [toasts, show])
  return null
}

const today: ToastOptions[] = [
  { title: 'Report scheduled', text: 'Every Monday at 08:00 GMT+00:00.', type: 'success' },
  { title: 'Couldn’t receive reporting', text: 'Please try again.', type: 'error' },
  { title: 'Couldn’t receive reporting', text: 'Please try again.', type: 'error' },
  { title: 'You are offline', text: 'Changes are kept until you are back.', type: 'warning' },
  { title: 'Autumn launch for Scandinavia, second flight, is in the bin for 30 days' },
]
const none: ToastOptions[] = []

const meta = {
  title: 'ToastLog',
  component: ToastLog,
  args: { align: 'start' },
  parameters: { docs: { story: { inline: false, height: '440px' } }, said: today },
  decorators: [
    (Story, { parameters }) => (
      <ToastProvider>
        <Story />
        <Said toasts={parameters.said as ToastOptions[]} />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ToastLog>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 3 missed' }))
  await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible()
}

export const Default: Story = { play: open }

export const ControlStates: Story = {
  tags: ['pictured'],
  play: async () => {
    await screen.findByRole('button', { name: 'Notifications, 3 missed' })
  },
}

export const Empty: Story = {
  parameters: { said: none },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }))
    await expect(await screen.findByText(/^You’re all caught up/)).toBeVisible()
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async (context) => {
    await open?.(context)
    const log = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    await expectToTheRight(log.getByRole('heading'), log.getByRole('button', { name: 'Clear' }))
    const [entry] = log.getAllByRole('listitem')
    await expectToTheRight(within(entry!).getByText(/Autumn launch/), entry!.querySelector('time')!)
  },
}

export const Phone: Story = { play: open, globals: { viewport: { value: 'phone' } } }

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Notifications, 3 missed' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText(/^You’re all caught up/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleName('Notifications')
  },
}
