import { mount } from '@placard/ui/testing'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../data/query-client.js'
import { noteReach } from './connection.js'
import { ConnectionBanner, OfflineBadge } from './connection-banner.js'

const load = vi.fn(async () => `${load.mock.calls.length} loaded`)

function Screen() {
  const { data } = useQuery({ queryKey: ['screen'], queryFn: load, staleTime: 0 })
  return <p>{data}</p>
}

/** Tells the page that the network came or went. */
function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

afterEach(() => {
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
  queryClient.clear()
})

it('F9: offline, a badge says so and the screen stays; back online, it is refreshed once', async () => {
  await mount(
    <QueryClientProvider client={queryClient}>
      <ConnectionBanner />
      <OfflineBadge />
      <Screen />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('1 loaded')).toBeVisible()

  setOnline(false)
  await expect.element(page.getByText('Offline')).toBeVisible()
  // A call that fails meanwhile adds a reason to refresh, not a second refresh.
  noteReach(false)
  await expect.element(page.getByText('Cannot reach the server.')).toBeVisible()
  await expect.element(page.getByText('1 loaded')).toBeVisible()

  setOnline(true)
  await expect.element(page.getByText('Offline')).not.toBeInTheDocument()
  noteReach(true)
  await expect.element(page.getByText('2 loaded')).toBeVisible()
  await expect.element(page.getByText('Cannot reach the server.')).not.toBeInTheDocument()
  // Another event of the browser is no reason to load again.
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(load).toHaveBeenCalledTimes(2)
})
