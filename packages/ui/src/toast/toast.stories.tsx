import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Dialog, DialogContent } from '../dialog/dialog.js'
import { type ToastOptions, ToastProvider, useToast } from './toast.js'

const onAction = fn()
const undo = { label: 'Undo', altText: 'Undo with Ctrl+Z', onAction }

/** Shows toasts on the click of a button, as an app does. */
function Show({ toasts, atOnce = false }: { toasts: ToastOptions[]; atOnce?: boolean }) {
  const { show, dismiss } = useToast()
  useEffect(() => {
    if (!atOnce) return
    const ids = toasts.map(show)
    return () => ids.forEach(dismiss)
  }, [atOnce, toasts, show, dismiss])
  return <Button onClick={() => toasts.forEach(show)}>Show</Button>
}

const one: ToastOptions[] = [
  {
    title: 'Welcome back!',
    text: 'There has been a new release of bug fixes and some extra features.',
    timeout: false,
  },
]
const kinds: ToastOptions[] = [
  { title: 'Report scheduled', text: 'Every Monday at 08:00 GMT+00:00.', type: 'success', timeout: false },
  { title: 'Error!', text: 'Couldn’t receive reporting! Please try again.', type: 'error', timeout: false },
  { title: 'You are offline', text: 'Changes are kept until you are back.', type: 'warning', timeout: false },
  { title: 'Autumn 2025 deleted', timeout: false, action: undo },
]
const long: ToastOptions[] = [
  {
    title: 'Autumn launch for Scandinavia, second flight, could not be published to all of its platforms',
    text: 'Four of eleven platforms refused main.mp4: it has 14.2 MB and they take 10 MB. The others have it.',
    type: 'error',
    timeout: false,
    action: { label: 'Show', altText: 'Open the creative', onAction },
  },
]

const meta = {
  title: 'Toast',
  component: ToastProvider,
  args: { children: <Show toasts={one} atOnce /> },
} satisfies Meta<typeof ToastProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = { args: { children: <Show toasts={kinds} atOnce /> } }

export const LongContent: Story = {
  args: { children: <Show toasts={long} atOnce /> },
  globals: { viewport: { value: 'phone' } },
}

export const OverDialog: Story = {
  args: {
    children: (
      <>
        <Show toasts={one} atOnce />
        <Dialog defaultOpen>
          <DialogContent title="Schedule a report">
            <p className="mb-4 text-ink-muted">Toasts stay in reach while a dialog is open.</p>
            <Button variant="primary">Save</Button>
          </DialogContent>
        </Dialog>
      </>
    ),
  },
}

export const ActionInteraction: Story = {
  args: { children: <Show toasts={[{ title: 'Autumn 2025 deleted', action: undo }]} /> },
  play: async ({ canvasElement }) => {
    onAction.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }))
    await screen.findByText('Autumn 2025 deleted')
    await userEvent.keyboard('[F8]')
    await expect(screen.getByRole('region', { name: /Notifications/ })).toContainElement(
      document.activeElement as HTMLElement,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(onAction).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Autumn 2025 deleted')).toBeNull())
  },
}

export const TimeInteraction: Story = {
  args: {
    defaultDelay: 100,
    children: (
      <Show
        toasts={[
          { title: 'Goes by itself' },
          { title: 'Stays longer', delay: 60_000 },
          { title: 'Stays until closed', timeout: false },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }))
    await screen.findByText('Goes by itself')
    await waitFor(() => expect(screen.queryByText('Goes by itself')).toBeNull(), { timeout: 3000 })
    await expect(screen.getByText('Stays longer')).toBeVisible()
    const sticky = screen.getByText('Stays until closed').closest('li')
    await userEvent.click(within(sticky as HTMLElement).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('Stays until closed')).toBeNull())
    await expect(screen.getByText('Stays longer')).toBeVisible()
  },
}
