import { mount } from '@placard/ui/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScreenWait } from './screen-wait.js'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

it('reports that the next screen is loading, then why it takes long, until it is rendered', async () => {
  const { container, rerender } = await mount(<ScreenWait waiting />)
  const status = container.querySelector('[role="status"]')
  await vi.advanceTimersByTimeAsync(900)
  expect(status).toHaveTextContent('')
  await vi.advanceTimersByTimeAsync(200)
  await expect.poll(() => status?.textContent).toContain('Loading…')
  await vi.advanceTimersByTimeAsync(9000)
  await expect.poll(() => status?.textContent).toContain('Still loading.')
  await rerender(<ScreenWait waiting={false} />)
  await expect.poll(() => status?.textContent).toBe('')
})
