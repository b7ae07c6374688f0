import { toExpiry } from '@placard/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const NOW = new Date('2025-10-14T10:00:00Z')
const HOUR = 3_600_000
const user = { id: 'u1', first_name: 'Ada', last_name: 'Byron', email: 'ada@placard.test', role: 'staff' as const }
const inHours = (hours: number) => toExpiry(new Date(Date.now() + hours * HOUR))
const map = new Map<string, string>()

/** A new tab or a reload: fresh modules over the same storage. */
async function start() {
  vi.resetModules()
  return import('./session-store.js')
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  map.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the local session', () => {
  it('holds over a reload until its expiry', async () => {
    const first = await start()
    first.keepSession({ user, expiry: inHours(2), location: 'eu-1' }, true)
    expect((await start()).currentSession()).toMatchObject({ user, location: 'eu-1', lastLogin: NOW.getTime() })
    vi.setSystemTime(NOW.getTime() + 2 * HOUR + 1)
    expect((await start()).currentSession()).toBeUndefined()
    expect(first.currentSession()).toBeUndefined()
  })

  it('lasts 24 hours when the server names no expiry', async () => {
    const { keepSession, currentSession } = await start()
    keepSession({ user, location: null }, true)
    vi.setSystemTime(NOW.getTime() + 24 * HOUR - 1000)
    expect(currentSession()).toBeDefined()
    vi.setSystemTime(NOW.getTime() + 24 * HOUR + 1)
    expect(currentSession()).toBeUndefined()
  })

  it("is judged by the server's clock, not by this one", async () => {
    const { keepSession, noteAnswer, currentSession } = await start()
    // This clock is three hours behind the server's: the session that ends in two of ours is over already.
    noteAnswer(new Date(NOW.getTime() + 3 * HOUR))
    keepSession({ user, expiry: inHours(2), location: null }, true)
    expect(currentSession()).toBeUndefined()
  })

  it('keeps new names of its user and all else as it was, and takes none after it ended', async () => {
    const { keepSession, keepUser, currentSession, endSession } = await start()
    keepSession({ user, expiry: inHours(2), location: 'eu-1' }, true)
    const before = currentSession()
    keepUser({ ...user, first_name: 'Augusta' })
    expect(currentSession()).toEqual({ ...before, user: { ...user, first_name: 'Augusta' } })
    expect((await start()).currentSession()?.user.first_name).toBe('Augusta')
    endSession()
    keepUser(user)
    expect(currentSession()).toBeUndefined()
  })

  it.each(['{', '"ada"', '{"user":{}}', 'null'])('is none when %s is stored', async (text) => {
    map.set('user', text)
    expect((await start()).currentSession()).toBeUndefined()
  })

  it('is gone from storage when it ends, with all that the user loaded', async () => {
    const { keepSession, endSession, leftOnPurpose } = await start()
    keepSession({ user, expiry: inHours(2), location: 'eu-1' }, true)
    map.set('campaigns', '[]')
    endSession(true)
    expect([...map.keys()]).toEqual([])
    expect(leftOnPurpose()).toBe(true)
  })
})

describe('the session check', () => {
  it('needs no server within 6 seconds of the last request', async () => {
    const { keepSession, isCheckedLately, noteAnswer } = await start()
    keepSession({ user, expiry: inHours(2), location: null }, true)
    vi.advanceTimersByTime(5999)
    expect(isCheckedLately()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isCheckedLately()).toBe(false)
    noteAnswer(undefined)
    expect(isCheckedLately()).toBe(true)
  })

  it('does not count as another login', async () => {
    const { keepSession, currentSession } = await start()
    keepSession({ user, expiry: inHours(2), location: null }, true)
    vi.advanceTimersByTime(HOUR)
    keepSession({ user, expiry: inHours(2), location: null }, false)
    expect(currentSession()).toMatchObject({ lastLogin: NOW.getTime(), lastRequest: NOW.getTime() + HOUR })
  })
})
