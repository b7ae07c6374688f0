import type { User } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import { DAY_MS } from '@placard/domain/internal/dates'
import { createId } from '@placard/domain/internal/text'
import type { ScheduledReport, ScheduleInput } from '@placard/domain/schedule'
import { eq, inArray } from 'drizzle-orm'
import { type Attachment, type ParsedMail, simpleParser } from 'mailparser'
import { beforeEach } from 'vitest'
import { randomSecret } from '../secrets.js'
import { addSchedule, endSchedule } from '../store/schedules/schedules.js'
import { dailyEmail, mail, scheduledReport, scheduleRecipient } from '../store/schema.js'
import type { EmailSink } from './email-sink.js'
import type { Received, TestApp } from './test-app.js'

/** Default schedule of tests. */
export const DAILY: Omit<ScheduleInput, 'campaignID'> = {
  frequency: 'Daily',
  type: 'Full',
  format: 'csv',
  tzCode: 'Europe/Berlin',
  time: '09:00',
  recipients: ['client@elsewhere.test'],
  withVideo: true,
}

/** Creates a schedule as its endpoint does; outside recipients are not confirmed yet. */
export const askSchedule = (
  { context }: TestApp,
  user: User,
  input: Partial<ScheduleInput> & { campaignID: string },
): Promise<ScheduledReport> =>
  context.db.transaction((tx) => addSchedule(tx, context, { user }, { ...DAILY, ...input }))

/** Creates a schedule with confirmed recipients, without sending confirmation emails. */
export async function createSchedule(
  api: TestApp,
  user: User,
  input: Partial<ScheduleInput> & { campaignID: string },
): Promise<ScheduledReport> {
  const { db, now } = api.context
  const schedule = await askSchedule(api, user, input)
  const ofSchedule = eq(scheduleRecipient.scheduleID, schedule.id)
  await db.update(scheduleRecipient).set({ confirmedAt: now(), confirmKey: null }).where(ofSchedule)
  await db
    .delete(mail)
    .where(inArray(mail.recipientID, db.select({ id: scheduleRecipient.id }).from(scheduleRecipient).where(ofSchedule)))
  // Tests make many schedules a day for one address.
  await db.delete(dailyEmail)
  return { ...schedule, waiting: [] }
}

/** Returns the row of a schedule. */
export async function scheduleRow({ context: { db } }: TestApp, id: string) {
  const [row] = await db.select().from(scheduledReport).where(eq(scheduledReport.id, id))
  if (!row) throw new Error(`No schedule ${id}`)
  return row
}

/** Advances the clock to a time and runs all due jobs. */
export async function at(api: TestApp, moment: string): Promise<void> {
  api.wait(Date.parse(moment) - api.context.now().getTime())
  await api.context.jobs.trigger('run-schedule')
  await api.context.jobs.trigger('send-mail')
}

/** Returns the emails to an address as a mail program parses them, oldest first. */
export const readBy = (sink: EmailSink, address: string): Promise<ParsedMail[]> =>
  Promise.all(sink.to(address).map(({ raw }) => simpleParser(raw)))

/** Returns the attached files of an email, without the pictures in its html. */
export const listFiles = (email: Pick<ParsedMail, 'attachments'> | undefined): Attachment[] =>
  email?.attachments.filter(({ related }) => !related) ?? []

/** Returns rows of confirmed recipients, for schedules that a test inserts itself. */
export const confirmedRows = (scheduleID: string, emails: readonly string[], confirmedAt: Date) =>
  emails.map((email, position) => ({
    id: createId(),
    scheduleID,
    email,
    position,
    unsubscribeToken: randomSecret(),
    confirmedAt,
  }))

/** Steps of tests about the emails of scheduled reports. Before each test it removes schedules, counts and emails. */
export function scheduleSteps(api: () => TestApp, sink: EmailSink, campaignID: string, owner: User) {
  const send = () => api().context.jobs.trigger('send-mail')
  beforeEach(async () => {
    const { db } = api().context
    await db.delete(scheduledReport)
    await db.delete(dailyEmail)
    await send()
    sink.mails.length = 0
  })
  return {
    send,
    /** Creates a schedule by its call, as the user with this email. */
    schedule: async (changes: Partial<ScheduleInput>, email: string = owner.email): Promise<Received> =>
      api().call(endpoints.scheduleReport, {
        cookie: await api().signIn(email),
        body: { campaignID, ...DAILY, ...changes },
      }),
    stop: (id: string) => endSchedule(api().context.db, { user: owner }, id),
    /** 09:00 UTC of the day after the app's clock. */
    tomorrow: () => new Date(Math.ceil(api().context.now().getTime() / DAY_MS) * DAY_MS + 9 * 3_600_000).toISOString(),
  }
}
