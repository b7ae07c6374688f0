import { ApiError, endpoints } from '@placard/domain/api'
import { type Client, createClient } from '@placard/domain/client'
import { DEMO_NOW, type DemoCampaign, demoCampaigns, demoReport } from '@placard/domain/demo'
import { chooseBucket, rangeFromQuery } from '@placard/domain/internal/report'
import { LINK_LOCKED } from '@placard/domain/internal/share'
import type { Report } from '@placard/domain/report'
import {
  DEFAULT_LINK_SETTINGS,
  type SharedLinkInfo,
  type SharedLinkSettings,
  type ShareLink,
  withoutParts,
} from '@placard/domain/share'

/** Requests and responses of a mock API. */
export interface FakeApi {
  client: Client
  /** Pass it to a client of your own. */
  fetch: typeof globalThis.fetch
  /** URL with query of every request, in order. */
  asked: URL[]
  /** Returns the number of aborted requests. */
  aborted: () => number
  /** Delays responses until `release`. */
  hold: () => void
  release: () => void
  /** Signs out through the client. */
  signOut: () => Promise<void>
  /** Responds to every report with this status from now on; undefined restores normal responses. */
  fail: (status: number | undefined) => void
  /** Changes the share link that every token opens. */
  share: (link: SharedLinkInfo) => void
  /** Returns the number of counted views. */
  views: () => number
}

/** Returns a share link as its page gets it. */
export const openLink = (settings: Partial<SharedLinkSettings> = {}): Extract<SharedLinkInfo, { state: 'open' }> => ({
  state: 'open',
  settings: { ...DEFAULT_LINK_SETTINGS, ...settings },
  flight: { start: '2025-09-01', end: null },
  hasLogo: false,
})

const campaigns = demoCampaigns(DEMO_NOW)

/** Creates a client of a mock API in the page: the demo campaign's report for any range, and its share links. */
export function fakeApi(): FakeApi {
  const asked: URL[] = []
  let links: ShareLink[] = []
  let gate: Promise<void> | undefined
  let open = () => {}
  let failure: number | undefined
  let aborts = 0
  let shared: SharedLinkInfo = openLink()
  let views = 0

  const answerTo = (url: URL, method: string): unknown => {
    if (url.pathname.endsWith('/newToken')) {
      // The schema adds the defaults of a link that is created with a campaign alone.
      const link = endpoints.newToken.response.shape.data.parse({
        id: `link${links.length}`,
        url: `https://placard.test/share/${'x'.repeat(40)}`,
        origins: [],
        createdAt: DEMO_NOW.toISOString(),
        createdBy: 'Ada Byron',
        lastUsedAt: null,
      })
      links = [link, ...links]
      return link
    }
    if (url.pathname.endsWith('/tokens')) {
      if (method === 'DELETE') links = links.filter(({ id }) => id !== url.searchParams.get('id'))
      if (method === 'DELETE') return null
      return url.searchParams.get('state') === 'ended' ? [] : links
    }
    if (url.pathname.endsWith('/logout')) return null
    if (url.pathname.endsWith('/share/link')) return shared
    if (url.pathname.endsWith('/share/views')) {
      views += 1
      return null
    }
    const number = (name: string) => Number(url.searchParams.get(name))
    const { zone: _, ...range } = rangeFromQuery({
      start_dt: number('start_dt'),
      end_dt: number('end_dt'),
      tzOffset: url.searchParams.get('tzOffset') ?? '+00:00',
      tz: url.searchParams.get('tz') ?? undefined,
    })
    const leftOut = url.pathname.startsWith('/share/') && shared.state === 'open' ? shared.settings.leftOut : []
    const report = demoReport(campaigns[0] as DemoCampaign, range)
    return {
      ...report,
      rows: withoutParts(report.rows, leftOut),
      bucket: chooseBucket(range),
      withVideoData: url.searchParams.get('withVideoData') === 'true' && !leftOut.includes('video'),
      ...(leftOut.length > 0 && { leftOut }),
    } satisfies Report
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input))
    asked.push(url)
    init?.signal?.addEventListener('abort', () => {
      aborts += 1
    })
    // Only where it is awaited: the timeout of a call that is not would reject it during a later test.
    const cancelled = () =>
      new Promise<never>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new ApiError('aborted', {}))),
      )
    if (!url.pathname.endsWith('/logout')) await Promise.race([gate ?? Promise.resolve(), cancelled()])
    if (shared.state === 'locked' && url.pathname === '/share/reports')
      return Response.json({ status: 401, message: LINK_LOCKED }, { status: 401 })
    if (failure !== undefined && url.pathname.endsWith('/reports'))
      return Response.json({ status: failure, message: 'The disk is full.' }, { status: failure })
    return Response.json({ status: 200, data: answerTo(url, init?.method ?? 'GET') })
  }
  const client = createClient({ baseUrl: 'https://api.placard.test', fetch })
  return {
    client,
    signOut: async () => {
      await client.call(endpoints.logout)
    },
    fetch,
    asked,
    aborted: () => aborts,
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve
      })
    },
    release: () => {
      open()
      gate = undefined
    },
    fail: (status) => {
      failure = status
    },
    share: (link) => {
      shared = link
    },
    views: () => views,
  }
}
