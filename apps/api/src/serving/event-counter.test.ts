import { DEMO_USERS } from '@placard/domain/demo'
import { HOUR_MS } from '@placard/domain/internal/dates'
import { SERVING_EVENTS, SERVING_LIFE_MS, type ServingEvent } from '@placard/domain/internal/tags'
import { createId } from '@placard/domain/internal/text'
import { NO_COUNTS } from '@placard/domain/report'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createSigner } from '../secrets.js'
import { countedEvent, hourlyFact, liveTotal } from '../store/schema.js'
import { openStore } from '../store/store.js'
import { publish, reported } from '../testing/published-creatives.js'
import { describeApiOnBothDatabases, USER_AGENT } from '../testing/test-app.js'
import { SECRET } from '../testing/test-context.js'
import type { EventClient } from './event-client.js'
import { createEventCounter, type EventCounter } from './event-counter.js'
import { createServingIDs } from './serving-id.js'
import type { TrafficFilter } from './traffic-filter.js'

const [, agency] = DEMO_USERS
const EVENTS = Object.keys(SERVING_EVENTS) as ServingEvent[]
const EVERYONE: TrafficFilter = { reasonOf: () => undefined }
const SOMEBODY: EventClient = { address: '192.0.2.1', userAgent: USER_AGENT, isPrefetch: false }

describeApiOnBothDatabases('counting events of served ads', (api) => {
  const start = async () => {
    const cookie = await api().signIn(agency.email)
    const published = await publish(api(), cookie, {}, [])
    const { now, servingIDs } = api().context
    const serve = (servedAt = now(), isPreview = false) => servingIDs.create(published.liveID, servedAt, isPreview)
    const report = () => reported(api(), cookie, published.campaignID)
    return { ...published, serve, report }
  }
  const pixel = (servingID: string, event: string) => api().get(`/serve/event/${servingID}/${event}`)
  const flush = () => api().context.events.flush()
  const outcomes = async () => {
    const { text } = await api().get('/metrics')
    const found = text.matchAll(/placard_serving_events_total\{outcome="(\w+)"\} (\d+)/g)
    return Object.fromEntries([...found].map(([, outcome = '', count]) => [outcome, Number(count)]))
  }
  const newCounter = (maxWaiting?: number): EventCounter =>
    createEventCounter(api().context, api().context.servingIDs, EVERYONE, () => undefined, maxWaiting)

  it('counts each event in the hour of its arrival, and updates the report’s date', async () => {
    const { liveID, serve, report } = await start()
    expect((await report()).lastUpdate).toBeNull()
    const [one, two] = [serve(), serve()]
    for (const event of EVENTS) await pixel(one, event)
    await pixel(two, 'impression')
    api().wait(HOUR_MS)
    await pixel(two, 'click')
    expect(await flush()).toBe(true)
    const once = Object.fromEntries(Object.values(SERVING_EVENTS).map((name) => [name, 1]))
    const { counts, lastUpdate } = await report()
    expect(counts).toEqual({ ...once, impressions: 2, clicks: 2, invalidTraffic: 0 })
    expect(lastUpdate).toBe(api().context.now().toISOString())
    const { db } = api().context
    const hours = await db.select().from(hourlyFact).where(eq(hourlyFact.liveID, liveID)).orderBy(hourlyFact.hour)
    expect(hours.map(({ impressions, clicks }) => [impressions, clicks])).toEqual([
      [2, 1],
      [0, 1],
    ])
    const [total] = await db.select().from(liveTotal).where(eq(liveTotal.liveID, liveID))
    expect(total).toMatchObject({ ...counts, writtenAt: api().context.now() })
  })

  it('counts a repeated event once', async () => {
    const { serve, report } = await start()
    const before = await outcomes()
    const servingID = serve()
    await Promise.all(Array.from({ length: 20 }, () => pixel(servingID, 'start')))
    await flush()
    for (let time = 0; time < 3; time++) {
      await pixel(servingID, 'start')
      await flush()
    }
    expect((await report()).counts).toEqual({ ...NO_COUNTS, videoStarts: 1 })
    const after = await outcomes()
    expect([after.counted! - before.counted!, after.duplicate! - before.duplicate!]).toEqual([1, 22])
  })

  it('returns the same for events it does not count: forged, foreign, late, early, unknown, of a preview', async () => {
    const { serve, report, liveID } = await start()
    const { now } = api().context
    const real = await pixel(serve(), 'midpoint')
    expect([real.status, real.text.length, real.headers['content-length']]).toEqual([200, 43, '43'])
    const foreign = createServingIDs(createSigner('another company’s secret', 'servings')).create(liveID, now())
    const calls: [string, string][] = [
      ['forged', 'impression'],
      ['a%00b', 'impression'],
      [`${serve().slice(0, -1)}_`, 'impression'],
      [foreign, 'impression'],
      [serve(new Date(now().getTime() - SERVING_LIFE_MS - 1)), 'impression'],
      [serve(new Date(now().getTime() + HOUR_MS)), 'impression'],
      [serve(now(), true), 'impression'],
      [serve(), 'toString'],
      [serve(), 'impressions'],
    ]
    for (const [servingID, event] of calls) {
      const { status, text, headers } = await pixel(servingID, event)
      expect({ status, text, type: headers['content-type'] }).toEqual({
        status: 200,
        text: real.text,
        type: 'image/gif',
      })
    }
    await api().get(`/serve/click/${serve(now(), true)}`)
    await flush()
    expect((await report()).counts).toEqual({ ...NO_COUNTS, midpoints: 1 })
  })

  it('does not count a live URL with preview=1 (Xandr’s IS_PREVIEW)', async () => {
    const { liveID, report } = await start()
    for (const [query, impressions] of [
      ['?preview=1', 0],
      ['?preview=0', 1],
      ['', 2],
    ] as const) {
      const { text } = await api().get(`/serve/banner/${liveID}${query}`)
      const [address] = /\/serve\/event\/[\w-]+\/impression/.exec(text) ?? []
      expect(address === undefined).toBe(query === '?preview=1')
      if (address) expect((await api().get(address)).status).toBe(200)
      await flush()
      expect((await report()).counts).toEqual({ ...NO_COUNTS, impressions })
    }
  })

  it('counts errors of players by VAST code, without labels for other values', async () => {
    const { serve } = await start()
    const fail = (servingID: string, query: string) => pixel(servingID, `error${query}`)
    for (const query of [
      '?code=402',
      '?code=411',
      '?code=402&code=403',
      '?code=%7Bevil%3D%22',
      '?code=[ERRORCODE]',
      '',
    ])
      expect((await fail(serve(), query)).status).toBe(200)
    await fail('forged', '?code=900')
    const { text } = await api().get('/metrics')
    const errors = [...text.matchAll(/player_errors_total\{code="(.*)"\} (\d+)/g)].map(([, code, count]) => [
      code,
      count,
    ])
    expect(errors.toSorted()).toEqual([
      ['402', '1'],
      ['411', '1'],
      ['none', '4'],
    ])
  })

  it('counts events of a deleted creative without an error', async () => {
    const { serve, creativeID, liveID } = await start()
    const { db } = api().context
    const servingID = serve()
    await db.execute(sql`delete from creative where id = ${creativeID}`)
    expect((await pixel(servingID, 'complete')).status).toBe(200)
    expect(await flush()).toBe(true)
    expect(await db.$count(countedEvent, eq(countedEvent.liveID, liveID))).toBe(1)
  })

  it('buffers events while the database is unreachable, and counts each once afterwards', async () => {
    const { serve, report } = await start()
    const { db } = api().context
    const servings = Array.from({ length: 50 }, () => serve())
    await db.execute(sql`alter table counted_event rename to counted_event_away`)
    for (const servingID of servings) await pixel(servingID, 'impression')
    expect([await flush(), await flush()]).toEqual([false, false])
    expect((await api().get('/metrics')).text).toMatch(/placard_serving_events_waiting 50/)
    await db.execute(sql`alter table counted_event_away rename to counted_event`)
    for (const servingID of servings) await pixel(servingID, 'impression')
    expect(await flush()).toBe(true)
    const { counts, kinds } = await report()
    expect(counts).toEqual({ ...NO_COUNTS, impressions: 50, invalidTraffic: 50 })
    expect(kinds).toEqual([{ kind: 'repeat', count: 50 }])
  })

  it('sums up invalid traffic by its reason', async () => {
    const { serve, report } = await start()
    const reasons = ['robot', 'rate', 'robot', 'prefetch', 'robot'] as const
    for (const reason of reasons) {
      const { db, now, servingIDs } = api().context
      const counter = createEventCounter({ db, now }, servingIDs, { reasonOf: () => reason }, () => undefined)
      counter.take(serve(), 'impression', SOMEBODY)
      counter.take(serve(), 'start', SOMEBODY)
      await counter.close()
    }
    const repeated = serve()
    for (let times = 0; times < 3; times++) {
      await pixel(repeated, 'impression')
      await flush()
    }
    const { counts, kinds = [] } = await report()
    expect(kinds[0]).toEqual({ kind: 'robot', count: 3 })
    expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toEqual({
      robot: 3,
      rate: 1,
      prefetch: 1,
      repeat: 2,
    })
    expect(counts).toEqual({ ...NO_COUNTS, impressions: 1, invalidTraffic: 7 })
  })

  it('is not blocked by an event that the database will never accept', async () => {
    const { serve, report, liveID } = await start()
    const { db, now, servingIDs } = api().context
    const full = createId()
    await db.execute(
      sql`insert into live_total (live_id, impressions, written_at) values (${full}, 9223372036854775807, now())`,
    )
    const before = await outcomes()
    for (let time = 0; time < 10; time++) {
      await pixel(serve(), 'impression')
      if (time === 4) await pixel(servingIDs.create(full, now()), 'impression')
    }
    expect(await flush()).toBe(true)
    expect((await report()).counts).toEqual({ ...NO_COUNTS, impressions: 10 })
    expect((await outcomes()).refused! - before.refused!).toBe(1)
    expect(await db.$count(countedEvent, eq(countedEvent.liveID, liveID))).toBe(10)
    expect(await db.$count(countedEvent, eq(countedEvent.liveID, full))).toBe(0)
  })

  it('keeps a bounded number of events in memory', async () => {
    const { serve, report } = await start()
    const counter = newCounter(3)
    const servings = Array.from({ length: 5 }, () => serve())
    for (const servingID of servings) counter.take(servingID, 'start', SOMEBODY)
    await counter.close()
    expect((await report()).counts).toEqual({ ...NO_COUNTS, videoStarts: 3 })
  })

  it('counts an event that reaches two servers once, without deadlocks', async ({ skip }) => {
    if (api().store.kind === 'embedded') return skip()
    const { report, serve } = await start()
    const lives = await Promise.all(Array.from({ length: 5 }, start))
    const other = await openStore(api().config)
    const servingIDs = createServingIDs(createSigner(SECRET, 'servings'))
    const counters = [
      newCounter(),
      createEventCounter({ db: other.db, now: api().context.now }, servingIDs, EVERYONE, () => undefined),
    ]
    const events = lives
      .flatMap((live) => Array.from({ length: 40 }, () => live.serve()))
      .flatMap((servingID) => EVENTS.map((event) => [servingID, event] as const))
    for (let round = 0; round < 5; round++) {
      for (const counter of counters)
        for (const [servingID, event] of events.toSorted(() => Math.random() - 0.5))
          counter.take(servingID, event, SOMEBODY)
      expect(await Promise.all(counters.map((counter) => counter.flush()))).toEqual([true, true])
    }
    for (const live of lives) {
      const { invalidTraffic, ...valid } = (await live.report()).counts
      expect(new Set(Object.values(valid))).toEqual(new Set([40]))
      // Each of the 40 impressions and clicks was sent ten times.
      expect(invalidTraffic).toBe(40 * 2 * 9)
    }
    counters[0]?.take(serve(), 'start', SOMEBODY)
    for (const counter of counters) await counter.close()
    await other.close()
    expect((await report()).counts).toEqual({ ...NO_COUNTS, videoStarts: 1 })
  })

  it('counts each event exactly once when its connections are cut', async ({ skip }) => {
    if (api().store.kind === 'embedded') return skip()
    const { serve, report } = await start()
    const other = await openStore(api().config)
    let failures = 0
    for (let round = 0; round < 30; round++) {
      for (let time = 0; time < 20; time++) await pixel(serve(), 'impression')
      const cut = () =>
        other.db.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        )
      const [isWritten] = await Promise.all([flush(), cut().then(cut)])
      if (!isWritten) failures += 1
    }
    await other.close()
    while (!(await flush())) failures += 1
    // The first query may get a broken connection and a 503.
    await expect.poll(async () => (await report()).counts).toEqual({ ...NO_COUNTS, impressions: 600 })
    expect(failures).toBeGreaterThan(0)
  })
})
