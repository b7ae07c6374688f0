import { describe, expect, it } from 'vitest'
import { expiryMoment, isSessionFresh, isSessionValid, loginInputSchema, type Session, toExpiry } from './session.js'

const now = Date.parse('2025-10-14T10:00:00Z')
const session = (expires: number, lastRequest: number, clockOffset = 0): Session => ({
  user: { id: 'u1', first_name: 'Ada', last_name: 'Byron', email: 'ada@placard.test', role: 'staff' },
  expiry: toExpiry(new Date(expires)),
  location: '',
  lastRequest,
  lastLogin: lastRequest,
  clockOffset,
})

describe('sessions', () => {
  it('writes and reads an expiry without losing a millisecond', () => {
    expect(toExpiry(new Date(now)).date).toBe('2025-10-14 10:00:00.000000')
    expect(expiryMoment(toExpiry(new Date(now + 7))).getTime()).toBe(now + 7)
  })

  it('is valid only while the expiry is ahead, by the clock of the server', () => {
    expect(isSessionValid(session(now + 1, now), now)).toBe(true)
    expect(isSessionValid(session(now, now), now)).toBe(false)
    expect(isSessionValid(session(now + 1000, now, 5000), now)).toBe(false)
    expect(isSessionValid(session(now - 1000, now, -5000), now)).toBe(true)
  })

  it('is checked again after six seconds', () => {
    expect(isSessionFresh(session(now + 60_000, now - 5999), now)).toBe(true)
    expect(isSessionFresh(session(now + 60_000, now - 6000), now)).toBe(false)
    expect(isSessionFresh(session(now - 1, now - 1), now)).toBe(false)
  })

  it('refuses a short e-mail and a short password in these words', () => {
    const messages = (username: string, password: string) =>
      loginInputSchema.safeParse({ username, password }).error?.issues.map(({ message }) => message)
    expect(messages('a@b', '12345')).toEqual(['Fill in your email', 'Fill in your password at least 6 characters long'])
    expect(messages('a@b.de', '123456')).toBeUndefined()
  })
})
