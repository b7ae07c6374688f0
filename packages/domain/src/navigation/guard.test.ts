import { describe, expect, it } from 'vitest'
import { guard, isPublicPath, safeTarget } from './guard.js'

describe('the route guard', () => {
  it('opens the public paths to everyone', () => {
    for (const path of ['/signin', '/signup', '/ping', '/forgotpassword', '/share/abc', '/share/abc/creative/1'])
      expect(guard(path, false)).toEqual({ allow: true })
    expect(isPublicPath('/signinside')).toBe(false)
    expect(isPublicPath('/profile')).toBe(false)
  })

  it('sends / home or to sign in', () => {
    expect(guard('/', true)).toEqual({ allow: false, redirect: '/dashboard' })
    expect(guard('/', false)).toEqual({ allow: false, redirect: '/signin' })
  })

  it('remembers what was asked for', () => {
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
