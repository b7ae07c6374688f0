import { afterEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkError, lazyScreen, loadChunk, retryChunks } from './lazy-screen.js'

afterEach(() => vi.useRealTimers())

describe('loadChunk', () => {
  it('hands over what was loaded', async () => {
    await expect(loadChunk(async () => 'code')).resolves.toBe('code')
  })

  it("says 'Loading chunk failed' when it cannot be loaded", async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const failure = loadChunk(() => Promise.reject(cause))
    await expect(failure).rejects.toThrow('Loading chunk failed')
    await expect(failure).rejects.toMatchObject({ cause, timedOut: false })
  })

  it('gives up after 120 seconds', async () => {
    vi.useFakeTimers()
    const waiting = loadChunk(() => new Promise<never>(() => undefined))
    const result = expect(waiting).rejects.toMatchObject({ name: 'ChunkError', timedOut: true })
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS)
    await result
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  })
})

const Screen = () => null

describe('lazyScreen', () => {
  const failing = () => {
    const load = vi.fn(async () => ({ default: Screen }))
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    return load
  }

  it('loads once, however often it is wanted', async () => {
    const load = vi.fn(async () => ({ default: Screen }))
    const chunk = lazyScreen(load)
    chunk.preload()
    await chunk.show()
    chunk.preload()
    await expect(chunk.show()).resolves.toBe(Screen)
    // React reads it in the same turn.
    expect(chunk.show()).toMatchObject({ status: 'fulfilled', value: Screen })
    expect(load).toHaveBeenCalledOnce()
  })

  it('stays failed while it is shown, and loads when it may be tried again', async () => {
    const load = failing()
    const chunk = lazyScreen(load)
    const shown = chunk.show()
    await expect(shown).rejects.toBeInstanceOf(ChunkError)
    expect(chunk.show()).toBe(shown)
    expect(load).toHaveBeenCalledOnce()
    retryChunks()
    await expect(chunk.show()).resolves.toBe(Screen)
  })

  it('tells whoever loads it of a failure, and loads it again the next time', async () => {
    const load = failing()
    const chunk = lazyScreen(load)
    await expect(chunk.load()).rejects.toBeInstanceOf(ChunkError)
    await expect(chunk.load()).resolves.toBe(Screen)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('makes nothing of a preload that failed', async () => {
    const chunk = lazyScreen(failing())
    chunk.preload()
    await new Promise((resolve) => setTimeout(resolve))
    await expect(chunk.show()).resolves.toBe(Screen)
  })
})
