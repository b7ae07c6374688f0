import { Component, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AppShell } from '../app-shell/app-shell.js'
import { Dialog, DialogContent } from '../dialog/dialog.js'
import { Popover, PopoverContent, PopoverTrigger } from '../popover/popover.js'
import { describePart } from '../testing/describe-part.js'
import { mount, settled } from '../testing/mount.js'
import { type ToastApi, type ToastOptions, ToastProvider, useToast } from './toast.js'

describePart('ToastProvider', (probe) => <ToastProvider {...probe}>Campaigns</ToastProvider>, {
  slot: 'toast-viewport',
})

let api: ToastApi
function Give() {
  api = useToast()
  return null
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

const start = async (defaultDelay?: number, children?: ReactNode) => {
  await mount(
    <ToastProvider defaultDelay={defaultDelay}>
      <Give />
      <button type="button">Search</button>
      {children}
    </ToastProvider>,
  )
}
const toast = (text = 'Saved') => page.getByRole('listitem').filter({ hasText: text })
const shown = async (options: ToastOptions, defaultDelay?: number) => {
  await start(defaultDelay)
  // The last test may have left the pointer where toasts appear, which would pause them.
  await userEvent.hover(page.getByRole('button', { name: 'Search' }))
  api.show(options)
  await expect.element(toast()).toBeVisible()
}
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const gone = () => expect.element(toast(), { timeout: 6000 }).not.toBeInTheDocument()
const said = (live: string) =>
  [...document.querySelectorAll(`[aria-live="${live}"] p`)].map(({ textContent }) => textContent)

describe('timing', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('uses its own delay before the default', async () => {
    await shown({ title: 'Saved', delay: 300 }, 60_000)
    await gone()
  })

  it.each([
    ['the pointer is on it', () => userEvent.hover(toast()), () => userEvent.unhover(toast())],
    ['it has focus', () => userEvent.keyboard('{F8}'), () => userEvent.keyboard('{F8}')],
    [
      'the window is not in front',
      () => window.dispatchEvent(new Event('blur')),
      () => window.dispatchEvent(new Event('focus')),
    ],
    [
      'the tab is hidden',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
        document.dispatchEvent(new Event('visibilitychange'))
      },
      () => {
        vi.restoreAllMocks()
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('pauses while %s', async (_, stop, go) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const pass = async (milliseconds: number) => {
      await settled()
      await vi.advanceTimersByTimeAsync(milliseconds)
      await settled()
    }
    // Long, because the fake clock also runs while Vitest waits for the pointer.
    await shown({ title: 'Saved' }, 60_000)
    await pass(50_000)
    await stop()
    await pass(100_000)
    await expect.element(toast()).toBeVisible()
    await go()
    await pass(5000)
    await expect.element(toast()).toBeVisible()
    await pass(6000)
    await expect.element(toast()).not.toBeInTheDocument()
  })

  it('never ends without a timeout until dismissed', async () => {
    await shown({ title: 'Saved', timeout: false, delay: 100 })
    await wait(400)
    await expect.element(toast()).toBeVisible()
    api.dismiss('toast-1')
    await gone()
  })
})

describe('announcements', () => {
  it.each([
    ['error', 'assertive', 'polite'],
    ['success', 'polite', 'assertive'],
  ] as const)('%s in a way that is %s', async (type, live, other) => {
    await shown({ title: 'Saved', text: 'All of it.', type })
    await expect.poll(() => said(live)).toEqual([`${type}: Saved. All of it.`])
    expect(said(other)).toEqual([])
  })

  it('contain both of two toasts, with their actions', async () => {
    await start()
    api.show({ title: 'Sent' })
    api.show({ title: 'Saved', action: { label: 'Undo', altText: 'Undo with Ctrl+Z', onAction: () => {} } })
    await expect.element(toast()).toBeVisible()
    await expect.poll(() => said('polite')).toEqual(['info: Sent', 'info: Saved. Undo with Ctrl+Z'])
  })

  it('contain the result, not each progress step', async () => {
    await start()
    const id = api.show({ title: 'Uploading', progress: 0 })
    await settled()
    for (const progress of [20, 40, 60]) api.update(id, { progress })
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
    expect(said('polite')).toEqual(['info: Uploading'])
    api.update(id, { title: 'Saved', type: 'success', progress: false })
    await expect.element(toast()).toBeVisible()
    await expect.poll(() => said('polite')).toContain('success: Saved')
    expect(page.getByRole('progressbar').query()).toBeNull()
  })
})

it('counts repetitions, and collapses the oldest with a paused timer', async () => {
  await start(400)
  api.show({ title: 'First', timeout: false })
  for (const title of ['Saved', 'Saved', 'Sent', 'Shared']) api.show({ title, timeout: false })
  await expect.element(toast('Saved')).toHaveTextContent('info: Saved×2, 2 times')
  expect(toast('First').query()).toBeNull()
  await page.getByRole('button', { name: 'Show 1 more' }).click()
  await expect.element(toast('First')).toBeVisible()
})

describe('keyboard', () => {
  it('closes the focused toast on Escape; focus moves to the next, then back', async () => {
    await start()
    await userEvent.keyboard('{Tab}')
    api.show({ title: 'Sent', timeout: false })
    api.show({ title: 'Saved', timeout: false })
    await expect.element(toast()).toBeVisible()
    await userEvent.keyboard('{F8}')
    await expect.element(toast()).toHaveFocus()
    await userEvent.keyboard('{Tab}{Escape}')
    await gone()
    await expect.element(toast('Sent')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus()
  })

  it('leaves Escape to a popover unless a toast has focus, and closes one at a time', async () => {
    await start(
      60_000,
      <Popover defaultOpen>
        <PopoverTrigger>Columns</PopoverTrigger>
        <PopoverContent label="Columns">
          <button type="button">Apply</button>
        </PopoverContent>
      </Popover>,
    )
    api.show({ title: 'Saved' })
    await expect.element(toast()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(toast()).toBeVisible()
    await page.getByRole('button', { name: 'Columns' }).click()
    await toast().click()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('reaches the action while a modal dialog is open, which stays open', async () => {
    const onAction = vi.fn()
    await start(
      60_000,
      <Dialog defaultOpen>
        <DialogContent title="Rename">
          <button type="button">Apply</button>
        </DialogContent>
      </Dialog>,
    )
    await expect.element(page.getByRole('button', { name: 'Apply' })).toHaveFocus()
    api.show({ title: 'Saved', action: { label: 'Undo', altText: 'Undo with Ctrl+Z', onAction } })
    await expect.element(toast()).toBeVisible()
    await userEvent.keyboard('{F8}{Tab}')
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onAction).toHaveBeenCalledOnce()
    await gone()
    await expect.element(page.getByRole('button', { name: 'Apply' })).toHaveFocus()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })
})

it('lets the end of a page scroll above it on a phone while it is shown', async () => {
  await page.viewport(390, 600)
  await start(
    60_000,
    <AppShell>
      <div style={{ height: 2000 }} />
      <p>Last row</p>
    </AppShell>,
  )
  const height = document.documentElement.scrollHeight
  const id = api.show({ title: 'Saved' })
  await expect.element(toast()).toBeVisible()
  await settled()
  window.scrollTo(0, 10_000)
  const row = page.getByText('Last row').element().getBoundingClientRect()
  expect(row.bottom).toBeLessThan(toast().element().getBoundingClientRect().top)
  api.dismiss(id)
  await gone()
  await settled()
  expect(document.documentElement.scrollHeight).toBe(height)
  await page.viewport(1280, 1000)
})

it('can be swiped away, and returns after a short swipe', async () => {
  await shown({ title: 'Saved' }, 60_000)
  const at = (type: string, clientX: number) =>
    toast()
      .element()
      .dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 1, clientX }),
      )
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  for (const [type, x] of [
    ['pointerdown', 100],
    ['pointermove', 130],
    ['pointerup', 130],
  ] as const)
    at(type, x)
  await settled()
  await expect.element(toast()).toBeVisible()
  for (const [type, x] of [
    ['pointerdown', 100],
    ['pointermove', 220],
    ['pointerup', 220],
  ] as const)
    at(type, x)
  await gone()
})

it('throws a helpful error without a provider', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failed = vi.fn()
  await mount(
    <Boundary onError={failed}>
      <Give />
    </Boundary>,
  )
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('ToastProvider') }))
})
