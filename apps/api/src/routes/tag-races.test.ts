import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Endpoint, endpoints } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { DEMO_USERS } from '@placard/domain/demo'
import { publishedCreativeSchema } from '@placard/domain/internal/creative'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import type { Context } from '../context.js'
import { createServing } from '../serving/create-serving.js'
import { liveCreative, liveVersion } from '../store/schema.js'
import { openStore, type Store } from '../store/store.js'
import { publish, reported } from '../testing/published-creatives.js'
import { describeApiOnBothDatabases, OWN_HEADERS, USER_AGENT } from '../testing/test-app.js'
import { SECRET } from '../testing/test-context.js'

const [, agency] = DEMO_USERS
const CHANGES = 20
/** Time in ms within which every server shows the same, and some for a busy machine. */
const AGREED_MS = 5_000 + 3_000

describeApiOnBothDatabases(`${CHANGES} publications, pauses and returns at once, on all servers`, (api) => {
  const servers: { app: FastifyInstance; context: Pick<Context, 'events' | 'served'> }[] = []
  let store: Store | undefined

  beforeAll(async () => {
    servers.push({ app: api().app, context: api().context })
    // The embedded database belongs to one process.
    if (api().store.kind === 'embedded') return
    store = await openStore(api().config)
    const parts = { ...api().context, db: store.db }
    const context = { ...parts, ...createServing(parts, SECRET, () => undefined) }
    servers.push({ app: await buildApp(context), context })
  })
  afterAll(async () => {
    for (const { app, context } of servers.slice(1)) {
      await context.events.close()
      await app.close()
    }
    await store?.close()
  })

  const createServer = (caller: number) => servers[caller % servers.length]!
  const call = async (caller: number, { method, path }: Endpoint, cookie: string, sent: object) => {
    const answer = await createServer(caller).app.inject({
      method,
      url: `/api${path}`,
      headers: { ...OWN_HEADERS, cookie },
      ...(method === 'GET' ? { query: sent as Record<string, string> } : { payload: JSON.stringify(sent) }),
    })
    return { status: answer.statusCode, data: answer.json().data as Creative }
  }
  const requestBanner = async (caller: number, liveID: string) =>
    (await createServer(caller).app.inject({ url: `/serve/banner/${liveID}` })).body

  /** Repeats a request on each server while changes are made. */
  async function during<Result>(request: (caller: number) => Promise<unknown>, change: () => Promise<Result>) {
    let isChanging = true
    const repeat = async (caller: number) => {
      while (isChanging) {
        await nextTurn()
        await request(caller)
      }
    }
    const requests = servers.map((_, caller) => repeat(caller))
    try {
      return await change()
    } finally {
      isChanging = false
      await Promise.all(requests)
    }
  }

  /** Repeats a change with the state that the server returned, until it is made. */
  async function untilDone(change: (seen: Creative) => Promise<{ status: number; data: Creative }>, first: Creative) {
    let { status, data } = await change(first)
    while (status === 412) ({ status, data } = await change(data))
    expect(status).toBe(200)
    return data
  }

  it('leave one state that all servers show, with each version and each event once', { timeout: 120_000 }, async () => {
    const cookie = await api().signIn(agency.email)
    const { campaignID, creativeID: id, liveID } = await publish(api(), cookie, {}, [])
    const seen = (await call(0, endpoints.creative, cookie, { id })).data
    let impressions = 0
    /** Shows the banner and calls its pixel, unless it is paused. */
    const view = async (caller: number) => {
      const [, servingID] = /\/serve\/event\/([\w-]+)\/impression/.exec(await requestBanner(caller, liveID)) ?? []
      if (servingID === undefined) return
      const pixel = `/serve/event/${servingID}/impression`
      await createServer(caller).app.inject({ url: pixel, headers: { 'user-agent': USER_AGENT } })
      impressions++
    }
    const change = (caller: number) => {
      if (caller % 4 === 3)
        return untilDone(() => call(caller, endpoints.pauseTag, cookie, { liveID, paused: caller % 8 === 3 }), seen)
      if (caller % 4 === 2)
        return untilDone(({ liveCreatives: [tag] }) => {
          const restoration = { liveID, number: 1, current: tag?.version }
          return call(caller, endpoints.restoreVersion, cookie, restoration)
        }, seen)
      return untilDone(({ version }) => call(caller, endpoints.publishCreative, cookie, { id, version }), seen)
    }
    const results = await during(view, () =>
      Promise.all(Array.from({ length: CHANGES }, (_, caller) => change(caller))),
    )
    const changes = results.length - CHANGES / 4
    const { db } = api().context
    const [tag] = await db.select().from(liveCreative).where(eq(liveCreative.creativeID, id))
    const versions = await db.select().from(liveVersion).where(eq(liveVersion.liveID, liveID))
    expect(tag?.number).toBe(1 + changes)
    expect(versions.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: changes }, (_, index) => index + 1),
    )

    await call(0, endpoints.pauseTag, cookie, { liveID, paused: false })
    const html = '<p>The last one</p>'
    const last = (await call(0, endpoints.creative, cookie, { id })).data
    const { version } = (await call(0, endpoints.updateCreativeHtml, cookie, { id, version: last.version, html })).data
    expect((await call(0, endpoints.publishCreative, cookie, { id, version })).status).toBe(200)
    // The server that published shows it at once, the others when their cache ends.
    expect(await requestBanner(0, liveID)).toContain('The last one')
    for (const caller of servers.keys())
      await expect.poll(() => requestBanner(caller, liveID), { timeout: AGREED_MS }).toContain('The last one')
    const [final] = await db.select().from(liveCreative).where(eq(liveCreative.id, liveID))
    expect(publishedCreativeSchema.parse(final?.snapshot).html).toBe(html)

    for (const { context } of servers) expect(await context.events.flush()).toBe(true)
    expect((await reported(api(), cookie, campaignID)).counts).toMatchObject({ impressions, invalidTraffic: 0 })
  })

  it('show what was published from the response on, although others ask all the time', async () => {
    const cookie = await api().signIn(agency.email)
    const { creativeID: id, liveID } = await publish(api(), cookie, {}, [])
    let { version } = (await call(0, endpoints.creative, cookie, { id })).data
    const publishRounds = async () => {
      for (let round = 0; round < 10; round++) {
        const html = `<p>Round ${round}</p>`
        ;({ version } = (await call(0, endpoints.updateCreativeHtml, cookie, { id, version, html })).data)
        ;({ version } = (await call(0, endpoints.publishCreative, cookie, { id, version })).data)
        expect(await requestBanner(0, liveID)).toContain(`Round ${round}`)
      }
    }
    await during(() => requestBanner(0, liveID), publishRounds)
  })
})
