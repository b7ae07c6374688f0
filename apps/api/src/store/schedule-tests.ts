import { dailyEmailsReached, latestRun, SCHEDULE_NOT_FOUND, type ScheduleRun, type User } from '@placard/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.js'
import { Refusal } from '../refusal.js'
import { takeDailyEmails } from './daily-emails.js'
import { queueJob } from './jobs.js'
import type { ScheduleRow } from './schedule-runs.js'
import { isVisible } from './schedules.js'
import { campaign, scheduledReport, user } from './schema.js'
import { userColumns } from './sessions.js'
import type { Db } from './store.js'
import type { Viewer } from './visibility.js'

/** Queues a test of a schedule to the viewer. Asked for again before it was sent, it is sent once. Throws a `Refusal`. */
export async function askForTest(
  { db, config, now: clock }: Pick<Context, 'db' | 'config' | 'now'>,
  viewer: Viewer & { user: User },
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock()
    const visible = and(eq(scheduledReport.id, id), isVisible(tx, viewer))
    if ((await tx.$count(scheduledReport, visible)) === 0) throw new Refusal(404, SCHEDULE_NOT_FOUND)
    const count = { emails: 1, limit: config.dailyEmails, now }
    if (!(await takeDailyEmails(tx, { userID: viewer.user.id }, count)))
      throw new Refusal(429, dailyEmailsReached(config.dailyEmails))
    await queueJob(tx, { kind: 'send-test-report', subjectID: `${id} ${viewer.user.id}`, dueAt: now, now })
  })
}

/** A test of a schedule, the period that it shows, and who gets it. */
export interface ScheduleTest {
  schedule: ScheduleRow
  campaignName: string
  owner: User
  reader: User
  run: ScheduleRun
}

/**
 * The test that a job is about, with the last period that is complete; before a campaign's end, that is the day before.
 * Undefined when the schedule was ended, or the reader can no longer sign in.
 */
export async function findScheduleTest(db: Db, subjectID: string, now: Date): Promise<ScheduleTest | undefined> {
  const [scheduleID = '', readerID = ''] = subjectID.split(' ')
  const [found] = await db
    .select({
      schedule: scheduledReport,
      campaignName: campaign.name,
      owner: userColumns,
      flight: { start: campaign.start, end: campaign.end },
    })
    .from(scheduledReport)
    .innerJoin(campaign, eq(campaign.id, scheduledReport.campaignID))
    .innerJoin(user, eq(user.id, scheduledReport.ownerID))
    .where(eq(scheduledReport.id, scheduleID))
  const [reader] = await db
    .select(userColumns)
    .from(user)
    .where(and(eq(user.id, readerID), isNull(user.disabledAt)))
  if (!found || !reader) return undefined
  const { flight, ...about } = found
  const run =
    latestRun(about.schedule, flight, now) ?? latestRun({ ...about.schedule, frequency: 'Daily' }, flight, now)
  return run && { ...about, reader, run }
}
