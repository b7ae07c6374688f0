import { Component, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lazyPart, loadCode, loadFailure, retryLazyParts } from './lazy-part.js'
import { hydrate, mount } from './testing/mount.js'

const Hint = () => <p>A hint</p>
const hint = page.getByText('A hint')
const loads = () => vi.fn(async () => ({ default: Hint }))
const failsOnce = () => loads().mockRejectedValueOnce(new TypeError('Failed to fetch'))

class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    if (this.state.error === undefined) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ error: undefined })}>
        {String(loadFailure(this.state.error))}
      </button>
    )
  }
}

describe('loadCode', () => {
  afterEach(() => vi.useRealTimers())

  it('returns what was loaded', async () => {
    await expect(loadCode(async () => 'code')).resolves.toBe('code')
  })

  it("throws 'Loading chunk failed' if the import fails", async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const failure = await loadCode(() => Promise.reject(cause)).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'ChunkError', message: 'Loading chunk failed', cause })
    expect(loadFailure(failure)).toBe('failed')
    expect(loadFailure(cause)).toBeUndefined()
  })

  it('gives up after 120 seconds', async () => {
    vi.useFakeTimers()
    const result = loadCode(() => new Promise<never>(() => undefined)).catch(loadFailure)
    const settled = vi.fn()
    void result.then(settled)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(result).resolves.toBe('timeout')
  })
})

describe('lazyPart', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => void vi.restoreAllMocks())

  it('loads when it is first rendered, and only once', async () => {
    const load = loads()
    const Part = lazyPart(load)
    expect(load).not.toHaveBeenCalled()
    await mount(
      <>
        <Part />
        <Part />
      </>,
    )
    await expect.poll(() => hint.elements()).toHaveLength(2)
    Part.preload()
    expect(load).toHaveBeenCalledOnce()
  })

  it('keeps the markup of the server until it is hydrated, even if it was loaded before', async () => {
    const Part = lazyPart(loads(), { pending: <p>Loading</p> })
    const markup = renderToString(<Part />)
    await Part.load()
    expect(renderToString(<Part />)).toBe(markup)
    const { recovered } = await hydrate(markup, <Part />)
    await expect.element(hint).toBeVisible()
    expect(recovered).toEqual([])
  })

  it('renders at once when it was loaded before', async () => {
    const Part = lazyPart(loads(), { pending: 'Loading' })
    expect(Part.isLoaded()).toBe(false)
    await Part.load()
    expect(Part.isLoaded()).toBe(true)
    const seen: (string | null)[] = []
    const observer = new MutationObserver(() => seen.push(document.body.textContent))
    observer.observe(document.body, { childList: true, subtree: true })
    await mount(<Part />)
    await expect.element(hint).toBeVisible()
    observer.disconnect()
    expect(seen.filter((text) => text?.includes('Loading'))).toEqual([])
  })

  it('shows the placeholder while it loads, and takes no focus', async () => {
    let arrive: (code: { default: typeof Hint }) => void = () => undefined
    const Part = lazyPart(() => new Promise<{ default: typeof Hint }>((resolve) => (arrive = resolve)), {
      pending: 'Loading',
    })
    await mount(
      <>
        <input aria-label="Name" />
        <Part />
      </>,
    )
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText('Loading')).toBeVisible()
    arrive({ default: Hint })
    await expect.element(hint).toBeVisible()
    await expect.element(page.getByLabelText('Name')).toHaveFocus()
  })

  it('passes the props to the placeholder', async () => {
    const Part = lazyPart<{ name: string }>(() => new Promise(() => undefined), {
      pending: ({ name }) => `Loading ${name}`,
    })
    await mount(<Part name="the hint" />)
    await expect.element(page.getByText('Loading the hint')).toBeVisible()
  })

  it('throws a failure to the error boundary, and loads again after a retry only', async () => {
    const load = failsOnce()
    const Part = lazyPart(load)
    await mount(
      <Boundary>
        <Part />
      </Boundary>,
    )
    const failure = page.getByRole('button', { name: 'failed' })
    await failure.click()
    await expect.element(failure).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
    retryLazyParts()
    await failure.click()
    await expect.element(hint).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('rejects `load` after a failure, and loads again the next time', async () => {
    const load = failsOnce()
    const Part = lazyPart(load)
    await expect(Part.load()).rejects.toThrow('Loading chunk failed')
    await Part.load()
    expect(Part.isLoaded()).toBe(true)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('ignores a failed preload, and loads again the next time', async () => {
    const Part = lazyPart(failsOnce())
    Part.preload()
    await new Promise((resolve) => setTimeout(resolve))
    await Part.load()
    expect(Part.isLoaded()).toBe(true)
  })

  it('renders what stands for a part that does not load, and loads it again when asked', async () => {
    const Part = lazyPart(failsOnce(), { failed: 'No hint' })
    const { rerender } = await mount(<Part />)
    await expect.element(page.getByText('No hint')).toBeVisible()
    await Part.load()
    await rerender(<Part key="again" />)
    await expect.element(hint).toBeVisible()
  })
})
