import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import {
  dailyEmailsReached,
  MAX_SCHEDULES_PER_USER,
  TOO_MANY_CONFIRMATIONS,
  TOO_MANY_SCHEDULES,
} from '@placard/domain/internal/schedule'
import { afterAll, expect, it } from 'vitest'
import { scheduledReport } from '../store/schema.js'
import { startEmailSink } from '../testing/email-sink.js'
import { at, createSchedule, DAILY, scheduleRow, scheduleSteps } from '../testing/schedule-fixtures.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { createCampaign } from '../testing/test-data.js'

const sink = await startEmailSink()
afterAll(sink.down)

const [staff, agency, admin] = DEMO_USERS
const campaignID = 'demoCampaign1'
const CLIENT = 'client@elsewhere.test'
const DAY = 24 * 3_600_000
const LIMIT = 20

describeApiOnBothDatabases(
  'emails of scheduled reports',
  (api) => {
    const { send, schedule, stop, tomorrow } = scheduleSteps(api, sink, campaignID, staff)

    it('are limited per user and day, also when schedules are deleted in between', async () => {
      const outside = (from: number, count: number) =>
        Array.from({ length: count }, (_, index) => `reader${from + index}@elsewhere.test`)
      const first = await schedule({ recipients: outside(0, LIMIT - 1) })
      expect(first.status).toBe(200)
      await stop(endpoints.scheduleReport.response.parse(first.body).data.id)
      const { status, body } = await schedule({ recipients: outside(50, 2) })
      expect([status, body.problems]).toEqual([
        400,
        [0, 1].map((index) => ({ path: `recipients.${index}`, message: dailyEmailsReached(LIMIT) })),
      ])
      expect((await schedule({ recipients: outside(50, 1) })).status).toBe(200)
      expect((await schedule({ recipients: outside(60, 1) }, admin.email)).status).toBe(200)
      await send()
      expect(sink.mails).toHaveLength(LIMIT - 1 + 2 - (LIMIT - 1))
      api().wait(DAY)
      expect((await schedule({ recipients: outside(70, 1) })).status).toBe(200)
    })

    it('over the daily limit are not sent: the period fails, and its owner is emailed', async () => {
      const inside = Array.from({ length: LIMIT }, (_, index) => `colleague${index}@placard.test`)
      const made = [
        await createSchedule(api(), staff, { campaignID, recipients: inside }),
        await createSchedule(api(), staff, { campaignID, recipients: inside.slice(0, 2) }),
      ]
      await at(api(), tomorrow())
      expect(sink.mails.filter(({ to }) => to[0] !== staff.email).length).toBeLessThanOrEqual(LIMIT)
      const rows = await Promise.all(made.map(({ id }) => scheduleRow(api(), id)))
      expect(rows.map(({ lastResult }) => lastResult).toSorted()).toEqual(['failed', 'sent'])
      expect(rows.find(({ lastResult }) => lastResult === 'failed')?.lastProblem).toBe(
        'The person who set it up has reached the daily limit of report emails.',
      )
      expect(sink.to(staff.email)).toHaveLength(1)
    })

    it('ask for confirmation three times a day at most, across senders and recreated schedules', async () => {
      for (const email of [staff.email, staff.email, admin.email]) {
        const { body } = await schedule({ recipients: [CLIENT] }, email)
        await stop(endpoints.scheduleReport.response.parse(body).data.id)
      }
      const { status, body } = await schedule({ recipients: [staff.email, CLIENT] })
      expect([status, body.problems]).toEqual([400, [{ path: 'recipients.1', message: TOO_MANY_CONFIRMATIONS }]])
    })

    it('have a maximum number of schedules per user', async () => {
      const { db, now } = api().context
      const cookie = await api().signIn(agency.email)
      const own = await createCampaign(api(), cookie)
      const other = await createCampaign(api(), cookie)
      const { recipients: _, ...rule } = DAILY
      const row = { ...rule, campaignID: own.id, ownerID: agency.id, createdAt: now() }
      await db
        .insert(scheduledReport)
        .values(Array.from({ length: MAX_SCHEDULES_PER_USER - 1 }, (__, index) => ({ ...row, id: `schedule${index}` })))
      const post = () => schedule({ campaignID: other.id, recipients: [agency.email] }, agency.email)
      const answers = await Promise.all([post(), post()])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body.message).toBe(TOO_MANY_SCHEDULES)
    })
  },
  { PLACARD_SMTP_URL: sink.url, PLACARD_DAILY_EMAILS: String(LIMIT) },
)
