import type { User } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { createId } from '@placard/domain/internal/text'
import type { ScheduledReport } from '@placard/domain/schedule'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { campaign, job, mail, scheduledReport } from '../store/schema.js'
import { type SinkRules, startEmailSink } from '../testing/email-sink.js'
import { askSchedule, at, createSchedule, readBy } from '../testing/schedule-fixtures.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'

const sink = await startEmailSink()
afterAll(sink.down)

const [staff, agency] = DEMO_USERS
const IDA = 'ida@kunde.test'
const BO = 'bo@kunde.test'
const GONE = 'gone@kunde.test'

/** Refuses some addresses with a reply. */
const refuse =
  (replies: Record<string, string>): NonNullable<SinkRules['recipient']> =>
  (address) =>
    replies[address]

describeApiOnBothDatabases(
  'a scheduled report that mail servers refuse',
  (api) => {
    let campaignID = ''

    const shown = async (id: string, user: User = staff): Promise<ScheduledReport> => {
      const cookie = await api().signIn(user.email)
      const { body } = await api().call(endpoints.scheduledReports, { cookie, query: { campaignID } })
      const found = endpoints.scheduledReports.response.parse(body).data.find((each) => each.id === id)
      if (!found) throw new Error('The schedule is not listed.')
      return found
    }
    const retry = async (id: string, email: string): Promise<ScheduledReport> => {
      const cookie = await api().signIn(staff.email)
      const { body } = await api().call(endpoints.retryRecipient, { cookie, body: { id, email } })
      return endpoints.retryRecipient.response.parse(body).data
    }
    /** Runs the jobs at a time, and again when the owner is told. */
    const runDay = async (day: string) => {
      await at(api(), `${day}T08:00:00Z`)
      await at(api(), `${day}T08:00:30Z`)
      api().wait(10 * 60_000)
      await api().context.jobs.trigger('tell-undelivered')
      await api().context.jobs.trigger('send-mail')
    }
    const received = () => sink.mails.map(({ to }) => to[0]).toSorted()

    beforeEach(async () => {
      const { db, now } = api().context
      await db.delete(scheduledReport)
      await db.delete(mail)
      await db.delete(job)
      campaignID = createId()
      const row = { id: campaignID, ownerID: staff.id, name: 'Autumn', createdAt: now(), updatedAt: now() }
      await db.insert(campaign).values(row)
      sink.rules = {}
      sink.mails.length = 0
    })

    it('reaches the others, once; says whom it did not reach; and tells its owner once', async () => {
      sink.rules.recipient = refuse({ [GONE]: '550 5.1.1 No such mailbox' })
      const { id } = await createSchedule(api(), staff, { campaignID, recipients: [IDA, GONE, BO] })
      await runDay('2025-11-03')
      expect(received()).toEqual([BO, staff.email, IDA].toSorted())
      const { undelivered, lastDelivery, lastResult } = await shown(id)
      expect(undelivered).toEqual([
        {
          email: GONE,
          at: '2025-11-03T08:00:00.000Z',
          problem: 'The mail server says that this address does not exist.',
          skipped: true,
        },
      ])
      expect([lastResult, lastDelivery]).toEqual(['sent', { emails: 3, undelivered: 1, pending: 0 }])
      const [told] = await readBy(sink, staff.email)
      expect(told?.subject).toBe('Not delivered to 1 recipient: report of \u2068Autumn\u2069')
      expect(told?.text).toContain(`\u2068${GONE}\u2069: The mail server says that this address does not exist.`)
      expect(told?.text).toContain(`${api().config.publicUrl}/campaigns/${campaignID}?tab=schedules`)

      await runDay('2025-11-04')
      await runDay('2025-11-05')
      expect(sink.to(staff.email)).toHaveLength(1)
      expect([sink.to(IDA).length, sink.to(BO).length]).toEqual([3, 3])
      expect((await shown(id)).lastDelivery).toEqual({ emails: 2, undelivered: 0, pending: 0 })
      expect(await api().context.db.$count(mail)).toBe(0)
    })

    it('is sent to a refused address again when somebody retries it', async () => {
      sink.rules.recipient = refuse({ [GONE]: '550 5.1.1 No such mailbox' })
      const { id } = await createSchedule(api(), staff, { campaignID, recipients: [IDA, GONE] })
      await runDay('2025-11-06')
      expect((await retry(id, GONE)).undelivered).toEqual([])
      await runDay('2025-11-07')
      expect((await shown(id)).undelivered).toMatchObject([{ email: GONE, at: '2025-11-07T08:00:00.000Z' }])
      expect(sink.to(staff.email)).toHaveLength(2)
      sink.rules = {}
      await retry(id, GONE)
      await runDay('2025-11-08')
      expect(sink.to(GONE)).toHaveLength(1)
      expect(await shown(id)).toMatchObject({
        undelivered: [],
        lastDelivery: { emails: 2, undelivered: 0, pending: 0 },
      })
    })

    it('has failed if nobody got it, and its owner is told once, also by the runs after it', async () => {
      sink.rules.recipient = refuse({ [IDA]: '550 5.2.1 Disabled', [BO]: '553 Not here' })
      const { id } = await createSchedule(api(), staff, { campaignID, recipients: [IDA, BO] })
      await runDay('2025-11-10')
      expect(await shown(id)).toMatchObject({
        lastResult: 'failed',
        lastProblem: 'None of its emails could be delivered.',
        lastDelivery: { emails: 2, undelivered: 2, pending: 0 },
      })
      await runDay('2025-11-11')
      await runDay('2025-11-12')
      expect(await shown(id)).toMatchObject({
        lastResult: 'failed',
        lastProblem: 'Mail servers refused its recipients. Try them again or change them.',
        lastDelivery: null,
      })
      expect((await readBy(sink, staff.email)).map(({ subject }) => subject)).toEqual([
        'Not delivered to 2 recipients: report of \u2068Autumn\u2069',
      ])
    })

    it('shows an owner whose own address is refused the failure in the console only', async () => {
      sink.rules.recipient = refuse({ [staff.email]: '550 5.1.1 No such mailbox', [IDA]: '550 5.1.1 No such mailbox' })
      const { id } = await createSchedule(api(), staff, { campaignID, recipients: [staff.email, IDA, BO] })
      await runDay('2025-11-13')
      expect(received()).toEqual([BO])
      expect((await shown(id)).undelivered.map(({ email }) => email)).toEqual([staff.email, IDA])
      expect(await api().context.db.$count(mail)).toBe(0)
      expect(await api().context.db.$count(job, eq(job.kind, 'tell-undelivered'))).toBe(0)
    })

    it('is sent to an address again whose server refused only the email, and its owner is told once in a row', async () => {
      sink.rules.data = (_, address) => (address === GONE ? '550 5.7.1 Looks like spam' : undefined)
      const { id } = await createSchedule(api(), staff, { campaignID, recipients: [IDA, GONE] })
      await runDay('2025-11-14')
      await runDay('2025-11-15')
      expect((await shown(id)).undelivered).toEqual([
        {
          email: GONE,
          at: '2025-11-15T08:00:00.000Z',
          problem: 'The mail server refused the email because of its rules, for example against spam.',
          skipped: false,
        },
      ])
      expect(sink.to(staff.email)).toHaveLength(1)
      sink.rules = {}
      await runDay('2025-11-16')
      expect([(await shown(id)).undelivered, sink.to(GONE).length]).toEqual([[], 1])
      sink.rules.recipient = refuse({ [GONE]: '550 5.1.1 No such mailbox' })
      await runDay('2025-11-17')
      expect(sink.to(staff.email)).toHaveLength(2)
    })

    it('waits for a full mailbox, and is given up after three days', async () => {
      sink.rules.recipient = refuse({ [GONE]: '552 5.2.2 Mailbox full' })
      const { id } = await createSchedule(api(), staff, { campaignID, recipients: [IDA, GONE] })
      await runDay('2025-11-18')
      expect(await shown(id)).toMatchObject({
        undelivered: [],
        lastDelivery: { emails: 2, undelivered: 0, pending: 1 },
      })
      await runDay('2025-11-21')
      expect((await shown(id)).undelivered).toMatchObject([
        { problem: 'The mailbox was full for three days.', skipped: false },
      ])
      expect(sink.to(staff.email)).toHaveLength(1)
    })

    it('is kept, for all recipients, while the mail server does not accept our sender', async () => {
      sink.rules.sender = '553 5.1.8 Sender rejected'
      const { id } = await createSchedule(api(), staff, { campaignID, recipients: [IDA, BO] })
      await runDay('2025-11-24')
      expect(await shown(id)).toMatchObject({
        undelivered: [],
        lastDelivery: { emails: 2, undelivered: 0, pending: 2 },
      })
      sink.rules = {}
      await at(api(), '2025-11-24T09:00:00Z')
      expect(received()).toEqual([BO, IDA])
    })

    it('marks a recipient whose confirmation email was refused, until it is sent again', async () => {
      sink.rules.recipient = refuse({ [GONE]: '550 5.1.1 No such mailbox' })
      const { id } = await askSchedule(api(), staff, { campaignID, recipients: [GONE] })
      await api().context.jobs.trigger('send-mail')
      expect(await shown(id)).toMatchObject({ waiting: [GONE], undelivered: [{ email: GONE, skipped: true }] })
      sink.rules = {}
      const cookie = await api().signIn(staff.email)
      await api().call(endpoints.askRecipient, { cookie, body: { id, email: GONE } })
      await api().context.jobs.trigger('send-mail')
      expect([(await shown(id)).undelivered, sink.to(GONE).length]).toEqual([[], 1])
    })

    it('shows a refused test to the user who requested it', async () => {
      sink.rules.recipient = refuse({ [agency.email]: '550 5.1.1 No such mailbox' })
      const { db } = api().context
      await db.update(campaign).set({ ownerID: agency.id }).where(eq(campaign.id, campaignID))
      const { id } = await createSchedule(api(), staff, { campaignID, recipients: [IDA] })
      const cookie = await api().signIn(agency.email)
      const test = async () => {
        await api().call(endpoints.testScheduledReport, { cookie, body: { id } })
        await api().context.jobs.trigger('send-test-report')
        await api().context.jobs.trigger('send-mail')
      }
      await test()
      expect((await shown(id, agency)).testProblem?.problem).toBe(
        'The mail server says that this address does not exist.',
      )
      expect((await shown(id)).testProblem).toBeNull()
      sink.rules = {}
      await test()
      expect([(await shown(id, agency)).testProblem, sink.to(agency.email).length]).toEqual([null, 1])
    })

    it('keeps the mark of a refused recipient when the schedule changes, and drops it with the recipient', async () => {
      sink.rules.recipient = refuse({ [GONE]: '550 5.1.1 No such mailbox' })
      const created = await createSchedule(api(), staff, { campaignID, recipients: [IDA, GONE] })
      await runDay('2025-11-26')
      const { id, frequency, type, format, tzCode, time, withVideo } = created
      const cookie = await api().signIn(staff.email)
      const save = (recipients: string[]) =>
        api().call(endpoints.updateScheduledReport, {
          cookie,
          body: { id, frequency, type, format, tzCode, time, withVideo, recipients },
        })
      await save([GONE, IDA])
      expect((await shown(id)).undelivered).toHaveLength(1)
      sink.rules = {}
      await save([IDA])
      await save([IDA, GONE])
      expect((await shown(id)).undelivered).toEqual([])
    })
  },
  { PLACARD_SMTP_URL: sink.url },
)
