import {
  MAX_RUNS_SHOWN,
  NOBODY_TO_SEND_TO,
  RUN_NOT_FOUND,
  SCHEDULE_NOT_FOUND,
  type ScheduleRepeat,
  type ScheduleRunResult,
} from '@placard/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { Refusal } from '../../refusal.js'
import { queueJob } from '../jobs.js'
import { campaign, job, scheduledReport, scheduleHistory } from '../schema.js'
import type { Db } from '../store.js'
import type { Viewer } from '../visibility.js'
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

/** Returns the owner of a schedule's campaign. Throws a `Refusal` if the viewer may not see the schedule. */
async function findVisible(db: Db, viewer: Viewer, id: string): Promise<{ campaignOwnerID: string }> {
  const [found] = await db
    .select({ campaignOwnerID: campaign.ownerID })
    .from(scheduledReport)
    .innerJoin(campaign, eq(campaign.id, scheduledReport.campaignID))
    .where(and(eq(scheduledReport.id, id), isVisible(db, viewer)))
  if (!found) throw new Refusal(404, SCHEDULE_NOT_FOUND)
  return found
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
 * Queues a period of the history to be sent again; requested again before it is sent, it is sent once. Throws a
 * `Refusal`.
 */
export async function requestRepeat(
  { db, now: clock }: Pick<Context, 'db' | 'now'>,
  viewer: Viewer,
  { id, ...period }: ScheduleRepeat,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock()
    const found = await findVisible(tx, viewer, id)
    if ((await tx.$count(scheduleHistory, isOfPeriod(id, period))) === 0) throw new Refusal(404, RUN_NOT_FOUND)
    const { active } = await findReportRecipients(tx, { id, ...found })
    if (active.length === 0) throw new Refusal(409, NOBODY_TO_SEND_TO)
    await queueJob(tx, { kind: 'repeat-report', subjectID: repeatSubject(id, period), dueAt: now, now })
  })
}
