import { beforeEach, describe, expect, it, vi } from 'vitest'
import { completeAddress, prefetchFirstScreen, prefetchScreen } from './prefetch.js'
import { queryClient } from './query-client.js'

const EDITOR = { pathname: '/campaigns/c1/creative/k1', search: '' }
let requested: string[] = []

beforeEach(() => {
  queryClient.clear()
  requested = []
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(new URL(url, 'https://ads.test').pathname.replace(/^\/api\/v\d+/, ''))
    return Promise.resolve(
      new Response('{"status":404,"message":"There is nothing."}', {
        status: 404,
        headers: { 'content-type': 'application/json' },
      }),
    )
  })
  return () => vi.unstubAllGlobals()
})

describe('the data of an editor', () => {
  it('is requested whole for the first screen', async () => {
    await prefetchFirstScreen(EDITOR)
    expect(requested.toSorted()).toEqual([
      '/campaign/creative',
      '/campaign/creatives',
      '/campaign/creatives/activity',
      '/campaign/creatives/versions',
      '/campaign/get',
      '/user/macros',
    ])
  })

  it('is only the creative and its campaign when a link is hovered', async () => {
    await prefetchScreen(EDITOR)
    expect(requested.toSorted()).toEqual(['/campaign/creative', '/campaign/get'])
  })
})

describe('the address of a first screen', () => {
  it.each(['/campaigns/c1/reporting', '/campaigns/c1/reporting/creative/k1'])(
    'of %s gets its dates and zone',
    (path) => {
      const address = new URL(completeAddress({ pathname: path, search: '', hash: '#top' }) ?? '', 'https://ads.test')
      expect([address.pathname, address.hash]).toEqual([path, '#top'])
      expect([...address.searchParams.keys()].slice(0, 3)).toEqual(['start', 'end', 'tz'])
    },
  )

  it.each([
    ['/campaigns/c1/reporting', '?start=nonsense'],
    ['/campaigns/c1', ''],
    ['/dashboard', ''],
  ])('stays as it is: %s%s', (pathname, search) => {
    expect(completeAddress({ pathname, search, hash: '' })).toBeUndefined()
  })
})
