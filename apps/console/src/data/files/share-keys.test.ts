import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shareKeys, type TemporaryKeys } from './share-keys.js'

const MINUTE = 60_000

/** Returns a source of keys, each of which ends after some minutes, and the number of requests for them. */
function createSource(minutes: number, load?: () => Promise<TemporaryKeys>) {
  let count = 0
  const next = async () => ({
    accessKeyId: `key ${++count}`,
    secretAccessKey: 'secret',
    expiration: new Date(Date.now() + minutes * MINUTE),
  })
  const loading = vi.fn(load ?? next)
  const keys = shareKeys(loading)
  return { loading, next, idOf: async (forceRefresh = false) => (await keys({ forceRefresh })).accessKeyId }
}

const wait = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('shareKeys', () => {
  it('requests keys once for all that ask', async () => {
    const { loading, idOf } = createSource(60)
    const ids = await Promise.all(Array.from({ length: 400 }, () => idOf()))
    expect(new Set(ids)).toEqual(new Set(['key 1']))
    await wait(54)
    expect(await idOf()).toBe('key 1')
    expect(loading).toHaveBeenCalledTimes(1)
  })

  it.each([
    [60, 54, 56],
    [8, 5, 7],
  ])('renews keys of %d minutes in time, and uses the last ones meanwhile', async (lifetime, early, late) => {
    const { loading, idOf } = createSource(lifetime)
    await idOf()
    await wait(early)
    await idOf()
    expect(loading).toHaveBeenCalledTimes(1)
    await wait(late - early)
    expect(await Promise.all([idOf(), idOf()])).toEqual(['key 1', 'key 1'])
    await wait(0)
    expect(await idOf()).toBe('key 2')
    expect(loading).toHaveBeenCalledTimes(2)
  })

  it('waits for new keys after the end of the last ones', async () => {
    const { idOf } = createSource(60)
    await idOf()
    await wait(60)
    expect(await Promise.all([idOf(), idOf()])).toEqual(['key 2', 'key 2'])
  })

  it('uses keys to their end when a renewal fails, and asks again after a while', async () => {
    let isRefused = false
    const source = createSource(60, async () => {
      if (isRefused) throw new Error('Too many requests')
      return source.next()
    })
    await source.idOf()
    isRefused = true
    await wait(56)
    for (let request = 0; request < 100; request++) {
      expect(await source.idOf()).toBe('key 1')
      await wait(0)
    }
    expect(source.loading).toHaveBeenCalledTimes(2)
    await wait(1)
    await source.idOf()
    expect(source.loading).toHaveBeenCalledTimes(3)
    await wait(4)
    await expect(source.idOf()).rejects.toThrow('Too many requests')
    isRefused = false
    expect(await source.idOf()).toBe('key 2')
  })

  it('renews keys that the service refuses, but not those that are new', async () => {
    const { loading, idOf } = createSource(60)
    await idOf()
    await wait(10)
    expect(await Promise.all([idOf(true), idOf(true)])).toEqual(['key 2', 'key 2'])
    for (let request = 0; request < 100; request++) expect(await idOf(true)).toBe('key 2')
    expect(loading).toHaveBeenCalledTimes(2)
  })
})
