import type { ScheduledReport, ScheduleInput, User } from '@placard/domain'
import { eq } from 'drizzle-orm'
import { type ParsedMail, simpleParser } from 'mailparser'
import { addSchedule } from '../store/schedules.js'
import { scheduledReport } from '../store/schema.js'
import type { MailSink } from './mail-sink.js'
import type { TestApp } from './test-app.js'

/** What is scheduled unless a test says otherwise. */
export const DAILY: Omit<ScheduleInput, 'campaignID'> = {
  frequency: 'Daily',
  type: 'Full',
  format: 'csv',
  tzCode: 'Europe/Berlin',
  time: '09:00',
  recipients: ['client@elsewhere.test'],
  withVideo: true,
}

/** Makes a schedule as its call does. */
export const makeSchedule = (
  { context: { db, now } }: TestApp,
  user: User,
  input: Partial<ScheduleInput> & { campaignID: string },
): Promise<ScheduledReport> => db.transaction((tx) => addSchedule(tx, { user }, { ...DAILY, ...input }, now()))

/** A schedule as it stands in the database. */
export async function scheduleRow({ context: { db } }: TestApp, id: string) {
  const [row] = await db.select().from(scheduledReport).where(eq(scheduledReport.id, id))
  if (!row) throw new Error(`No schedule ${id}`)
  return row
}

/** Moves the clock on to a moment and does all that is due then. */
export async function at(api: TestApp, moment: string): Promise<void> {
  api.wait(Date.parse(moment) - api.context.now().getTime())
  await api.context.jobs.poke('run-schedule')
  await api.context.jobs.poke('send-mail')
}

/** The mails to an address as a mail program reads them, the oldest first. */
export const readBy = (sink: MailSink, address: string): Promise<ParsedMail[]> =>
  Promise.all(sink.to(address).map(({ raw }) => simpleParser(raw)))
