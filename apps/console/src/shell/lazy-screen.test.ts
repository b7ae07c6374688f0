import { afterEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkError, loadChunk } from './lazy-screen.js'

afterEach(() => vi.useRealTimers())

describe('loadChunk', () => {
  it('hands over what was loaded', async () => {
    await expect(loadChunk(async () => 'code')).resolves.toBe('code')
  })

  it("says 'Loading chunk failed' when it cannot be loaded", async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const failure = loadChunk(() => Promise.reject(cause))
    await expect(failure).rejects.toThrow('Loading chunk failed')
    await expect(failure).rejects.toMatchObject({ cause })
  })

  it('gives up after 120 seconds', async () => {
    vi.useFakeTimers()
    const waiting = loadChunk(() => new Promise<never>(() => undefined))
    const result = expect(waiting).rejects.toBeInstanceOf(ChunkError)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS)
    await result
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  })
})
