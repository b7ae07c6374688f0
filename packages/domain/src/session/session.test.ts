import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_SESSION_MS,
  expiryMoment,
  expirySchema,
  isSessionFresh,
  isSessionValid,
  loginInputSchema,
  readSession,
  SESSION_RECHECK_MS,
  type Session,
  SIGN_IN_FALLBACK,
  SIGN_UP_FALLBACK,
  toExpiry,
  VERIFICATION_FALLBACK,
  WELCOME_BACK_MS,
} from './session.js'

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
  it('format and parse an expiry without losing a millisecond', () => {
    expect(toExpiry(new Date(now)).date).toBe('2025-10-14 10:00:00.000000')
    expect(expiryMoment(toExpiry(new Date(now + 7))).getTime()).toBe(now + 7)
  })

  it('are valid until they expire by the server’s clock', () => {
    expect(isSessionValid(session(now + 1, now), now)).toBe(true)
    expect(isSessionValid(session(now, now), now)).toBe(false)
    expect(isSessionValid(session(now + 1000, now, 5000), now)).toBe(false)
    expect(isSessionValid(session(now - 1000, now, -5000), now)).toBe(true)
  })

  it('are checked again after six seconds', () => {
    expect(isSessionFresh(session(now + 60_000, now - 5999), now)).toBe(true)
    expect(isSessionFresh(session(now + 60_000, now - 6000), now)).toBe(false)
    expect(isSessionFresh(session(now - 1, now - 1), now)).toBe(false)
  })

  it('reject a short email and a short password with the messages of the specification', () => {
    const messages = (username: string, password: string) =>
      loginInputSchema.safeParse({ username, password }).error?.issues.map(({ message }) => message)
    expect(messages('a@b', '12345')).toEqual(['Fill in your email', 'Fill in your password at least 6 characters long'])
    expect(messages('a@b.de', '123456')).toBeUndefined()
  })

  it('round-trip every moment through an expiry', () => {
    const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, (at) => {
        const expiry = toExpiry(at)
        expect(expirySchema.parse(expiry)).toEqual(expiry)
        expect(expiryMoment(expiry)).toEqual(at)
      }),
    )
  })

  it('expire by the server’s clock, whatever the client’s clock is', () => {
    const ms = fc.integer({ min: -10 * DEFAULT_SESSION_MS, max: 10 * DEFAULT_SESSION_MS })
    fc.assert(
      fc.property(ms, ms, (left, wrong) => {
        expect(isSessionValid(session(now + left, now, -wrong), now + wrong)).toBe(left > 0)
      }),
    )
  })

  it('are invalid with a nonexistent day', () => {
    const damaged = {
      ...session(now + 60_000, now),
      expiry: { ...toExpiry(new Date(now)), date: '2999-19-39 10:00:00' },
    }
    expect(isSessionValid(damaged, now)).toBe(false)
  })

  it('have the times and texts of the specification', () => {
    expect([DEFAULT_SESSION_MS, SESSION_RECHECK_MS, WELCOME_BACK_MS]).toEqual([86_400_000, 6000, 100_000])
    expect([SIGN_IN_FALLBACK, SIGN_UP_FALLBACK]).toEqual(['Sign up failed!', 'Sign up failed!'])
    expect(VERIFICATION_FALLBACK).toBe('Verification failed!')
  })
})

describe('stored session', () => {
  const STORED = {
    user: { id: 'u1', first_name: 'Ada', last_name: 'Byron', email: 'ada@placard.test', role: 'staff' },
    expiry: { date: '2025-10-14 10:00:00.000000', timezone_type: 3, timezone: 'UTC' },
    location: { city: 'London' },
    lastRequest: 1,
    lastLogin: 2,
    clockOffset: -3,
  }

  it('is read without unknown fields', () => {
    expect(readSession({ ...STORED, more: 1, user: { ...STORED.user, more: 1 } })).toEqual(STORED)
    const { location: _, ...withoutLocation } = STORED
    expect(readSession(withoutLocation)).toEqual(withoutLocation)
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'session'],
    ['a list', []],
    ['an unknown role', { ...STORED, user: { ...STORED.user, role: 'owner' } }],
    ['an empty id', { ...STORED, user: { ...STORED.user, id: '' } }],
    ['an id as long as a share token', { ...STORED, user: { ...STORED.user, id: 'x'.repeat(25) } }],
    ['a missing name', { ...STORED, user: { ...STORED.user, last_name: undefined } }],
    ['an ISO date', { ...STORED, expiry: { ...STORED.expiry, date: '2025-10-14T10:00:00' } }],
    ['an unfinished fraction', { ...STORED, expiry: { ...STORED.expiry, date: '2025-10-14 10:00:00.' } }],
    ['half a zone type', { ...STORED, expiry: { ...STORED.expiry, timezone_type: 1.5 } }],
    ['no expiry', { ...STORED, expiry: null }],
    ['a time that is no number', { ...STORED, lastRequest: Number.NaN }],
    ['an infinite offset', { ...STORED, clockOffset: Number.POSITIVE_INFINITY }],
  ])('is ignored with %s', (_, value) => expect(readSession(value)).toBeUndefined())
})
