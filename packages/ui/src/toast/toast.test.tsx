import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { type ToastOptions, ToastProvider, useToast } from './toast.js'

describePart('ToastProvider', (probe) => <ToastProvider {...probe}>Campaigns</ToastProvider>, {
  slot: 'toast-viewport',
})

function Controls({ options }: { options: ToastOptions }) {
  const { show, dismiss } = useToast()
  return (
    <>
      <button type="button" onClick={() => show(options)}>
        Show
      </button>
      <button type="button" onClick={() => dismiss('toast-1')}>
        Dismiss
      </button>
    </>
  )
}

class Boundary extends Component<{ children: ReactNode; onError: (error: Error) => void }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: Error) {
    this.props.onError(error)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

const shown = async (options: ToastOptions, defaultDelay?: number) => {
  await mount(
    <ToastProvider defaultDelay={defaultDelay}>
      <Controls options={options} />
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Show' }).click()
  return page.getByRole('listitem').filter({ hasText: 'Saved' })
}

it('goes after its own delay rather than the default', async () => {
  const toast = await shown({ title: 'Saved', delay: 150 }, 60_000)
  await expect.element(toast).toBeVisible()
  await expect.element(toast, { timeout: 3000 }).not.toBeInTheDocument()
})

it('waits while the pointer is on it', async () => {
  const toast = await shown({ title: 'Saved' }, 400)
  await userEvent.hover(toast)
  await new Promise((resolve) => setTimeout(resolve, 900))
  await expect.element(toast).toBeVisible()
  await userEvent.unhover(toast)
  await expect.element(toast, { timeout: 3000 }).not.toBeInTheDocument()
})

it('stays without a time-out until it is dismissed', async () => {
  const toast = await shown({ title: 'Saved', timeout: false, delay: 100 })
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect.element(toast).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(toast).not.toBeInTheDocument()
})

it.each([
  ['error', 'assertive'],
  ['success', 'polite'],
] as const)('announces %s in a way that is %s', async (type, live) => {
  await shown({ title: 'Saved', type })
  await expect.element(page.getByRole('status')).toHaveAttribute('aria-live', live)
})

it('calls the action once, then goes', async () => {
  const onAction = vi.fn()
  const toast = await shown({ title: 'Saved', action: { label: 'Undo', altText: 'Undo with Ctrl+Z', onAction } })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(onAction).toHaveBeenCalledOnce()
  await expect.element(toast).not.toBeInTheDocument()
})

it('says what is missing without a provider', async () => {
  const failed = vi.fn()
  await mount(
    <Boundary onError={failed}>
      <Controls options={{ title: 'Saved' }} />
    </Boundary>,
  )
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('ToastProvider') }))
})
