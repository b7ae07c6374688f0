import {
  dailyEmailsReached,
  MAX_RUNS_SHOWN,
  NOBODY_TO_SEND_TO,
  RUN_NOT_FOUND,
  RUN_NOT_NEWEST,
  SCHEDULE_NOT_FOUND,
  type ScheduleRepeat,
} from '@placard/domain/internal/schedule'
import type { ScheduleRunResult } from '@placard/domain/schedule'
import { and, eq, inArray } from 'drizzle-orm'
import { Refusal } from '../../refusal.js'
import { queueJob } from '../jobs.js'
import { campaign, job, scheduledReport, scheduleHistory } from '../schema.js'
import type { Db } from '../store.js'
import type { StoreParts } from '../store-parts.js'
import type { UserViewer, Viewer } from '../visibility.js'
import { takeDailyEmails } from './daily-emails.js'
import { isOfPeriod, latestFirst, type Period } from './run-results.js'
import { findReportRecipients } from './schedule-recipients.js'
import { isVisible } from './schedules.js'

type HistoryRow = typeof scheduleHistory.$inferSelect

const repeatSubject = (scheduleID: string, { start, end }: Period) => `${scheduleID} ${start}/${end}`

/** Returns the schedule and the period of a job's subject. */
export function readRepeatSubject(subjectID: string): { scheduleID: string; period: Period } {
  const [scheduleID = '', period = ''] = subjectID.split(' ')
  const [start = '', end = ''] = period.split('/')
  return { scheduleID, period: { start, end } }
}

function shown(row: HistoryRow, pending: ReadonlySet<string>): ScheduleRunResult {
  const { id, start, end, at, result, problem, isRepeated, recipients, emails, undelivered, fileName, fileBytes } = row
  return {
    ...{ id, start, end, result, problem, recipients, emails, undelivered },
    at: at.toISOString(),
    repeated: isRepeated,
    file: fileName === null ? null : { name: fileName, bytes: fileBytes ?? 0 },
    pending: pending.has(repeatSubject(row.scheduleID, row)),
  }
}

/**
 * Returns a schedule with the owner of its campaign, locked on request. Throws a `Refusal` if the viewer may not see
 * it.
 */
async function findVisible(db: Db, viewer: Viewer, id: string, isLocked = false): Promise<{ campaignOwnerID: string }> {
  const query = db
    .select({ campaignOwnerID: campaign.ownerID })
    .from(scheduledReport)
    .innerJoin(campaign, eq(campaign.id, scheduledReport.campaignID))
    .where(and(eq(scheduledReport.id, id), isVisible(db, viewer)))
    .$dynamic()
  const [found] = await (isLocked ? query.for('update', { of: scheduledReport }) : query)
  if (!found) throw new Refusal('not-found', SCHEDULE_NOT_FOUND)
  return found
}

/** Returns the period of a run. Throws a `Refusal` if the period has a later run, which the user has not seen. */
async function findNewest(tx: Db, scheduleID: string, runID: string): Promise<Period> {
  const isRun = and(eq(scheduleHistory.scheduleID, scheduleID), eq(scheduleHistory.id, runID))
  const [run] = await tx.select().from(scheduleHistory).where(isRun)
  if (!run) throw new Refusal('not-found', RUN_NOT_FOUND)
  const [newest] = await tx
    .select({ id: scheduleHistory.id })
    .from(scheduleHistory)
    .where(isOfPeriod(scheduleID, run))
    .orderBy(...latestFirst)
    .limit(1)
  if (newest?.id !== runID) throw new Refusal('conflict', RUN_NOT_NEWEST)
  return run
}

/** Returns the latest runs of a schedule, newest first. Throws a `Refusal`. */
export async function listRuns(db: Db, viewer: Viewer, id: string): Promise<ScheduleRunResult[]> {
  await findVisible(db, viewer, id)
  const rows = await db
    .select()
    .from(scheduleHistory)
    .where(eq(scheduleHistory.scheduleID, id))
    .orderBy(...latestFirst)
    .limit(MAX_RUNS_SHOWN)
  if (rows.length === 0) return []
  const subjects = rows.map((row) => repeatSubject(id, row))
  const queued = await db
    .select({ subject: job.subjectID })
    .from(job)
    .where(and(eq(job.kind, 'repeat-report'), inArray(job.subjectID, subjects)))
  const pending = new Set(queued.map(({ subject }) => subject))
  return rows.map((row) => shown(row, pending))
}

/**
 * Queues a period of the history to be sent again, at the cost of the viewer's emails of the day; requested again
 * before it is sent, it is sent and counted once. Throws a `Refusal`.
 */
export async function requestRepeat(
  { db, config, now: clock }: Pick<StoreParts, 'db' | 'config' | 'now'>,
  viewer: UserViewer,
  { id, runID }: ScheduleRepeat,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock()
    // The job that sends it locks the schedule too, so that two requests about one run cannot both be met.
    const found = await findVisible(tx, viewer, id, true)
    const period = await findNewest(tx, id, runID)
    const { active } = await findReportRecipients(tx, { id, ...found })
    if (active.length === 0) throw new Refusal('conflict', NOBODY_TO_SEND_TO)
    const subjectID = repeatSubject(id, period)
    const isQueued = and(eq(job.kind, 'repeat-report'), eq(job.subjectID, subjectID))
    // The emails of a pending repetition were counted by its first request.
    const emails = (await tx.$count(job, isQueued)) > 0 ? 0 : active.length
    const count = { emails, limit: config.dailyEmails, now }
    if (!(await takeDailyEmails(tx, { userID: viewer.user.id }, count)))
      throw new Refusal('too-many', dailyEmailsReached(config.dailyEmails))
    await queueJob(tx, { kind: 'repeat-report', subjectID, dueAt: now, now })
  })
}
