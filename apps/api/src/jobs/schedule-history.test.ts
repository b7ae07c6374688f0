import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { User } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { MAX_RUNS_SHOWN, NOBODY_TO_SEND_TO, RUN_NOT_FOUND, RUN_NOT_NEWEST } from '@placard/domain/internal/schedule'
import { createId } from '@placard/domain/internal/text'
import type { ScheduledReport } from '@placard/domain/schedule'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { addRunResult } from '../store/schedules/run-results.js'
import { changeSchedule } from '../store/schedules/schedule-changes.js'
import { requestRepeat } from '../store/schedules/schedule-history.js'
import { endSchedule } from '../store/schedules/schedules.js'
import { dailyEmail, mail, scheduledRun, scheduleRecipient } from '../store/schema.js'
import { startEmailSink } from '../testing/email-sink.js'
import { at, createSchedule, readBy, scheduleRow } from '../testing/schedule-fixtures.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)

const [staff] = DEMO_USERS
const campaignID = 'demoCampaign1'
const CLIENT = 'client@elsewhere.test'

describeApiOnBothDatabases(
  'the history of a scheduled report',
  (api) => {
    const incoming = () => join(api().config.dataDir, 'files', 'incoming')
    const breakDisk = () => {
      rmSync(incoming(), { recursive: true, force: true })
      mkdirSync(dirname(incoming()), { recursive: true })
      writeFileSync(incoming(), 'no folder')
    }
    const mendDisk = () => rmSync(incoming(), { recursive: true, force: true })
    const cookie = () => api().signIn(staff.email)
    const context = () => api().context
    let schedule: ScheduledReport

    const runs = async () => {
      const { body } = await api().call(endpoints.scheduleRuns, { cookie: await cookie(), query: { id: schedule.id } })
      return endpoints.scheduleRuns.response.parse(body).data
    }
    const results = async () => (await runs()).map(({ end, result, repeated }) => [end, result, repeated])
    const listed = async () => {
      const { body } = await api().call(endpoints.scheduledReports, { cookie: await cookie(), query: { campaignID } })
      return endpoints.scheduledReports.response.parse(body).data.find(({ id }) => id === schedule.id)
    }
    const missed = async () => (await listed())?.missed
    const lastResult = async () => (await listed())?.lastResult
    /** Returns a request to repeat the newest run of a day. */
    const ofDay = async (day: string) => {
      // Runs of the same moment would have no order.
      api().wait(1000)
      const runID = (await runs()).find(({ start }) => start === day)?.id ?? createId()
      return { id: schedule.id, runID }
    }
    const ask = async (body: Awaited<ReturnType<typeof ofDay>>) =>
      api().call(endpoints.repeatScheduledReport, { cookie: await cookie(), body })
    /** Queues a repetition without starting it, as its call does. */
    const repeat = async (day: string) => requestRepeat(api().context, { user: staff }, await ofDay(day))
    const sendRepeated = async () => {
      await api().context.jobs.trigger('repeat-report')
      await api().context.jobs.trigger('send-mail')
    }
    const subjects = async (address: string) =>
      (await readBy(sink, address)).map(({ subject }) => subject?.split('\u2069, ').at(-1))

    beforeEach(async () => {
      sink.mails.length = 0
      sink.rules = {}
      const day = new Date(Math.ceil((api().context.now().getTime() + 1) / 86_400_000) * 86_400_000)
      api().wait(day.getTime() - api().context.now().getTime() + 12 * 3_600_000)
      schedule = await createSchedule(api(), staff, { campaignID, tzCode: 'UTC' })
    })

    afterEach(async () => {
      mendDisk()
      await endSchedule(api().context.db, { user: staff }, schedule.id)
    })

    /** The day `days` after the schedule was created, and 09:00 of it. */
    const dayAfter = (days: number) =>
      new Date(Date.parse(schedule.nextRunAt ?? '') + (days - 1) * 86_400_000).toISOString().slice(0, 10)
    const run = (days: number) => at(api(), `${dayAfter(days)}T09:00:00Z`)

    it('has each run with its recipients and file', async () => {
      await run(1)
      expect(await runs()).toEqual([
        {
          id: expect.any(String),
          start: dayAfter(0),
          end: dayAfter(0),
          at: `${dayAfter(1)}T09:00:00.000Z`,
          result: 'sent',
          problem: null,
          repeated: false,
          recipients: [CLIENT],
          emails: 1,
          undelivered: 0,
          file: { name: expect.stringMatching(/\.csv$/), bytes: expect.any(Number) },
          pending: false,
        },
      ])
    })

    it('lists the periods that were missed while no server ran; each is sent once on request', async () => {
      await run(1)
      await run(4)
      expect(await results()).toEqual([
        [dayAfter(3), 'sent', false],
        [dayAfter(2), 'missed', false],
        [dayAfter(1), 'missed', false],
        [dayAfter(0), 'sent', false],
      ])
      expect((await runs())[1]?.problem).toBe('No server was running at that time.')
      expect(await missed()).toEqual([2, 1].map((days) => ({ start: dayAfter(days), end: dayAfter(days) })))
      sink.mails.length = 0

      for (const _ of [1, 2]) await repeat(dayAfter(1))
      expect((await runs()).map(({ pending }) => pending)).toEqual([false, false, true, false])
      await Promise.all([sendRepeated(), sendRepeated()])
      expect(sink.to(CLIENT)).toHaveLength(1)
      expect(await results()).toEqual([
        [dayAfter(1), 'sent', true],
        [dayAfter(3), 'sent', false],
        [dayAfter(2), 'missed', false],
        [dayAfter(0), 'sent', false],
      ])
      expect(await missed()).toEqual([{ start: dayAfter(2), end: dayAfter(2) }])
      await run(5)
      expect(sink.to(CLIENT)).toHaveLength(2)
    })

    it('sends a period again that was sent, without counting it as the last run', async () => {
      await run(1)
      const before = await scheduleRow(api(), schedule.id)
      await repeat(dayAfter(0))
      await sendRepeated()
      expect(new Set(await subjects(CLIENT)).size).toBe(1)
      expect(sink.to(CLIENT)).toHaveLength(2)
      expect(await scheduleRow(api(), schedule.id)).toEqual(before)
      expect(await api().context.db.$count(scheduledRun, eq(scheduledRun.scheduleID, schedule.id))).toBe(1)
    })

    it('is sent again by one of two users who saw the same run', async () => {
      await run(4)
      const [seen, first] = [await ofDay(dayAfter(2)), await ofDay(dayAfter(3))]
      for (const body of [seen, first]) expect((await ask(body)).status).toBe(200)
      await sendRepeated()
      const sent = sink.mails.length
      expect(await ask(seen)).toMatchObject({ status: 404, body: { message: RUN_NOT_FOUND } })
      expect(await ask(first)).toMatchObject({ status: 409, body: { message: RUN_NOT_NEWEST } })
      await sendRepeated()
      expect(sink.mails).toHaveLength(sent)
    })

    it('counts repetitions for the user who requests them', async () => {
      await run(1)
      await context().db.delete(dailyEmail)
      const other = { ...staff, id: createId() }
      const few = { ...context(), config: { ...context().config, dailyEmails: 1 } }
      const again = async (user: User) => requestRepeat(few, { user }, await ofDay(dayAfter(0)))
      await again(other)
      await sendRepeated()
      await expect(again(other)).rejects.toMatchObject({ reason: 'too-many' })
      await again(staff)
      await sendRepeated()
      expect(sink.to(CLIENT)).toHaveLength(3)
    })

    it('no longer has a lost report once it is sent again', async () => {
      sink.rules = { recipient: () => '550 5.1.1 No such mailbox' }
      await run(1)
      expect(await lastResult()).toBe('failed')
      sink.rules = {}
      await context().db.update(scheduleRecipient).set({ failedAt: null, failure: null })
      await repeat(dayAfter(0))
      await sendRepeated()
      expect(await lastResult()).toBe('sent')
    })

    it('sends nothing to somebody who unsubscribes while it is queued', async () => {
      sink.mood = 'busy'
      await run(1)
      sink.mood = 'takes'
      const unsubscribedAt = context().now()
      await context().db.update(scheduleRecipient).set({ unsubscribedAt })
      api().wait(3_600_000)
      await context().jobs.trigger('send-mail')
      expect(sink.to(CLIENT)).toEqual([])
      expect(await context().db.$count(mail)).toBe(0)
    })

    it('has a due period that was not sent before its schedule changed', async () => {
      api().wait(Date.parse(`${dayAfter(2)}T10:00:00Z`) - context().now().getTime())
      const { id, frequency, type, format, tzCode, recipients, withVideo } = schedule
      const change = { id, frequency, type, format, tzCode, recipients, withVideo, time: '11:00' }
      await changeSchedule(context(), { user: staff }, change)
      expect(await results()).toEqual([
        [dayAfter(1), 'missed', false],
        [dayAfter(0), 'missed', false],
      ])
    })

    it('tells the owner once of failures in a row, and once when a report is sent again', async () => {
      breakDisk()
      for (const days of [1, 2])
        for (const time of ['09:00:00', '09:00:30', '09:01:30']) await at(api(), `${dayAfter(days)}T${time}Z`)
      const db = api().context.db
      await db.update(scheduleRecipient).set({ confirmedAt: null }).where(eq(scheduleRecipient.scheduleID, schedule.id))
      await run(3)
      expect((await runs()).map(({ result }) => result)).toEqual(['failed', 'failed', 'failed'])
      expect(sink.to(staff.email)).toHaveLength(1)
      mendDisk()
      const confirmedAt = api().context.now()
      await db.update(scheduleRecipient).set({ confirmedAt }).where(eq(scheduleRecipient.scheduleID, schedule.id))
      await repeat(dayAfter(0))
      await sendRepeated()
      expect((await readBy(sink, staff.email)).map(({ subject }) => subject?.split(':')[0])).toEqual([
        'Not sent',
        'Sent again',
      ])
      await run(4)
      expect(sink.to(staff.email)).toHaveLength(2)
      expect(sink.to(CLIENT)).toHaveLength(2)
    })

    it('records why a repetition failed, and refuses those that nobody would get or that are not in it', async () => {
      await run(1)
      expect(await ask(await ofDay('2020-01-01'))).toMatchObject({ status: 404, body: { message: RUN_NOT_FOUND } })
      await repeat(dayAfter(0))
      breakDisk()
      for (const seconds of [0, 30, 60, 120]) {
        api().wait(seconds * 1000)
        await sendRepeated()
      }
      expect((await runs())[0]).toMatchObject({
        ...{ result: 'failed', repeated: true, recipients: [] },
        problem: 'Its file could not be created after several attempts.',
      })
      const { db } = api().context
      await db.delete(scheduleRecipient).where(eq(scheduleRecipient.scheduleID, schedule.id))
      expect(await ask(await ofDay(dayAfter(0)))).toMatchObject({ status: 409, body: { message: NOBODY_TO_SEND_TO } })
    })

    it(`keeps the last ${MAX_RUNS_SHOWN} runs`, async () => {
      const { db, now } = api().context
      for (let index = 0; index < MAX_RUNS_SHOWN + 3; index++) {
        const period = { start: '2025-01-01', end: `2025-01-${String(index + 1).padStart(2, '0')}` }
        const moment = new Date(now().getTime() + index)
        await db.transaction((tx) => addRunResult(tx, schedule.id, period, { at: moment, result: 'failed' }))
      }
      const ends = (await runs()).map(({ end }) => end)
      expect([ends.length, ends[0], ends.at(-1)]).toEqual([MAX_RUNS_SHOWN, '2025-01-23', '2025-01-04'])
    })

    it('shows the email before a schedule exists, and sends nothing', async () => {
      const { recipients: _, ...input } = schedule
      const { body, status } = await api().call(endpoints.previewScheduledReport, {
        cookie: await cookie(),
        body: { ...input, frequency: 'Weekly', weekday: 3 },
      })
      expect(status).toBe(200)
      const { subject, html } = endpoints.previewScheduledReport.response.parse(body).data
      expect(subject).toMatch(/^Report of /)
      expect(html).toContain('Open the report')
      expect(html).not.toContain('This is the test')
      expect(sink.mails).toEqual([])
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
