import { endpoints } from '@placard/domain/api'
import type { TagActivity } from '@placard/domain/creative'
import { DEMO_USERS } from '@placard/domain/demo'
import { NO_COUNTS } from '@placard/domain/report'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addFacts } from '../store/facts/facts.js'
import { publish } from '../testing/published-creatives.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { createEventCounter } from './event-counter.js'

const [, agency] = DEMO_USERS
const ROBOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const VIEW_WAIT_MS = 10_000

describeApiOnBothDatabases('what was counted for a tag', (api) => {
  async function start() {
    const cookie = await api().signIn(agency.email)
    const { creativeID: id, liveID } = await publish(api(), cookie, {}, [])
    const activity = async (): Promise<TagActivity | undefined> => {
      await api().context.events.flush()
      const { body } = await api().call(endpoints.tagActivity, { cookie, query: { id } })
      return endpoints.tagActivity.response.parse(body).data[0]
    }
    const serve = () => api().context.servingIDs.create(liveID, api().context.now())
    const at = () => api().context.now().toISOString()
    return { liveID, activity, serve, at }
  }
  const pixel = (servingID: string, event: string, headers: Record<string, string> = {}) =>
    api().get(`/serve/event/${servingID}/${event}`, { headers })

  it('is nothing at first, then says when the first impression was counted', async () => {
    const { liveID, activity, serve, at } = await start()
    const nothing = { liveID, impressions: 0, clicks: 0, invalidTraffic: 0, lastInvalid: null }
    expect(await activity()).toEqual({ ...nothing, firstImpressionAt: null, countedAt: null })
    await pixel(serve(), 'start')
    expect(await activity()).toEqual({ ...nothing, firstImpressionAt: null, countedAt: at() })
    api().wait(1000)
    const first = at()
    const viewed = serve()
    await pixel(viewed, 'impression')
    expect(await activity()).toMatchObject({ impressions: 1, firstImpressionAt: first, countedAt: first })
    api().wait(1000)
    await pixel(serve(), 'impression')
    await pixel(viewed, 'click')
    expect(await activity()).toMatchObject({ impressions: 2, clicks: 1, firstImpressionAt: first, countedAt: at() })
  })

  it('names the kind and time of the last invalid event, here and in the database', async () => {
    const { activity, serve, at } = await start()
    const kinds: [string, () => Promise<unknown>][] = [
      ['robot', () => pixel(serve(), 'impression', ROBOT)],
      ['prefetch', () => pixel(serve(), 'impression', { 'sec-purpose': 'prefetch' })],
      [
        'no_view',
        async () => {
          await pixel(serve(), 'click')
          await activity()
          api().wait(VIEW_WAIT_MS)
        },
      ],
    ]
    for (const [index, [kind, happen]] of kinds.entries()) {
      api().wait(1000)
      await happen()
      expect(await activity()).toMatchObject({ invalidTraffic: index + 1, lastInvalid: { kind, at: at() } })
    }
    const servingID = serve()
    await pixel(servingID, 'impression')
    await activity()
    api().wait(1000)
    await pixel(servingID, 'impression')
    expect(await activity()).toMatchObject({ invalidTraffic: 4, lastInvalid: { kind: 'repeat', at: at() } })
    const last = at()
    api().wait(1000)
    await pixel(serve(), 'impression')
    expect(await activity()).toMatchObject({ impressions: 2, lastInvalid: { kind: 'repeat', at: last } })
  })

  it('names addresses beyond the limit, and the last kind of several in one write', async () => {
    const { activity, serve, at } = await start()
    const { context } = api()
    const filter = { reasonOf: () => 'rate' as const }
    const counter = createEventCounter(context, context.servingIDs, filter, () => undefined)
    counter.take(serve(), 'impression', { address: '192.0.2.1', userAgent: '', isPrefetch: false })
    await counter.close()
    expect(await activity()).toMatchObject({ lastInvalid: { kind: 'rate', at: at() } })
    await pixel(serve(), 'impression', ROBOT)
    await pixel(serve(), 'impression', { 'sec-purpose': 'prefetch' })
    expect(await activity()).toMatchObject({ invalidTraffic: 3, lastInvalid: { kind: 'prefetch' } })
  })

  it('has no first impression where there were some before this was stored', async () => {
    const { liveID, activity, serve } = await start()
    const counters = { ...NO_COUNTS, impressions: 5 }
    const { db, now } = api().context
    await addFacts(db, [{ liveID, hour: new Date('2025-10-01T00:00:00Z'), counters }], now())
    await db.execute(sql`update live_total set first_impression_at = null where live_id = ${liveID}`)
    await pixel(serve(), 'impression')
    expect(await activity()).toMatchObject({ impressions: 6, firstImpressionAt: null })
  })
})
