import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Dialog, DialogContent } from '../dialog/dialog.js'
import { expectToTheRight } from '../testing/right-to-left.js'
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
  return <Button onClick={() => toasts.map(show)}>Show</Button>
}

const one: ToastOptions[] = [
  { title: 'Report scheduled', text: 'Every Monday at 08:00 GMT+00:00.', type: 'success', timeout: false },
]
const cancel = { label: 'Cancel', altText: 'Cancel in the Export menu', onAction }
const kinds: ToastOptions[] = [
  ...one,
  { title: 'Couldn’t receive reporting', text: 'Please try again.', type: 'error', timeout: false },
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
  // Each in its own page, because overlays are positioned in the viewport.
  parameters: { docs: { story: { inline: false, height: '440px' } } },
} satisfies Meta<typeof ToastProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = { tags: ['pictured'], args: { limit: 4, children: <Show toasts={kinds} atOnce /> } }

export const ControlStates: Story = {
  args: {
    limit: 4,
    children: (
      <Show
        atOnce
        toasts={[
          { title: 'Copied', type: 'success', timeout: false },
          { title: 'Copied', type: 'success', timeout: false },
          { title: 'Copied', type: 'success', timeout: false },
          { title: 'Making the Excel file', progress: true, action: cancel },
          { title: 'Uploading main.mp4', text: '6.2 of 14.2 MB', progress: 44 },
        ]}
      />
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: /Uploading/ })).toHaveValue(44)
    await expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('3 times')
  },
}

export const Stack: Story = {
  args: { children: <Show toasts={[...kinds, { title: 'Shared with Grace Hopper', timeout: false }]} atOnce /> },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Show 2 more' })).toBeVisible()
  },
}

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

export const RightToLeft: Story = {
  args: { children: <Show toasts={[...one, kinds[3] as ToastOptions]} atOnce /> },
  globals: { direction: 'rtl' },
  play: async () => {
    const toast = (await screen.findByText('Autumn 2025 deleted')).closest('li')!
    const { left, right } = toast.getBoundingClientRect()
    // On phones, toasts fill the width.
    await expect(left).toBeLessThanOrEqual(window.innerWidth - right)
    await expectToTheRight(
      within(toast).getByRole('button', { name: 'Undo' }),
      within(toast).getByRole('button', { name: 'Close' }),
    )
  },
}

export const ActionInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: <Show toasts={[{ title: 'Autumn 2025 deleted', action: undo }]} /> },
  play: async ({ canvasElement }) => {
    onAction.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }))
    await screen.findByText('Autumn 2025 deleted')
    await userEvent.keyboard('[F8]')
    await expect(screen.getByRole('listitem')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(onAction).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Autumn 2025 deleted')).toBeNull())
  },
}

function Upload() {
  const { show, update } = useToast()
  const start = () => {
    const id = show({ title: 'Uploading main.mp4', progress: 10 })
    setTimeout(() => update(id, { title: 'Uploaded main.mp4', type: 'success', progress: false }), 300)
  }
  return <Button onClick={start}>Upload</Button>
}

export const ProgressInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultDelay: 60_000, children: <Upload /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Upload' }))
    const toast = (await screen.findByRole('progressbar')).closest('li')
    await waitFor(() => expect(toast).toHaveTextContent('success: Uploaded main.mp4'))
    await expect(within(toast as HTMLElement).queryByRole('progressbar')).toBeNull()
  },
}

export const TimeInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
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
    await waitFor(() => expect(screen.queryByText('Goes by itself')).toBeNull())
    await expect(screen.getByText('Stays longer')).toBeVisible()
    const sticky = screen.getByText('Stays until closed').closest('li')
    await userEvent.click(within(sticky as HTMLElement).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('Stays until closed')).toBeNull())
    await expect(screen.getByText('Stays longer')).toBeVisible()
  },
}
