import { mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UnsavedGuard } from './unsaved-guard.js'

/** Returns whether the browser would ask before leaving the page. */
const asks = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('UnsavedGuard', () => {
  it('lets the browser ask with unsaved changes only', async () => {
    const { rerender } = await mount(<UnsavedGuard when={false} />)
    expect(asks()).toBe(false)
    await rerender(<UnsavedGuard when />)
    expect(asks()).toBe(true)
    await rerender(<UnsavedGuard when={false} />)
    expect(asks()).toBe(false)
    await rerender(<UnsavedGuard when />)
    await rerender(null)
    expect(asks()).toBe(false)
  })

  it('asks when navigation is blocked, and answers once', async () => {
    const blocker = { state: 'blocked' as const, proceed: vi.fn(), reset: vi.fn() }
    const { rerender } = await mount(<UnsavedGuard when blocker={{ state: 'unblocked' }} />)
    expect(page.getByRole('alertdialog').elements()).toHaveLength(0)
    await rerender(<UnsavedGuard when blocker={blocker} />)
    await userEvent.click(page.getByRole('button', { name: 'Stay' }))
    expect([blocker.reset.mock.calls.length, blocker.proceed.mock.calls.length]).toEqual([1, 0])
    await userEvent.click(page.getByRole('button', { name: 'Leave without saving' }))
    await expect.poll(() => blocker.proceed.mock.calls.length).toBe(1)
    // After "leave", closing the dialog must not call `reset`.
    expect(blocker.reset).toHaveBeenCalledTimes(1)
  })
})
