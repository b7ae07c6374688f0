import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { CAMPAIGN_HAS_ENDED } from '@placard/domain/internal/schedule'
import type { ScheduledReport, ScheduleInput } from '@placard/domain/schedule'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { endSchedule } from '../store/schedules/schedules.js'
import { campaign, dailyEmail, job, scheduledRun, scheduleRecipient } from '../store/schema.js'
import { startEmailSink } from '../testing/email-sink.js'
import { askSchedule, at, createSchedule, DAILY, listFiles, readBy, scheduleRow } from '../testing/schedule-fixtures.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { createCampaign } from '../testing/test-data.js'

const sink = await startEmailSink()
afterAll(sink.down)

const [staff, agency] = DEMO_USERS
const campaignID = 'demoCampaign1'
const CLIENT = 'client@elsewhere.test'
const GONE = 'gone@elsewhere.test'
const NEW = 'new@elsewhere.test'

describeApiOnBothDatabases(
  'a scheduled report that is changed',
  (api) => {
    const change = async (id: string, changes: Partial<ScheduleInput>, email: string = staff.email) =>
      api().call(endpoints.updateScheduledReport, {
        cookie: await api().signIn(email),
        body: { ...DAILY, id, ...changes },
      })
    const changed = async (id: string, changes: Partial<ScheduleInput>) =>
      endpoints.updateScheduledReport.response.parse((await change(id, changes)).body).data
    const pause = async (id: string, paused: boolean): Promise<ScheduledReport> => {
      const cookie = await api().signIn(staff.email)
      const { body } = await api().call(endpoints.pauseScheduledReport, { cookie, body: { id, paused } })
      return endpoints.pauseScheduledReport.response.parse(body).data
    }
    const test = async (id: string, email: string = staff.email) =>
      api().call(endpoints.testScheduledReport, { cookie: await api().signIn(email), body: { id } })
    const sent = async () => {
      await api().context.jobs.trigger('send-test-report')
      await api().context.jobs.trigger('send-mail')
    }
    const dueAt = async (id: string) => {
      const found = await api()
        .context.db.select({ dueAt: job.dueAt })
        .from(job)
        .where(and(eq(job.kind, 'run-schedule'), eq(job.subjectID, id)))
      return found[0]?.dueAt.toISOString() ?? null
    }
    const stop = (id: string) => endSchedule(api().context.db, { user: staff }, id)

    beforeEach(async () => {
      await api().context.db.delete(dailyEmail)
      sink.mails.length = 0
    })

    it('keeps the state of remaining recipients, asks new ones, and removes the others', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID, recipients: [GONE, CLIENT, 'no@elsewhere.test'] })
      const { db, now } = api().context
      await db
        .update(scheduleRecipient)
        .set({ unsubscribedAt: now() })
        .where(and(eq(scheduleRecipient.scheduleID, id), eq(scheduleRecipient.email, 'no@elsewhere.test')))
      const recipients = [NEW, 'No@Elsewhere.test', CLIENT, NEW]
      const answer = await changed(id, { recipients, format: 'xlsx', type: 'Summary', withVideo: false })
      expect(answer).toMatchObject({
        recipients: [NEW, 'no@elsewhere.test', CLIENT],
        waiting: [NEW],
        unsubscribed: ['no@elsewhere.test'],
        format: 'xlsx',
        type: 'Summary',
        withVideo: false,
      })
      await sent()
      expect(sink.mails.map(({ to }) => to)).toEqual([[NEW]])
      sink.mails.length = 0
      await at(api(), '2025-10-15T07:00Z')
      expect(sink.mails.map(({ to }) => to)).toEqual([[CLIENT]])
      await stop(id)
    })

    it('drops the queued confirmation email of a removed recipient', async () => {
      const { id } = await askSchedule(api(), staff, { campaignID, recipients: [GONE, staff.email] })
      await changed(id, { recipients: [staff.email] })
      await sent()
      expect(sink.mails).toEqual([])
      await stop(id)
    })

    it('is planned from now on, without periods that were sent', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID })
      await at(api(), '2025-10-16T07:00Z')
      expect(sink.to(CLIENT)).toHaveLength(1)
      const weekly = await changed(id, { frequency: 'Weekly', recipients: [CLIENT] })
      expect([weekly.nextRunAt, await dueAt(id)]).toEqual(Array(2).fill('2025-10-20T07:00:00.000Z'))
      // Today's period was sent at 09:00.
      const later = await changed(id, { time: '18:00' })
      expect([later.nextRunAt, await dueAt(id)]).toEqual(Array(2).fill('2025-10-17T16:00:00.000Z'))
      await stop(id)
    })

    it('stays due when something other than its time is changed', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID })
      api().wait(Date.parse('2025-10-18T07:00Z') - api().context.now().getTime())
      await changed(id, { format: 'xlsx' })
      await at(api(), '2025-10-18T07:00Z')
      expect(sink.to(CLIENT)).toHaveLength(1)
      await stop(id)
    })

    it('cannot be changed by others, for a campaign that has ended, or with invalid input', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID, recipients: [staff.email] })
      const before = await scheduleRow(api(), id)
      expect((await change(id, {}, agency.email)).status).toBe(404)
      expect((await change(id, { recipients: [] })).body.problems).toEqual([
        { path: 'recipients', message: 'Fill in at least one recipient' },
      ])
      const { id: over } = await createCampaign(api(), await api().signIn(staff.email))
      await api()
        .context.db.update(campaign)
        .set({ start: '2020-01-01', end: '2020-01-31' })
        .where(eq(campaign.id, over))
      const ended = await createSchedule(api(), staff, { campaignID: over, recipients: [staff.email] })
      const refused = await change(ended.id, { frequency: 'On campaign end', recipients: [NEW] })
      expect([refused.status, refused.body.problems]).toEqual([
        400,
        [{ path: 'frequency', message: CAMPAIGN_HAS_ENDED }],
      ])
      expect(await scheduleRow(api(), ended.id)).toMatchObject({ frequency: 'Daily' })
      expect(await scheduleRow(api(), id)).toEqual(before)
      await stop(id)
      await stop(ended.id)
    })

    it('sends nothing while it is paused, and skips those periods later', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID })
      expect([(await pause(id, true)).nextRunAt, await dueAt(id)]).toEqual([null, null])
      expect(await pause(id, true)).toMatchObject({ paused: true, nextRunAt: null, recipients: [CLIENT] })
      expect((await changed(id, { frequency: 'Weekly', recipients: [CLIENT] })).nextRunAt).toBeNull()
      await changed(id, {})
      await at(api(), '2025-10-22T12:00Z')
      expect(sink.mails).toEqual([])
      const resumed = await pause(id, false)
      expect(resumed).toMatchObject({ paused: false, nextRunAt: '2025-10-23T07:00:00.000Z', lastResult: null })
      expect(await dueAt(id)).toBe(resumed.nextRunAt)
      await at(api(), '2025-10-23T07:00Z')
      expect(sink.to(CLIENT)).toHaveLength(1)
      await stop(id)
    })

    it('is not sent by a job from before its pause', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID })
      const { db } = api().context
      const [left] = await db.select().from(job).where(eq(job.subjectID, id))
      await pause(id, true)
      await db.insert(job).values(left!)
      await at(api(), '2025-10-24T07:00Z')
      expect(sink.mails).toEqual([])
      expect(await dueAt(id)).toBeNull()
      await stop(id)
    })

    it('stays paused when the last day of its campaign is moved', async () => {
      const cookie = await api().signIn(staff.email)
      const made = await createCampaign(api(), cookie)
      const { id } = await createSchedule(api(), staff, { campaignID: made.id, frequency: 'On campaign end' })
      await pause(id, true)
      const data = { start: { date: '2035-05-01' }, end: { date: '2035-05-31' } }
      const { version } = endpoints.get.response.parse(
        (await api().call(endpoints.get, { cookie, query: { campaignID: made.id } })).body,
      ).data
      const answer = await api().call(endpoints.updateCampaign, {
        cookie,
        body: { id: made.id, version, name: 'Spring', data },
      })
      expect(answer.status).toBe(200)
      expect([(await scheduleRow(api(), id)).nextRunAt, await dueAt(id)]).toEqual([null, null])
      expect((await pause(id, false)).nextRunAt).toBe('2035-06-01T07:00:00.000Z')
      await stop(id)
    })

    it('is sent as a test to its requester only, without changing the schedule', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID, frequency: 'Weekly' })
      const before = await scheduleRow(api(), id)
      expect((await test(id)).status).toBe(200)
      await sent()
      expect(sink.mails.map(({ to }) => to)).toEqual([[staff.email]])
      const [mail] = await readBy(sink, staff.email)
      expect(mail?.subject).toMatch(/^Test: report of .+ 13–19 Oct 2025$/)
      expect(mail?.text).toContain('This is the test that you requested. It was sent to nobody else.')
      expect(mail?.text).not.toMatch(/unsubscribe/i)
      expect(listFiles(mail)).toHaveLength(1)
      expect(await scheduleRow(api(), id)).toEqual(before)
      expect(await api().context.db.$count(scheduledRun, eq(scheduledRun.scheduleID, id))).toBe(0)
      // The period itself is still sent to its recipients.
      await at(api(), '2025-10-27T08:00Z')
      expect(sink.to(CLIENT)).toHaveLength(1)
      expect((await test(id, agency.email)).status).toBe(404)
      await stop(id)
    })

    it('moves to another weekday, and keeps it when a client sends none', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID, frequency: 'Weekly', weekday: 3 })
      const weekday = async () => new Date((await dueAt(id)) ?? '').getUTCDay()
      expect(await weekday()).toBe(3)
      expect(await changed(id, { frequency: 'Weekly', weekday: 5 })).toMatchObject({ weekday: 5 })
      expect(await weekday()).toBe(5)
      expect(await changed(id, { frequency: 'Weekly', time: '10:00' })).toMatchObject({ weekday: 5 })
      expect(await weekday()).toBe(5)
      await stop(id)
    })

    it('can be tested while it is paused and before the end of its campaign', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID, frequency: 'On campaign end' })
      await api().context.db.update(campaign).set({ end: null }).where(eq(campaign.id, campaignID))
      await pause(id, true)
      expect((await test(id)).status).toBe(200)
      await sent()
      const [mail] = await readBy(sink, staff.email)
      expect(mail?.subject).toMatch(/, 26 Oct 2025$/)
      await stop(id)
    })

    it('cannot be tested beyond the daily limit of emails', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID })
      const statuses = [await test(id), await test(id), await test(id), await test(id)].map(({ status }) => status)
      expect(statuses).toEqual([200, 200, 200, 429])
      await stop(id)
    })
  },
  { PLACARD_SMTP_URL: sink.url, PLACARD_DAILY_EMAILS: '3' },
)
