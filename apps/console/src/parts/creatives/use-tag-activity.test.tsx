import type { Creative, TagActivity } from '@placard/domain/creative'
import { MINUTE_MS } from '@placard/domain/internal/dates'
import { mount } from '@placard/ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTagActivity } from './use-tag-activity.js'

const live = { id: 'live1', publishedAt: '2025-10-12T12:30:00.000Z' }
type Watched = Pick<Creative, 'id' | 'campaignID' | 'liveCreatives'>
const creative: Watched = { id: 'creative1', campaignID: 'campaign1', liveCreatives: [live] }
const activity = (countedAt: string | null): TagActivity[] => [
  {
    liveID: 'live1',
    firstImpressionAt: countedAt,
    countedAt,
    impressions: countedAt === null ? 0 : 1,
    clicks: 0,
    invalidTraffic: 0,
    lastInvalid: null,
  },
]

let requests = 0
let countedAt: string | null = null

/** Shows whether the activity is watched; requests are counted instead of sent. */
function Watch({ of: watched }: { of: Watched }) {
  return <output>{useTagActivity(watched).isWatching ? 'watching' : 'ended'}</output>
}

const watch = async (watched = creative) => {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    requests += 1
    return Response.json({ status: 200, message: 'OK', data: activity(countedAt) })
  })
  await mount(
    <QueryClientProvider client={client}>
      <Watch of={watched} />
    </QueryClientProvider>,
  )
  // React runs effects in a task of its own, which fake timers do not wait for.
  const isServing = watched.liveCreatives.some(({ pausedAt }) => pausedAt === undefined)
  if (isServing) await vi.waitFor(() => expect(requests).toBeGreaterThan(0))
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const text = () => document.querySelector('output')?.textContent

beforeEach(() => {
  requests = 0
  countedAt = null
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks every 3 s for ten minutes, and again once the page has focus', async () => {
  await watch()
  await pass(30_000)
  expect(requests).toBeGreaterThanOrEqual(8)
  await pass(10 * MINUTE_MS)
  expect(text()).toBe('ended')
  const before = requests
  await pass(MINUTE_MS)
  expect(requests).toBe(before)
  window.dispatchEvent(new Event('focus'))
  await pass(30_000)
  expect(text()).toBe('watching')
  expect(requests).toBeGreaterThan(before + 8)
})

it('asks once for a tag that works', async () => {
  countedAt = '2025-10-14T12:03:00.000Z'
  await watch()
  await pass(MINUTE_MS)
  expect(requests).toBeLessThanOrEqual(2)
})

it('asks nothing while all tags are paused', async () => {
  await watch({ ...creative, liveCreatives: [{ ...live, pausedAt: live.publishedAt }] })
  await pass(MINUTE_MS)
  expect(requests).toBe(0)
})
