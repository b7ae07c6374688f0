import { mount } from '@placard/ui/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitedChunks } from './lazy-screen.js'
import { ScreenWait } from './screen-wait.js'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  awaitedChunks.set(0)
})

it('says that the next screen is on its way, first shortly, then why, until it is there', async () => {
  const { container } = await mount(<ScreenWait pathname="/before" />)
  const words = container.querySelector('[role="status"]')
  awaitedChunks.set(1)
  await vi.advanceTimersByTimeAsync(900)
  expect(words).toHaveTextContent('')
  await vi.advanceTimersByTimeAsync(200)
  await expect.poll(() => words?.textContent).toContain('Loading…')
  await vi.advanceTimersByTimeAsync(9000)
  await expect.poll(() => words?.textContent).toContain('Still loading.')
  awaitedChunks.set(0)
  await expect.poll(() => words?.textContent).toBe('')
})

it('leaves a part of a screen that is there to its own place', async () => {
  const { container } = await mount(
    <>
      <h1>Campaign</h1>
      <ScreenWait pathname={window.location.pathname} />
    </>,
  )
  awaitedChunks.set(1)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(container.querySelector('[role="status"]')?.textContent).toBe('')
})
