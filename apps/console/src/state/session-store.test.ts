import { toExpiry } from '@placard/domain/internal/account'
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

describe('local session', () => {
  it('survives a reload until it expires', async () => {
    const first = await start()
    first.keepSession({ user, expiry: inHours(2), location: 'eu-1' }, true)
    expect((await start()).currentSession()).toMatchObject({ user, location: 'eu-1', lastLogin: NOW.getTime() })
    vi.setSystemTime(NOW.getTime() + 2 * HOUR + 1)
    expect((await start()).currentSession()).toBeUndefined()
    expect(first.currentSession()).toBeUndefined()
  })

  it('lasts 24 hours without an expiry from the server', async () => {
    const { keepSession, currentSession } = await start()
    keepSession({ user, location: null }, true)
    vi.setSystemTime(NOW.getTime() + 24 * HOUR - 1000)
    expect(currentSession()).toBeDefined()
    vi.setSystemTime(NOW.getTime() + 24 * HOUR + 1)
    expect(currentSession()).toBeUndefined()
  })

  it("expires by the server's clock, not the local one", async () => {
    const { keepSession, recordResponse, currentSession } = await start()
    // This clock is three hours behind the server's, so the session that ends in two hours is already over.
    recordResponse(new Date(NOW.getTime() + 3 * HOUR))
    keepSession({ user, expiry: inHours(2), location: null }, true)
    expect(currentSession()).toBeUndefined()
  })

  it('stores new names of its user, but not after it has ended', async () => {
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

  it("is removed from storage when it ends, with the user's cached data", async () => {
    const { keepSession, endSession, leftOnPurpose } = await start()
    keepSession({ user, expiry: inHours(2), location: 'eu-1' }, true)
    map.set('campaigns', '[]')
    endSession(true)
    expect([...map.keys()]).toEqual([])
    expect(leftOnPurpose()).toBe(true)
  })
})

describe('a server response', () => {
  it("is recorded in memory only, so that it cannot overwrite another tab's session", async () => {
    const { keepSession, recordResponse, isCheckedLately } = await start()
    keepSession({ user, expiry: inHours(2), location: null }, true)
    const other = JSON.stringify({ ...JSON.parse(map.get('user') ?? ''), user: { ...user, id: 'u2' } })
    map.set('user', other)
    vi.advanceTimersByTime(10_000)
    recordResponse(new Date())
    expect(isCheckedLately()).toBe(true)
    expect(map.get('user')).toBe(other)
  })
})

describe('a session check that ends after another tab signed in as another user', () => {
  it('does not overwrite the new user, even before the storage event arrives', async () => {
    const tabA = await start()
    tabA.keepSession({ user, expiry: inHours(2), location: null }, true)
    const tabB = await start()
    tabB.keepSession({ user: { ...user, id: 'u2' }, expiry: inHours(2), location: null }, true)
    tabA.keepSession({ user, expiry: inHours(2), location: null }, false)
    expect(tabA.currentSession()?.user.id).toBe('u2')
    expect((await start()).currentSession()?.user.id).toBe('u2')
  })
})

describe('the session check', () => {
  it('needs no server within 6 seconds of the last request', async () => {
    const { keepSession, isCheckedLately, recordResponse } = await start()
    keepSession({ user, expiry: inHours(2), location: null }, true)
    vi.advanceTimersByTime(5999)
    expect(isCheckedLately()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isCheckedLately()).toBe(false)
    recordResponse(undefined)
    expect(isCheckedLately()).toBe(true)
  })

  it('does not count as a new login', async () => {
    const { keepSession, currentSession } = await start()
    keepSession({ user, expiry: inHours(2), location: null }, true)
    vi.advanceTimersByTime(HOUR)
    keepSession({ user, expiry: inHours(2), location: null }, false)
    expect(currentSession()).toMatchObject({ lastLogin: NOW.getTime(), lastRequest: NOW.getTime() + HOUR })
  })
})

describe('a session that expires with an unsaved draft', () => {
  const typing = (event: Event) => event.preventDefault()
  async function begin() {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    page.addEventListener('beforeunload', typing)
    const store = await start()
    store.keepSession({ user, expiry: inHours(2), location: null }, true)
    return { page, ...store }
  }

  it('is over for all calls, but its page stays', async () => {
    const { endSession, currentSession, isCheckedLately, recordResponse, shownUser } = await begin()
    endSession()
    expect(currentSession()).toBeUndefined()
    expect(isCheckedLately()).toBe(false)
    expect(shownUser()).toEqual(user)
    recordResponse(undefined)
    expect([...map.keys()]).toEqual([])
    // A wrong password in the sign-in dialog ends nothing further.
    endSession()
    expect(shownUser()).toEqual(user)
  })

  it('continues after signing in, and ends when the draft is discarded, saved or left on purpose', async () => {
    const { page, endSession, keepSession, currentSession, leavePaused, shownUser } = await begin()
    endSession()
    keepSession({ user, expiry: inHours(2), location: null }, true)
    expect(currentSession()?.user).toEqual(user)
    endSession()
    leavePaused()
    expect(shownUser()).toBeUndefined()

    keepSession({ user, expiry: inHours(2), location: null }, true)
    endSession(true)
    expect(shownUser()).toBeUndefined()
    keepSession({ user, expiry: inHours(2), location: null }, true)
    page.removeEventListener('beforeunload', typing)
    endSession()
    expect(shownUser()).toBeUndefined()
  })

  it('is paused when its time is up', async () => {
    const { pauseWhenOver, shownUser } = await begin()
    pauseWhenOver()
    vi.setSystemTime(NOW.getTime() + 2 * HOUR + 1)
    expect(shownUser()).toBeUndefined()
    pauseWhenOver()
    expect(shownUser()).toEqual(user)
  })
})

describe('a session ended by another tab', () => {
  /** Simulates two tabs with shared storage: writes of the other tab arrive here as events. */
  async function begin(draft: boolean) {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    if (draft) page.addEventListener('beforeunload', (event) => event.preventDefault())
    const other = await start()
    other.keepSession({ user, expiry: inHours(2), location: null }, true)
    const here = await start()
    const tell = (newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key: 'user', newValue }))
    const setItem = vi.spyOn(globalThis.localStorage, 'setItem')
    const recordMessages = (work: () => void) => {
      setItem.mockClear()
      work()
      for (const [key, text] of setItem.mock.calls) if (key === 'user') tell(text)
      if (!map.has('user')) tell(null)
    }
    return { here, other, toldOf: recordMessages }
  }

  it('is paused with an unsaved draft, and continues with the other tab', async () => {
    const { here, other, toldOf } = await begin(true)
    toldOf(() => other.endSession())
    expect(here.currentSession()).toBeUndefined()
    expect(here.shownUser()).toEqual(user)
    toldOf(() => other.keepSession({ user, expiry: inHours(2), location: null }, true))
    expect(here.currentSession()?.user).toEqual(user)
  })

  it('ends at once without a draft, or after signing out', async () => {
    const idle = await begin(false)
    idle.toldOf(() => idle.other.endSession())
    expect(idle.here.shownUser()).toBeUndefined()
    const typing = await begin(true)
    typing.toldOf(() => typing.other.endSession(true))
    expect(typing.here.shownUser()).toBeUndefined()
  })

  it('is replaced when another user signs in', async () => {
    const { here, other, toldOf } = await begin(true)
    toldOf(() => other.keepSession({ user: { ...user, id: 'u2' }, expiry: inHours(2), location: null }, true))
    expect(here.shownUser()?.id).toBe('u2')
  })
})
