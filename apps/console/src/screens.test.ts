import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { SCREENS, screenAt } from './screens.js'

const routes = SCREENS.map(({ path }) => ({ path }))

describe('the screen at a path', () => {
  it.each([
    ...SCREENS.slice(0, -1).map(({ path }) => path.replace(/:\w+/g, 'a1-b_2')),
    '/',
    '/signin/',
    '/SignIn',
    '/signin/more',
    '/campaigns/',
    '/campaigns/a/b',
    '/campaigns/a/reporting/creative',
    '/share',
    '/share/a/b',
    '/nowhere',
    '/campaigns/%C3%A9%2F',
  ])('is the one that the router finds: %s', (pathname) => {
    expect(screenAt(pathname).path).toBe(matchRoutes(routes, pathname)?.[0]?.route.path)
  })
})
