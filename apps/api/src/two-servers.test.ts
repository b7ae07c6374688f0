import { endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from './app.js'
import { openStore, type Store } from './store/store.js'
import { describeApiOnBothDatabases, OWN_HEADERS } from './testing/test-app.js'
import { depth } from './testing/test-depth.js'

const [staff] = DEMO_USERS

describeApiOnBothDatabases('two servers on one database', (api) => {
  let store: Store | undefined
  let second: FastifyInstance | undefined
  // The embedded database belongs to one process; its folder lock has tests of its own.
  const isShared = () => api().store.kind === 'postgres'

  beforeAll(async () => {
    if (!isShared()) return
    store = await openStore(api().config)
    second = await buildApp({ ...api().context, db: store.db })
  })
  afterAll(async () => {
    await second?.close()
    await store?.close()
  })

  const signIn = (app: FastifyInstance, password: string, username: string = staff.email) =>
    app.inject({
      method: 'POST',
      url: '/api/login',
      headers: OWN_HEADERS,
      payload: JSON.stringify({ method: 'password', username, password, remember: false }),
    })
  const readCookie = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? ''

  it('share sessions: signing in or out at one applies to the other', async ({ skip }) => {
    if (!second || !isShared()) return skip()
    const cookie = readCookie(await signIn(api().app, DEMO_PASSWORD))
    const me = () => second?.inject({ url: '/api/me', headers: { cookie } })
    expect((await me())?.statusCode).toBe(200)
    await api().call(endpoints.logout, { cookie })
    expect((await me())?.statusCode).toBe(401)
  })

  it('share rate limits', async ({ skip }) => {
    if (!second || !isShared()) return skip()
    const username = 'somebody@placard.test'
    const statuses: number[] = []
    for (let index = 0; index < 12; index++)
      statuses.push((await signIn(index % 2 === 0 ? api().app : second, 'wrong password', username)).statusCode)
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(10)
    expect(statuses.at(-1)).toBe(429)
    expect((await signIn(second, 'wrong password', username)).statusCode).toBe(429)
    expect((await signIn(api().app, 'wrong password', username)).statusCode).toBe(429)
  })

  it('share versions: of two simultaneous changes of a campaign the second gets 412', async ({ skip }) => {
    if (!second || !isShared()) return skip()
    const cookie = readCookie(await signIn(api().app, DEMO_PASSWORD))
    const made = await api().call(endpoints.newCampaign, { cookie, body: { name: 'Shared' } })
    const { id, version } = endpoints.newCampaign.response.parse(made.body).data
    const change = (app: FastifyInstance, name: string) =>
      app.inject({
        method: 'PUT',
        url: '/api/v1/campaign/update',
        headers: { ...OWN_HEADERS, cookie },
        payload: JSON.stringify({ id, version, name }),
      })
    const answers = await Promise.all([change(api().app, 'One'), change(second, 'Two')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  })

  it('survive the loss of their connections and work again at once', async ({ skip }) => {
    if (!second || !isShared()) return skip()
    const cookie = readCookie(await signIn(api().app, DEMO_PASSWORD))
    for (let round = 0; round < (depth.isFull ? 10 : 2); round++) {
      // Waits until the backends have ended: one that ends later would break the request that must succeed.
      await api().context.db.execute(
        sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => second?.inject({ url: '/api/me', headers: { cookie } })),
      )
      for (const answer of answers) expect([200, 503]).toContain(answer?.statusCode)
      expect((await second.inject({ url: '/api/me', headers: { cookie } })).statusCode).toBe(200)
    }
  })
})
