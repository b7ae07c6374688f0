import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
import { createId } from '@placard/domain/internal/text'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import type { Context } from '../context.js'
import { campaign, user } from '../store/schema.js'
import { describeApiOnBothDatabases, OWN_HEADERS } from '../testing/test-app.js'
import { publicRoute } from './contract-route.js'

const INSIDES = /node_modules|select |insert |\bat .*:\d+|\.ts\b|constraint|violates|user_email/i

/** Creates a server with an additional endpoint that fails in a given way. */
async function failing(context: Context, fail: (context: Context) => Promise<unknown>): Promise<FastifyInstance> {
  const app = await buildApp(context)
  app.get('/api/fail', () => fail(context))
  return app
}

const someone = (changes: Partial<typeof user.$inferInsert>) => ({
  id: createId(),
  email: `${createId().toLowerCase()}@placard.test`,
  firstName: 'A',
  lastName: 'B',
  role: 'staff' as const,
  passwordHash: 'x',
  createdAt: new Date(),
  ...changes,
})
const add = (changes: Partial<typeof user.$inferInsert>) => (context: Context) =>
  context.db.insert(user).values(someone(changes))

describeApiOnBothDatabases('failures', (api) => {
  it.each<[string, number, (context: Context) => Promise<unknown>]>([
    ['what is there already', 409, add({ email: DEMO_USERS[0].email })],
    [
      'a row that belongs to a deleted one',
      409,
      ({ db, now }) =>
        db
          .insert(campaign)
          .values({ id: createId(), ownerID: 'nobody', name: 'x', createdAt: now(), updatedAt: now() }),
    ],
    ['an id as long as a share token', 400, add({ id: 'x'.repeat(25) })],
    ['a NUL in a text', 400, add({ firstName: 'a\0b' })],
    ['a number that is too large', 400, ({ db }) => db.execute(sql`select 3000000000::int`)],
    ['a lost database', 503, () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))],
    ['a connection that broke', 503, () => Promise.reject(new Error('Connection terminated unexpectedly'))],
    [
      'a transaction whose connection had broken',
      503,
      () => Promise.reject(new Error('Client has encountered a connection error and is not queryable')),
    ],
    [
      'a database that is starting',
      503,
      () => Promise.reject(Object.assign(new Error('the database system is starting up'), { code: '57P03' })),
    ],
    [
      'a folder that is read-only',
      507,
      () => Promise.reject(Object.assign(new Error('mkdir'), { code: 'EROFS', syscall: 'mkdir' })),
    ],
    [
      'a folder of somebody else',
      507,
      () => Promise.reject(Object.assign(new Error('open'), { code: 'EACCES', syscall: 'open' })),
    ],
    [
      'a damaged table',
      500,
      () => Promise.reject(Object.assign(new Error('could not read blocks 2..2'), { code: 'XX001' })),
    ],
    ['a mistake of ours in SQL', 500, ({ db }) => db.execute(sql`selec 1`)],
    ['a mistake of ours', 500, () => Promise.reject(new Error('secret insides at file.ts:1'))],
  ])('describe %s, status %d', async (_, status, fail) => {
    const app = await failing(api().context, fail)
    const response = await app.inject('/api/fail')
    expect(response.statusCode).toBe(status)
    expect(failureSchema.parse(response.json()).message).toMatch(/^[A-Z].*\.$/)
    expect(response.body).not.toMatch(INSIDES)
    expect(response.headers['retry-after'] !== undefined).toBe(status === 503)
    await app.close()
  })

  it('replace a response that breaks the contract', async () => {
    const app = await buildApp(api().context)
    const broken = { ...endpoints.logout, method: 'GET', path: '/broken' } as const
    publicRoute(app, api().context, broken, async () => ({ status: 99, data: null }))
    const response = await app.inject('/broken')
    expect(response.statusCode).toBe(500)
    expect(failureSchema.parse(response.json()).message).toContain('Something went wrong on our side')
    await app.close()
  })

  it('ask the loser of a deadlock to try again', async ({ skip }) => {
    const { context, store } = api()
    // The embedded database runs transactions one after the other.
    if (store.kind === 'embedded') return skip()
    const app = await buildApp(context)
    const crossed = { ...endpoints.logout, method: 'GET', path: '/crossed' } as const
    const turns = [
      ['demoCampaign1', 'demoCampaign2'],
      ['demoCampaign2', 'demoCampaign1'],
    ]
    let held = 0
    publicRoute(app, context, crossed, () =>
      context.db.transaction(async (tx) => {
        for (const id of turns.shift() ?? []) {
          await tx.update(campaign).set({ name: 'crossed' }).where(eq(campaign.id, id))
          held++
          await expect.poll(() => held).toBeGreaterThanOrEqual(2)
        }
        return { status: 200, data: null }
      }),
    )
    const answers = await Promise.all([app.inject('/crossed'), app.inject('/crossed')])
    const undone = answers.find(({ statusCode }) => statusCode !== 200)
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 503])
    expect([undone?.headers['retry-after'], failureSchema.parse(undone?.json()).message]).toEqual([
      '1',
      expect.stringContaining('Try again'),
    ])
    await app.close()
  })

  describe('of requests', () => {
    const post = (payload: string) =>
      api().app.inject({ method: 'POST', url: '/api/login', headers: OWN_HEADERS, payload })

    it.each<[string, () => Promise<{ statusCode: number; body: string }>, number]>([
      ['no JSON', () => post('{'), 400],
      ['nothing', () => post(''), 400],
      ['a list', () => post('[]'), 400],
      ['two megabytes', () => post(`{"a":"${'x'.repeat(2_000_000)}"}`), 413],
      ['deep JSON', () => post('['.repeat(100_000)), 400],
      ['a prototype', () => post('{"__proto__":{"role":"admin"}}'), 400],
      ['an unknown call', () => api().app.inject('/api/v1/nothing'), 404],
      [
        'the wrong method',
        () => api().app.inject({ method: 'POST', url: '/api/me', headers: OWN_HEADERS, payload: '{}' }),
        404,
      ],
      ['an address with a bad escape', () => api().app.inject('/api/%E0%A4%A'), 400],
      ['a very long parameter', () => api().app.inject(`/uploads/${'x'.repeat(500)}`), 414],
    ])('with %s have the contract’s shape', async (_, send, status) => {
      const { statusCode, body } = await send()
      expect(statusCode).toBe(status)
      expect(failureSchema.parse(JSON.parse(body)).status).toBe(status)
      expect(body).not.toMatch(INSIDES)
    })

    it('name the field, and never repeat the input', async () => {
      const { body } = await post('{"method":"password","username":"ada","password":"short"}').then((r) => ({
        body: r.json(),
      }))
      const failure = failureSchema.parse(body)
      expect(failure.problems?.map(({ path }) => path)).toEqual(['username', 'password'])
      expect(failure.messages).toHaveLength(2)
      expect(JSON.stringify(body)).not.toContain('"short"')
    })

    it('survive any text in any field', async () => {
      const cookie = await api().signIn(DEMO_USERS[0].email)
      for (const text of ["'; drop table campaign; --", '\0', '%', '\\', '$1', '{{x}}', 'Ā', '😀', 'x'.repeat(24)])
        for (const query of [{ campaignID: text }, { campaignID: 'demoCampaign1', liveIDs: text }] as Record<
          string,
          string
        >[]) {
          const { status, body } = await api().call(endpoints.report, {
            cookie,
            query: { start_dt: '1760313660', end_dt: '1760400000', ...query },
          })
          expect([400, 404]).toContain(status)
          failureSchema.parse(body)
        }
      expect(await api().context.db.$count(campaign)).toBeGreaterThan(0)
    })
  })
})
