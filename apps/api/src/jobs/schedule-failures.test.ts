import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { User } from '@placard/domain/account'
import { DEMO_USERS } from '@placard/domain/demo'
import { createId } from '@placard/domain/internal/text'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { requestTestReport } from '../store/schedules/schedule-runs.js'
import { endSchedule } from '../store/schedules/schedules.js'
import { campaign, scheduleRecipient, user } from '../store/schema.js'
import { startEmailSink } from '../testing/email-sink.js'
import { askSchedule, at, createSchedule, readBy, scheduleRow } from '../testing/schedule-fixtures.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)

const [staff, agency] = DEMO_USERS
const CLIENT = 'client@elsewhere.test'

describeApiOnBothDatabases(
  'a scheduled report that cannot be sent',
  (api) => {
    const incoming = () => join(api().config.dataDir, 'files', 'incoming')
    const breakDisk = () => {
      rmSync(incoming(), { recursive: true, force: true })
      mkdirSync(dirname(incoming()), { recursive: true })
      writeFileSync(incoming(), 'no folder')
    }
    const mendDisk = () => rmSync(incoming(), { recursive: true, force: true })
    async function ownCampaign(owner: User): Promise<string> {
      const now = api().context.now()
      const id = createId()
      const row = { id, ownerID: owner.id, name: 'Autumn', createdAt: now, updatedAt: now }
      await api().context.db.insert(campaign).values(row)
      return id
    }
    /** Runs all three attempts of a day: the first, and the retries after 30 and 60 seconds. */
    async function wholeDay(day: string) {
      for (const time of ['08:00:00', '08:00:30', '08:01:30', '08:05:00']) await at(api(), `${day}T${time}Z`)
    }

    beforeEach(() => {
      sink.mails.length = 0
    })

    it('is tried three times as a test, then its requester is emailed; the schedule does not change', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID: await ownCampaign(staff) })
      const before = await scheduleRow(api(), id)
      await requestTestReport(api().context, { user: staff }, id)
      breakDisk()
      for (const seconds of [0, 30, 60, 120]) {
        api().wait(seconds * 1000)
        await api().context.jobs.trigger('send-test-report')
      }
      mendDisk()
      await api().context.jobs.trigger('send-mail')
      const mails = await readBy(sink, staff.email)
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringContaining('Test not sent: report of \u2068Autumn\u2069'),
      ])
      expect(mails[0]?.text).toContain('Its file could not be created after several attempts.')
      expect(await scheduleRow(api(), id)).toEqual(before)
      await endSchedule(api().context.db, { user: staff }, id)
    })

    it('is tried three times; its owner is emailed about the first of several failures', async () => {
      api().wait(Date.parse('2025-11-01T12:00Z') - api().context.now().getTime())
      const { id } = await createSchedule(api(), staff, { campaignID: await ownCampaign(staff) })
      breakDisk()
      await at(api(), '2025-11-02T08:00:00Z')
      await at(api(), '2025-11-02T08:00:30Z')
      expect(await scheduleRow(api(), id)).toMatchObject({ lastResult: null, failures: 0 })
      await wholeDay('2025-11-02')
      expect(await scheduleRow(api(), id)).toMatchObject({
        lastResult: 'failed',
        lastProblem: 'Its file could not be created after several attempts.',
        failures: 1,
        nextRunAt: new Date('2025-11-03T08:00Z'),
      })
      const [told] = await readBy(sink, staff.email)
      expect(told?.subject).toBe('Not sent: report of \u2068Autumn\u2069, 1 Nov 2025')
      expect(told?.text).toContain('Its file could not be created after several attempts.')
      expect(told?.text).toContain('The next one is due on Mon 3 Nov 2025 at 09:00 (GMT+01:00) Europe/Berlin.')
      await wholeDay('2025-11-03')
      expect([(await scheduleRow(api(), id)).failures, sink.mails.length]).toEqual([2, 1])

      mendDisk()
      await wholeDay('2025-11-04')
      expect(await scheduleRow(api(), id)).toMatchObject({ lastResult: 'sent', lastProblem: null, failures: 0 })
      expect(sink.to(CLIENT)).toHaveLength(1)
      breakDisk()
      await wholeDay('2025-11-05')
      const subjects = (await readBy(sink, staff.email)).map(({ subject }) => subject?.split(':')[0])
      expect([(await scheduleRow(api(), id)).failures, subjects]).toEqual([1, ['Not sent', 'Sent again', 'Not sent']])
      mendDisk()
      await endSchedule(api().context.db, { user: staff }, id)
    })

    it('is sent when the disk recovers within three attempts', async () => {
      const { id } = await createSchedule(api(), staff, { campaignID: await ownCampaign(staff) })
      breakDisk()
      await at(api(), '2025-11-06T08:00:00Z')
      mendDisk()
      await at(api(), '2025-11-06T08:00:30Z')
      const [parsed] = await readBy(sink, CLIENT)
      expect([parsed?.subject, sink.mails.length]).toEqual(['Report of \u2068Autumn\u2069, 5 Nov 2025', 1])
      await endSchedule(api().context.db, { user: staff }, id)
    })

    it('is not sent for a disabled owner, and its list entry says so', async () => {
      const { db, now } = api().context
      const { id } = await createSchedule(api(), agency, { campaignID: await ownCampaign(agency) })
      await db.update(user).set({ disabledAt: now() }).where(eq(user.id, agency.id))
      await at(api(), '2025-11-07T08:00:00Z')
      const { lastProblem, nextRunAt } = await scheduleRow(api(), id)
      expect([sink.mails, lastProblem]).toEqual([[], 'The account of the person who set it up is disabled.'])
      expect(nextRunAt).toEqual(new Date('2025-11-08T08:00Z'))
      await db.update(user).set({ disabledAt: null }).where(eq(user.id, agency.id))
      breakDisk()
      await wholeDay('2025-11-08')
      expect(sink.mails.map(({ to }) => to)).toEqual([[agency.email]])
      mendDisk()
      await at(api(), '2025-11-09T08:00:00Z')
      expect([sink.to(CLIENT).length, (await scheduleRow(api(), id)).lastResult]).toEqual([1, 'sent'])
      await endSchedule(db, { user: agency }, id)
    })

    it('is not sent for an owner without access, who gets one email that does not name the campaign', async () => {
      const { db } = api().context
      const campaignID = await ownCampaign(agency)
      const { id } = await createSchedule(api(), agency, { campaignID })
      await db.update(campaign).set({ ownerID: staff.id, name: 'Secret' }).where(eq(campaign.id, campaignID))
      await at(api(), '2025-11-10T08:00:00Z')
      await at(api(), '2025-11-11T08:00:00Z')
      const { lastResult, lastProblem, failures } = await scheduleRow(api(), id)
      expect([lastResult, lastProblem, failures]).toEqual([
        'failed',
        'The person who set it up no longer has access to the campaign.',
        2,
      ])
      expect(sink.mails.map(({ to }) => to)).toEqual([[agency.email]])
      const [told] = await readBy(sink, agency.email)
      expect(told?.subject).toBe('One of your scheduled reports has stopped')
      expect(told?.text).toContain('(daily) is no longer sent, because you no longer have access to its campaign.')
      expect(sink.mails[0]?.raw).not.toMatch(new RegExp(`Secret|Autumn|${campaignID}`))
      await endSchedule(db, { user: staff }, id)
    })

    it('emails its owner once when it has no confirmed recipients, and is sent after a confirmation', async () => {
      const { db, now } = api().context
      const { id } = await askSchedule(api(), staff, { campaignID: await ownCampaign(staff) })
      await at(api(), '2025-11-12T08:00:00Z')
      await at(api(), '2025-11-13T08:00:00Z')
      expect(await scheduleRow(api(), id)).toMatchObject({
        lastProblem: 'No recipient has confirmed yet, or all have unsubscribed.',
        failures: 2,
      })
      const [told] = await readBy(sink, staff.email)
      expect([told?.subject, sink.to(staff.email).length]).toEqual([
        'Not sent: report of \u2068Autumn\u2069, 11 Nov 2025',
        1,
      ])
      expect((await readBy(sink, CLIENT)).map(({ subject }) => subject)).toEqual(['Confirm report emails from Placard'])
      await db.update(scheduleRecipient).set({ confirmedAt: now() }).where(eq(scheduleRecipient.scheduleID, id))
      await at(api(), '2025-11-14T08:00:00Z')
      expect((await readBy(sink, CLIENT)).at(-1)?.subject).toBe('Report of \u2068Autumn\u2069, 13 Nov 2025')
      await endSchedule(db, { user: staff }, id)
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
