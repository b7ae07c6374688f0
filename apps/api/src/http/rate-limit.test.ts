import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { endpoints } from '@placard/domain/api'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import * as schema from '../store/schema.js'
import { openStore, type Store } from '../store/store.js'
import { freePort } from '../testing/free-port.js'
import { REPORT_DATES } from '../testing/matrix-world.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { removeOldWindows } from './rate-limit.js'

const { rateLimit } = schema

describeApiOnBothDatabases('rate limits', (api) => {
  let store: Store | undefined
  let second: FastifyInstance | undefined

  beforeAll(async () => {
    // On PostgreSQL this is a second server; on the embedded database, which has one process, it is the restarted one.
    if (api().store.kind === 'postgres') store = await openStore(api().config)
    second = await buildApp({ ...api().context, db: store?.db ?? api().context.db })
  })
  beforeEach(() => api().context.db.delete(rateLimit))
  afterAll(async () => {
    await second?.close()
    await store?.close()
  })

  const url = `/api${endpoints.sharedReport.path}`
  async function call(app: FastifyInstance, remoteAddress = '192.0.2.1') {
    const query = { ...REPORT_DATES, sharedToken: 'x'.repeat(43) }
    const { statusCode, headers, body } = await app.inject({ url, query, remoteAddress })
    return { statusCode, left: Number(headers['x-ratelimit-remaining']), headers, body }
  }

  it('are shared by all servers of one database, and survive restarts', async () => {
    expect((await call(api().app)).left).toBe(299)
    expect((await call(second!)).left).toBe(298)
    const many = await Promise.all(Array.from({ length: 20 }, (_, index) => call(index % 2 ? second! : api().app)))
    expect(many.map(({ left }) => left).toSorted((a, b) => b - a)).toEqual(many.map((_, index) => 297 - index))
    await api().context.db.update(rateLimit).set({ hits: 300 })
    for (const app of [api().app, second!]) {
      const { statusCode, headers, body } = await call(app)
      expect([statusCode, JSON.parse(body).message]).toEqual([429, expect.stringContaining('Too many requests')])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  it('are separate for each address; an IPv6 /64 counts as one', async () => {
    expect((await call(api().app, '192.0.2.2')).left).toBe(299)
    expect((await call(api().app, '192.0.2.3')).left).toBe(299)
    expect((await call(api().app, '2001:db8:1:2::3')).left).toBe(299)
    expect((await call(api().app, '2001:db8:1:2:ffff::4')).left).toBe(298)
    expect((await call(api().app, '2001:db8:1:3::3')).left).toBe(299)
  })

  it('are four times as high for an IPv6 /56, and sixteen times for a /48', async () => {
    const measureLeft = async (network: (index: number) => string, count: number) => {
      const calls: number[] = []
      for (let index = 0; index < count; index++) calls.push((await call(api().app, network(index))).left)
      return calls.at(-1)
    }
    expect(await measureLeft((index) => `2001:db8:1:20${index}::1`, 9)).toBe(300 - 3)
    expect(await measureLeft((index) => `2001:db8:2:${index}00::1`, 10)).toBe(300 - 1)
    expect(await measureLeft((index) => `2001:db8:2:${index}01::1`, 10)).toBe(300 - 2)
  })

  it('reset after a minute of the database’s clock, and are deleted', async () => {
    const { db } = api().context
    await call(api().app)
    await db.update(rateLimit).set({ hits: 1000 })
    expect((await call(api().app)).statusCode).toBe(429)
    await removeOldWindows(db)
    expect(await db.$count(rateLimit)).toBe(1)
    await db.update(rateLimit).set({ endsAt: sql`clock_timestamp() - interval '1 ms'` })
    expect((await call(api().app)).left).toBe(299)
    await db.update(rateLimit).set({ endsAt: sql`clock_timestamp() - interval '1 ms'` })
    await removeOldWindows(db)
    expect(await db.$count(rateLimit)).toBe(0)
  })

  it('store no addresses in the database', async () => {
    await call(api().app, '192.0.2.77')
    const rows = await api().context.db.select().from(rateLimit)
    expect(JSON.stringify(rows)).not.toContain('192.0.2.77')
  })

  it('let calls through while the database is unreachable', async () => {
    const pool = new pg.Pool({ connectionString: `postgres://nobody@127.0.0.1:${await freePort()}/none` })
    const log = new PassThrough()
    const app = await buildApp({ ...api().context, db: drizzle(pool, { schema }) }, { level: 'warn', stream: log })
    expect((await call(app)).statusCode).toBe(503)
    await app.close()
    await pool.end()
    log.end()
    expect(await text(log)).toContain('A call was let through uncounted')
  })
})
