import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guard, isPublicPath, safeTarget } from './guard.js'

describe('route guard', () => {
  it('allows public paths for everyone', () => {
    for (const path of [
      '/signin',
      '/signup',
      '/ping',
      '/forgotpassword',
      '/share/abc',
      '/share/abc/creative/1',
      '/emails/unsubscribe',
    ])
      expect(guard(path, false)).toEqual({ allow: true })
    expect(isPublicPath('/signinside')).toBe(false)
    expect(isPublicPath('/profile')).toBe(false)
  })

  it('redirects / to home or to sign-in', () => {
    expect(guard('/', true)).toEqual({ allow: false, redirect: '/dashboard' })
    expect(guard('/', false)).toEqual({ allow: false, redirect: '/signin' })
  })

  it('remembers the requested path', () => {
    const path = '/campaigns/1/reporting?start=2025-10-01'
    expect(guard(path, false)).toEqual({ allow: false, redirect: '/signin', remember: path })
    expect(guard(path, true)).toEqual({ allow: true })
  })

  it('follows only known paths of its own', () => {
    expect(safeTarget('/campaigns?scope=all#top')).toBe('/campaigns?scope=all#top')
    for (const target of [
      '//evil.test',
      'https://evil.test',
      '/\\evil.test',
      '/signin',
      '/api/logout',
      '',
      undefined,
      7,
      '/campaigns/../api',
    ])
      expect(safeTarget(target)).toBeUndefined()
  })
})

describe('redirect target', () => {
  const BASE = 'https://placard.test'
  const NASTY = [
    '/',
    '//',
    '\\',
    '%5c',
    '%2f',
    '%09',
    '\t',
    '\n',
    '\r',
    '\0',
    '@',
    ':',
    '..',
    '.',
    '?',
    '#',
    ' ',
    'evil.test',
  ]
  const STARTS = ['/campaigns', '/dashboard', 'javascript:', 'https:', 'data:', '']
  const piece = fc.oneof(fc.constantFrom(...NASTY, ...STARTS), fc.string(), fc.webPath())
  const target = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    fc
      .tuple(fc.constantFrom(...STARTS), fc.array(piece, { maxLength: 6 }))
      .map(([start, parts]) => start + parts.join('')),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
  )
  const landsAt = (path: string) => new URL(path, BASE)

  it('never leads to another origin, and never throws', () => {
    let followed = 0
    fc.assert(
      fc.property(target, (text) => {
        const safe = safeTarget(text)
        expect(() => guard(text, false)).not.toThrow()
        if (safe === undefined) return
        followed += 1
        expect(landsAt(safe).origin).toBe(BASE)
        expect(isPublicPath(landsAt(safe).pathname)).toBe(false)
        expect(safeTarget(safe)).toBe(safe)
      }),
      { numRuns: 10_000 },
    )
    expect(followed).toBeGreaterThan(100)
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '/%5cevil.test',
    '/%09/evil.test',
    '/\t/evil.test',
    '/\n//evil.test',
    '/\t/',
    '/\t/[',
    '///evil.test',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    'data:text/html,x',
    'https:evil.test',
    'https://placard.test/campaigns',
    ' /campaigns',
    '/campaigns/../../signin',
    '/campaigns/..//evil.test',
    '/.//evil.test',
    '/share/abc',
    '/uploads/x',
  ])('rejects %j', (text) => {
    expect(safeTarget(text)).toBeUndefined()
  })

  it('treats a path-like host as private', () => {
    for (const path of ['//evil.test/share/x', '//[', '/\t/', 'http://['])
      expect(guard(path, false)).toEqual({ allow: false, redirect: '/signin', remember: path })
  })
})
