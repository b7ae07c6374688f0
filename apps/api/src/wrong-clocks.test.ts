import { endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { DAY_MS, HOUR_MS } from '@placard/domain/internal/dates'
import { eq, isNotNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { buildApp } from './app.js'
import { countRequest } from './http/rate-limit.js'
import { removeExpiredData } from './jobs/remove-expired-data.js'
import { openDatabaseClock } from './store/database-clock.js'
import { claimJob, queueJob } from './store/jobs.js'
import {
  accessToken,
  campaign,
  job,
  loginAttempt,
  rateLimit,
  scheduledReport,
  scheduledRun,
  session,
} from './store/schema.js'
import { at, createSchedule, scheduleRow } from './testing/schedule-fixtures.js'
import { describeApiOnBothDatabases, OWN_HEADERS } from './testing/test-app.js'

const [staff] = DEMO_USERS
const WRONG_PASSWORD = 'a wrong password'
const ERRORS: readonly (readonly [string, number])[] = [
  ['+13 h', 13 * HOUR_MS],
  ['+40 days', 40 * DAY_MS],
  ['-1 day', -DAY_MS],
]

describeApiOnBothDatabases('a clock that is wrong for a while', (api) => {
  const signIn = (app: FastifyInstance, password = DEMO_PASSWORD) =>
    app.inject({
      method: 'POST',
      url: '/api/login',
      headers: OWN_HEADERS,
      payload: JSON.stringify({ method: 'password', username: staff.email, password, remember: false }),
    })
  const readStatus = async (...input: Parameters<typeof signIn>) => (await signIn(...input)).statusCode
  const dueAt = async (subjectID: string) =>
    (await api().context.db.select().from(job).where(eq(job.subjectID, subjectID)))[0]?.dueAt

  it.each(ERRORS)('by %s on one of two servers locks nobody out and ends no session or token', async (_, error) => {
    const { context } = api()
    const { db } = context
    const right = await openDatabaseClock(db, () => undefined)
    const wrong = await openDatabaseClock(db, () => undefined, {
      time: () => Date.now() + error,
      elapsed: () => performance.now(),
    })
    const first = await buildApp({ ...context, now: right.now })
    const second = await buildApp({ ...context, now: wrong.now })
    await db.delete(loginAttempt)
    const before = await signIn(first)
    const cookie = String(before.headers['set-cookie']).split(';')[0] ?? ''
    expect(await readStatus(second, WRONG_PASSWORD)).toBe(401)
    expect([await readStatus(second), await readStatus(first)]).toEqual([200, 200])

    const count = async () => [await db.$count(session), await db.$count(accessToken)]
    const counted = await count()
    await removeExpiredData({ ...context, now: wrong.now })
    expect(await count()).toEqual(counted)
    for (const app of [first, second])
      expect((await app.inject({ url: '/api/me', headers: { cookie } })).statusCode).toBe(200)
    for (const app of [first, second]) await app.close()
    for (const clock of [right, wrong]) clock.close()
  })

  it.each(ERRORS)('by %s in the database itself locks nobody out afterwards', async (_, error) => {
    const { app, context, wait } = api()
    await context.db.delete(loginAttempt)
    // Enough to wait for seconds.
    const misuse = async () => {
      for (let tries = 0; tries < 6; tries++) await signIn(app, WRONG_PASSWORD)
      expect(await readStatus(app)).toBe(429)
    }
    await misuse()
    wait(error)
    expect(await readStatus(app)).toBe(200)
    await misuse()
    wait(-error)
    // Whatever was counted at the right time, the longest wait is two minutes.
    wait(120_000)
    expect(await readStatus(app)).toBe(200)
  })

  it('in the database ends neither rate limits nor claims in the far future', async () => {
    const { db, now } = api().context
    await db.insert(rateLimit).values({ key: 'one', hits: 1_000_000, endsAt: new Date(Date.now() + 40 * DAY_MS) })
    expect(await countRequest(db, 'one', 60_000)).toMatchObject({ hits: 1 })
    await queueJob(db, { kind: 'vacuum-tables', subjectID: 'one', dueAt: now(), now: now() })
    await db
      .update(job)
      .set({ claimedBy: 'a dead server', claimedUntil: sql`now() + interval '40 days'` })
      .where(eq(job.subjectID, 'one'))
    expect(await claimJob(db, 'vacuum-tables', 'mine', now())).toMatchObject({ subjectID: 'one' })
    await db.delete(job).where(eq(job.subjectID, 'one'))
  })

  it.each([
    ['Daily', '2026-01-03T08:00:00.000Z', '2026-01-03T08:00:00.000Z'],
    ['Weekly', '2026-01-05T08:00:00.000Z', '2026-01-05T08:00:00.000Z'],
    // By the wrong clock January was over and its report was sent; it is not sent twice.
    ['Monthly', '2026-02-01T08:00:00.000Z', '2026-03-01T08:00:00.000Z'],
  ] as const)(
    'by +40 days puts no %s schedule off: the clean-up plans it again, and it is sent',
    async (frequency, first, next) => {
      const { context, wait } = api()
      const { db, jobs } = context
      await at(api(), '2026-01-02T09:00:00Z')
      const created = await api().call(endpoints.newCampaign, {
        cookie: await api().signIn(staff.email),
        body: { name: frequency },
      })
      const { id: campaignID } = endpoints.newCampaign.response.parse(created.body).data
      const { id } = await createSchedule(api(), staff, { campaignID, frequency })
      const planned = async () => [(await scheduleRow(api(), id)).nextRunAt, await dueAt(id)]
      expect(await planned()).toEqual([new Date(first), new Date(first)])
      await queueJob(db, { kind: 'clean-up', subjectID: 'all', dueAt: context.now(), now: context.now() })

      wait(40 * DAY_MS)
      await jobs.trigger('run-schedule')
      await jobs.trigger('clean-up')
      expect((await scheduleRow(api(), id)).nextRunAt?.getTime()).toBeGreaterThan(Date.parse('2026-02-10'))
      wait(-40 * DAY_MS)
      // The clean-up was put off by the wrong clock too.
      await jobs.trigger('clean-up')
      expect(await planned()).toEqual([new Date(next), new Date(next)])
      await at(api(), next)
      expect(await scheduleRow(api(), id)).toMatchObject({ lastResult: 'sent', failures: 0, lastRunAt: new Date(next) })
      const runs = await db.select().from(scheduledRun).where(eq(scheduledRun.scheduleID, id))
      expect(runs.map(({ finishedAt }) => finishedAt)).toContainEqual(new Date(next))
      await db.delete(scheduledReport)
    },
  )

  it.each([
    ['-1 day', DAY_MS],
    ['-40 days', 40 * DAY_MS],
    ['-10 years', 3650 * DAY_MS],
  ])('by %s sends no scheduled report twice', async (_, behind) => {
    const { context, wait } = api()
    const { db, jobs } = context
    await at(api(), '2026-03-01T09:00:00Z')
    const [owned] = await db.select({ id: campaign.id }).from(campaign).where(isNotNull(campaign.start)).limit(1)
    const { id } = await createSchedule(api(), staff, { campaignID: owned?.id ?? '' })
    for (let day = 2; day <= 20; day++) await at(api(), `2026-03-${String(day).padStart(2, '0')}T08:00:00Z`)
    const before = await scheduleRow(api(), id)
    const sent = () => db.select().from(scheduledRun).where(eq(scheduledRun.scheduleID, id))
    const runs = await sent()
    expect([runs.length, before.nextRunAt]).toEqual([19, new Date('2026-03-21T08:00:00Z')])
    await queueJob(db, { kind: 'clean-up', subjectID: 'all', dueAt: context.now(), now: context.now() })

    wait(-behind)
    for (const kind of ['clean-up', 'run-schedule'] as const) await jobs.trigger(kind)
    wait(behind)
    for (const kind of ['clean-up', 'run-schedule'] as const) await jobs.trigger(kind)
    expect([await scheduleRow(api(), id), await sent()]).toEqual([before, runs])
    await db.delete(scheduledReport)
  })
})
