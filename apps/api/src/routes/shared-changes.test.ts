import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import { campaign, idempotentResponse, liveCreative } from '../store/schema.js'
import { openStore, type Store } from '../store/store.js'
import { describeApiOnBothDatabases, OWN_HEADERS } from '../testing/test-app.js'
import { addHtml, createCampaign, createCreative } from '../testing/test-data.js'

const [, agency] = DEMO_USERS
const CALLERS = 20

describeApiOnBothDatabases('20 simultaneous requests to two servers on one database', (api) => {
  let store: Store | undefined
  let second: FastifyInstance | undefined

  beforeAll(async () => {
    // The embedded database belongs to one process.
    if (api().store.kind === 'embedded') return
    store = await openStore(api().config)
    second = await buildApp({ ...api().context, db: store.db })
  })
  afterAll(async () => {
    await second?.close()
    await store?.close()
  })

  /** Calls alternate between the two servers. */
  const race = async (
    other: FastifyInstance,
    { method, path }: Endpoint,
    sent: (caller: number) => { cookie: string; body?: object; query?: Record<string, string>; key?: string },
  ) => {
    const call = (caller: number) => {
      const { cookie, body = {}, query = {}, key } = sent(caller)
      const headers = { ...OWN_HEADERS, cookie, ...(key !== undefined && { 'idempotency-key': key }) }
      const app = caller % 2 === 0 ? api().app : other
      return app.inject({ method, url: `/api${path}`, query, headers, payload: JSON.stringify(body) })
    }
    const answers = await Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)))
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    return { statuses, texts: new Set(answers.map(({ body }) => body)) }
  }
  const all = (status: number) => Array<number>(CALLERS).fill(status)
  const oneAnd = (status: number) => [200, ...all(status).slice(1)]

  it('create one campaign with one key, and all return it', async ({ skip }) => {
    if (!second) return skip()
    const { db } = api().context
    const cookie = await api().signIn(agency.email)
    const [before, noted] = [await db.$count(campaign), await db.$count(idempotentResponse)]
    const { statuses, texts } = await race(second, endpoints.newCampaign, () => ({
      cookie,
      body: { name: 'Shared' },
      key: 'one key for both',
    }))
    expect([statuses, texts.size]).toEqual([all(200), 1])
    expect([await db.$count(campaign), await db.$count(idempotentResponse)]).toEqual([before + 1, noted + 1])
  })

  it('save, publish and delete a version once', async ({ skip }) => {
    if (!second) return skip()
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie)
    const { id, trackers } = await createCreative(api(), cookie, campaignID)
    await addHtml(api(), id)
    const saved = await race(second, endpoints.updateCreative, (caller) => ({
      cookie,
      body: { id, version: 1, name: `Caller ${caller}`, trackers },
    }))
    expect(saved.statuses).toEqual(oneAnd(412))
    const published = await race(second, endpoints.publishCreative, (caller) => ({
      cookie,
      body: { id, version: 2 },
      key: `publish ${caller}`,
    }))
    expect(published.statuses).toEqual(oneAnd(412))
    expect(await api().context.db.$count(liveCreative, eq(liveCreative.creativeID, id))).toBe(1)
    const renamed = await race(second, endpoints.updateCampaign, () => ({
      cookie,
      body: { id: campaignID, version: 1, name: 'Renamed' },
    }))
    expect(renamed.statuses).toEqual(oneAnd(412))
    const deleted = await race(second, endpoints.deleteCampaign, () => ({ cookie, query: { campaignID } }))
    expect(deleted.statuses).toEqual(oneAnd(404))
  })
})
