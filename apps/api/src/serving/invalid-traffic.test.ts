import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { NO_COUNTS, reportQuery } from '@placard/domain/report'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { countedEvent } from '../store/schema.js'
import { publish, reported } from '../testing/published-creatives.js'
import { describeApiOnBothDatabases, USER_AGENT } from '../testing/test-app.js'
import { SAMPLES } from '../testing/uploads.js'
import { createEventCounter } from './event-counter.js'

const [, agency] = DEMO_USERS
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const LANDING = 'https://shop.test/spring'
const trackers = { click: [{ type: 'redirect', url: LANDING }] }
const VIEW_WAIT_MS = 10_000

describeApiOnBothDatabases(
  'invalid traffic',
  (api) => {
    const start = async () => {
      const cookie = await api().signIn(agency.email)
      const published = await publish(api(), cookie, { trackers }, [SAMPLES.png])
      const serve = () => api().context.servingIDs.create(published.liveID, api().context.now())
      const counts = async () => (await reported(api(), cookie, published.campaignID)).counts
      return { ...published, cookie, serve, counts }
    }
    const pixel = (servingID: string, event: string, headers: Record<string, string> = {}) =>
      api().get(`/serve/event/${servingID}/${event}`, { headers })
    const click = (servingID: string, headers: Record<string, string> = {}) =>
      api().get(`/serve/click/${servingID}`, { headers })
    const flush = () => api().context.events.flush()
    const listRows = (liveID: string) => api().context.db.$count(countedEvent, eq(countedEvent.liveID, liveID))

    it('includes a client’s banners, pixels and clicks beyond the limit, which add no rows', async () => {
      const { liveID, counts } = await start()
      // All within one minute, because the server's clock is stopped.
      for (let round = 0; round < 300; round++) {
        const { text } = await api().get(`/serve/banner/${liveID}`)
        const [, servingID = ''] = /\/serve\/click\/([\w-]+)/.exec(text) ?? []
        expect((await pixel(servingID, 'impression')).status).toBe(200)
        const { status, headers } = await click(servingID)
        expect([status, headers.location]).toEqual([302, LANDING])
      }
      expect(await flush()).toBe(true)
      expect(await counts()).toEqual({ ...NO_COUNTS, impressions: 60, clicks: 60, invalidTraffic: 480 })
      expect(await listRows(liveID)).toBe(60 + 60 + 1)
      const { text } = await api().get('/metrics')
      expect(text).toContain('placard_serving_invalid_events_total{reason="rate"} 480')
    })

    it('includes robots, clients without user agent and prefetching browsers; a person’s event of the same serving counts', async () => {
      const { serve, counts, liveID } = await start()
      const servingID = serve()
      for (let time = 0; time < 3; time++) await pixel(servingID, 'impression', { 'user-agent': GOOGLEBOT })
      await pixel(servingID, 'impression', { 'user-agent': '' })
      await pixel(servingID, 'impression', { 'sec-purpose': 'prefetch' })
      await pixel(servingID, 'complete', { 'user-agent': GOOGLEBOT })
      expect((await click(servingID, { 'user-agent': GOOGLEBOT })).status).toBe(302)
      await flush()
      expect(await counts()).toEqual({ ...NO_COUNTS, invalidTraffic: 6 })
      // A row for each reason.
      expect(await listRows(liveID)).toBe(2)
      await pixel(servingID, 'impression')
      await click(servingID)
      await flush()
      expect(await counts()).toEqual({ ...NO_COUNTS, impressions: 1, clicks: 1, invalidTraffic: 6 })
    })

    it('includes a click without a valid impression of the same serving, which is still redirected', async () => {
      const { serve, counts } = await start()
      const [unseen, seenByRobot, other] = [serve(), serve(), serve()]
      await pixel(seenByRobot, 'impression', { 'user-agent': GOOGLEBOT })
      await pixel(other, 'impression')
      for (const servingID of [unseen, seenByRobot]) expect((await click(servingID)).headers.location).toBe(LANDING)
      await flush()
      expect(await counts()).toEqual({ ...NO_COUNTS, impressions: 1, invalidTraffic: 1 })
      api().wait(VIEW_WAIT_MS)
      await flush()
      expect(await counts()).toEqual({ ...NO_COUNTS, impressions: 1, invalidTraffic: 3 })
    })

    it('excludes a click whose impression follows, or was counted by another server', async () => {
      const { serve, counts } = await start()
      const { context } = api()
      const [late, elsewhere] = [serve(), serve()]
      const client = { address: '192.0.2.1', userAgent: USER_AGENT, isPrefetch: false }
      const filter = { reasonOf: () => undefined }
      const other = createEventCounter(context, context.servingIDs, filter, () => undefined)
      other.take(elsewhere, 'impression', client)
      await click(late)
      await click(elsewhere)
      await flush()
      expect(await counts()).toEqual(NO_COUNTS)
      expect((await api().get('/metrics')).text).toMatch(/placard_serving_events_waiting 2/)
      await pixel(late, 'impression')
      await other.close()
      api().wait(VIEW_WAIT_MS - 1)
      await flush()
      expect(await counts()).toEqual({ ...NO_COUNTS, impressions: 2, clicks: 2 })
    })

    it('includes repeated impressions and clicks, in one batch or later; other repeated events are ignored', async () => {
      const { serve, counts } = await start()
      const servingID = serve()
      for (const event of ['impression', 'impression', 'click', 'start', 'start']) await pixel(servingID, event)
      await flush()
      for (const event of ['impression', 'click', 'click', 'start']) await pixel(servingID, event)
      await flush()
      expect(await counts()).toEqual({ ...NO_COUNTS, impressions: 1, clicks: 1, videoStarts: 1, invalidTraffic: 4 })
    })

    it('is written before the server stops, with the clicks that still wait for an impression', async () => {
      const { serve, counts } = await start()
      const { context } = api()
      const counter = createEventCounter(context, context.servingIDs, { reasonOf: () => undefined }, () => undefined)
      counter.take(serve(), 'click', { address: '192.0.2.1', userAgent: USER_AGENT, isPrefetch: false })
      await counter.close()
      expect(await counts()).toEqual({ ...NO_COUNTS, invalidTraffic: 1 })
    })

    it('is part of a report’s events, also for holders of a share link', async () => {
      const { serve, cookie, campaignID } = await start()
      await pixel(serve(), 'impression', { 'user-agent': GOOGLEBOT })
      await flush()
      const today = api().context.now().toISOString().slice(0, 10)
      const range = Object.entries(reportQuery({ start: today, end: today, tzCode: 'UTC' }))
      const days = Object.fromEntries(range.map(([name, value]) => [name, String(value)]))
      const { body } = await api().call(endpoints.events, { cookie, query: { campaignID, ...days } })
      expect(endpoints.events.response.parse(body).data.rows).toEqual([
        expect.objectContaining({ impressions: 0, engagement: 0, clicks: 0, invalidTraffic: 1 }),
      ])
      const made = await api().call(endpoints.newToken, { cookie, body: { campaignID } })
      const sharedToken = endpoints.newToken.response.parse(made.body).data.url.split('/').at(-1) ?? ''
      const shared = await api().call(endpoints.sharedReport, { query: { sharedToken, ...days } })
      expect(endpoints.sharedReport.response.parse(shared.body).data.rows).toEqual([
        expect.objectContaining({ impressions: 0, invalidTraffic: 1 }),
      ])
    })
  },
  // The default limit.
  { PLACARD_EVENT_LIMIT: '' },
)
