import { endpoints } from '@placard/domain/api'
import { DEMO_NOW, DEMO_USERS } from '@placard/domain/demo'
import { reportQuery } from '@placard/domain/report'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeApi } from '../../testing/test-app.js'
import { queueJob } from '../jobs.js'
import { job } from '../schema.js'

const [staff] = DEMO_USERS

// Nothing listens at port 1.
describeApi(
  'a ClickHouse that cannot be reached',
  (api) => {
    const today = DEMO_NOW.toISOString().slice(0, 10)
    const range = Object.entries(reportQuery({ start: today, end: today, tzCode: 'UTC' }))
    const query = {
      campaignID: 'demoCampaign1',
      ...Object.fromEntries(range.map(([name, value]) => [name, `${value}`])),
    }

    it('fails reports with 503 in words, and says when to try again', async () => {
      const cookie = await api().signIn(staff.email)
      for (const endpoint of [endpoints.report, endpoints.events, endpoints.videoData]) {
        const { status, body, headers } = await api().call(endpoint, { cookie, query })
        expect([status, body.message, headers['retry-after']]).toEqual([
          503,
          'Reports cannot be read right now: their database does not answer. Try again in a minute.',
          '15',
        ])
      }
    })

    it('leaves lists as they are, with the last totals and without trends', async () => {
      const cookie = await api().signIn(staff.email)
      const { status, body } = await api().call(endpoints.mine, { cookie })
      expect(status).toBe(200)
      const campaigns = endpoints.mine.response.parse(body).data
      expect(campaigns.some(({ data }) => data.impressions > 0)).toBe(true)
      expect(campaigns.every(({ trend }) => trend.length === 0)).toBe(true)
    })

    it('keeps events in memory, and answers their requests', async () => {
      const { context, get, wait } = api()
      const servingID = context.servingIDs.create('demoLive1a1', context.now())
      expect((await get(`/serve/event/${servingID}/impression`)).status).toBe(200)
      for (let times = 0; times < 3; times++) {
        expect(await context.events.flush()).toBe(false)
        wait(1000)
      }
      const { text } = await get('/metrics')
      expect(text).toContain('placard_serving_events_waiting 1')
      expect(text).toContain('placard_clickhouse_answers 0')
    })

    it('is named by /readyz, which stays ready: ads are served', async () => {
      const { status, body } = await api().get('/readyz')
      expect([status, body.status, body.problems]).toEqual([
        200,
        'degraded',
        [
          'ClickHouse does not answer. Reports fail, lists show the last totals, and events wait in memory until it does.',
        ],
      ])
    })

    it('does not keep the other jobs from running', async () => {
      const { context } = api()
      const { db, facts, jobs, now } = context
      await facts.prepare(now())
      await facts.removeOld(now())
      for (const kind of ['clean-up', 'update-totals'] as const) {
        await queueJob(db, { kind, subjectID: 'all', dueAt: now(), now: now() })
        await jobs.trigger(kind)
        const [next] = await db.select().from(job).where(eq(job.kind, kind))
        expect(next).toMatchObject({ tries: 0, claimedBy: null })
        expect(next?.dueAt.getTime()).toBeGreaterThan(now().getTime())
      }
    })
  },
  { CLICKHOUSE_URL: 'http://placard:secret@127.0.0.1:1/placard' },
)
