import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../problem/problem.js'
import { DEFAULT_LINK_SETTINGS } from '../share-token/link-defaults.js'
import type { ApiCaller } from './api-caller.js'
import { countLinkView, sharedLinkQueryOptions } from './shared-link.js'

const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
const show = () => {
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
}
const { signal } = new AbortController()
const createCache = (data: unknown) => {
  const removed: unknown[] = []
  const removeQueries = ({ queryKey }: { queryKey: readonly unknown[] }) => void removed.push(queryKey)
  return { removed, cache: { getQueryData: () => data, removeQueries } }
}
const answering = (answer: () => unknown) => {
  const call = vi.fn(async () => answer())
  return { call, client: { call } as unknown as ApiCaller }
}

beforeEach(() => {
  page.visibilityState = 'hidden'
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('counts one view once somebody sees the page', () => {
  const { call, client } = answering(() => undefined)
  countLinkView(client, 'token')
  vi.runAllTimers()
  expect(call).not.toHaveBeenCalled()
  show()
  show()
  vi.runAllTimers()
  expect(call).toHaveBeenCalledOnce()
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/share/views' }),
    expect.objectContaining({ query: { sharedToken: 'token' }, anonymous: true }),
  )
})

it('counts a page that is visible already, but not one that was left before', () => {
  const { call, client } = answering(() => undefined)
  page.visibilityState = 'visible'
  countLinkView(client, 'token')()
  vi.runAllTimers()
  show()
  expect(call).not.toHaveBeenCalled()
  countLinkView(client, 'token')
  vi.runAllTimers()
  expect(call).toHaveBeenCalledOnce()
})

it('says nothing about a failure', async () => {
  const { call, client } = answering(() => {
    throw new ApiError('Not now', { status: 500 })
  })
  page.visibilityState = 'visible'
  countLinkView(client, 'token')
  await vi.runAllTimersAsync()
  expect(call).toHaveBeenCalledOnce()
})

it('opens a link of a server that knows no settings as before', async () => {
  const createFetch = (status: number) => {
    const { client } = answering(() => {
      throw new ApiError('Not found', { status })
    })
    return sharedLinkQueryOptions(client, 'token', createCache(undefined).cache).queryFn({ signal })
  }
  expect(await createFetch(404)).toMatchObject({ state: 'open', settings: DEFAULT_LINK_SETTINGS })
  await expect(createFetch(500)).rejects.toThrow('Not found')
})

it('drops the reports of a link that shows something else now', async () => {
  const locked = { state: 'locked', theme: null, language: null }
  const removedAfter = async (before: unknown) => {
    const { cache, removed } = createCache(before)
    const { client } = answering(() => ({ data: locked }))
    expect(await sharedLinkQueryOptions(client, 'token', cache).queryFn({ signal })).toEqual(locked)
    return removed
  }
  expect(await removedAfter(undefined)).toEqual([])
  expect(await removedAfter({ ...locked })).toEqual([])
  expect(await removedAfter({ ...locked, theme: 'dark' })).toEqual([['report', 'share', 'token']])
})
