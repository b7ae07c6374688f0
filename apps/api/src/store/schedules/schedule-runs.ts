import type { User } from '@placard/domain/account'
import {
  dailyEmailsReached,
  latestRun,
  MAX_RUNS_SHOWN,
  nextRun,
  runsBetween,
  SCHEDULE_NOT_FOUND,
} from '@placard/domain/internal/schedule'
import type { Flight, ScheduleRule, ScheduleRun } from '@placard/domain/schedule'
import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '../../refusal.js'
import { userColumns } from '../accounts/sessions.js'
import type { EmailPurpose } from '../emails.js'
import { queueJob } from '../jobs.js'
import { campaign, scheduledReport, scheduledRun, user } from '../schema.js'
import type { Db } from '../store.js'
import type { StoreParts } from '../store-parts.js'
import type { Viewer } from '../visibility.js'
import { takeDailyEmails } from './daily-emails.js'
import { isVisible, type ScheduleRow } from './schedules.js'

/** Schedule with what its emails need. */
export interface ScheduleAbout {
  schedule: ScheduleRow
  campaignName: string
  campaignOwnerID: string
  owner: User
  isOwnerDisabled: boolean
}

/** Schedule that is due. */
export interface DueSchedule extends ScheduleAbout {
  /** Latest due run; undefined if there is none or it was sent. */
  run: ScheduleRun | undefined
}

const flight = { start: campaign.start, end: campaign.end }
type Period = Pick<ScheduleRun, 'start' | 'end'>
const formatPeriod = ({ start, end }: Period) => `${start}/${end}`

/**
 * Returns a schedule and its due run. If servers were down, that is the latest missed period only: nobody wants ten
 * emails about the past. Undefined if the schedule was deleted or is paused.
 */
export async function findDueSchedule(db: Db, id: string, now: Date): Promise<DueSchedule | undefined> {
  const found = await findSchedule(db, id)
  if (!found || found.schedule.pausedAt !== null) return undefined
  const { flight: days, ...rest } = found
  const latest = latestRun(found.schedule, days, now)
  const run = latest && (await isSent(db, id, latest)) ? undefined : latest
  return { ...rest, run }
}

/** Returns a schedule with what its emails need; undefined if it was deleted. */
export async function findSchedule(db: Db, id: string): Promise<(ScheduleAbout & { flight: Flight }) | undefined> {
  const [found] = await db
    .select({
      schedule: scheduledReport,
      campaignName: campaign.name,
      campaignOwnerID: campaign.ownerID,
      flight,
      owner: userColumns,
      disabledAt: user.disabledAt,
    })
    .from(scheduledReport)
    .innerJoin(campaign, eq(campaign.id, scheduledReport.campaignID))
    .innerJoin(user, eq(user.id, scheduledReport.ownerID))
    .where(eq(scheduledReport.id, id))
  if (!found) return undefined
  const { disabledAt, ...rest } = found
  return { ...rest, isOwnerDisabled: disabledAt !== null }
}

/** Returns whether a run's period was sent. */
export async function isSent(db: Db, id: string, run: Period): Promise<boolean> {
  const found = await db
    .select({ id: scheduledRun.scheduleID })
    .from(scheduledRun)
    .where(and(eq(scheduledRun.scheduleID, id), eq(scheduledRun.period, formatPeriod(run))))
  return found.length > 0
}

/** Returns the purpose of the emails of a run in the history. */
export const reportPurpose = (scheduleID: string, run: Period, runID: string): EmailPurpose => ({
  kind: 'report',
  scheduleID,
  runID,
  period: formatPeriod(run),
})

/** Counts the emails of a period anew that is sent again, so that those that were given up no longer tell its result. */
export async function countAgain(tx: Db, scheduleID: string, run: Period, mails: number): Promise<void> {
  await tx
    .update(scheduledRun)
    .set({ mails, undelivered: 0 })
    .where(and(eq(scheduledRun.scheduleID, scheduleID), eq(scheduledRun.period, formatPeriod(run))))
}

/** Marks a period as sent. Returns false if it already was: then it must not be sent again. */
export async function claimPeriod(
  tx: Db,
  scheduleID: string,
  run: Period,
  { mails, now }: { mails: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(scheduledRun)
    .values({ scheduleID, period: formatPeriod(run), mails, finishedAt: now })
    .onConflictDoNothing()
    .returning({ id: scheduledRun.scheduleID })
  return rows.length > 0
}

/** Schedule that is locked. */
export interface LockedSchedule {
  schedule: ScheduleRow
  /** Next run by the campaign's current flight. */
  next: ScheduleRun | undefined
  /** Runs between the planned one and the latest that is due, if that was later: they were not sent. */
  missed: ScheduleRun[]
}

/** Locks a schedule and returns its runs; undefined if it was deleted. */
export async function lockSchedule(tx: Db, id: string, now: Date): Promise<LockedSchedule | undefined> {
  const [found] = await tx
    .select({ schedule: scheduledReport, flight })
    .from(scheduledReport)
    .innerJoin(campaign, eq(campaign.id, scheduledReport.campaignID))
    .where(eq(scheduledReport.id, id))
    .for('update', { of: scheduledReport })
  if (!found) return undefined
  const { schedule, flight: days } = found
  return { schedule, next: nextRun(schedule, days, now), missed: await findMissed(tx, schedule, days, now) }
}

async function findMissed(tx: Db, schedule: ScheduleRow, days: Flight, now: Date): Promise<ScheduleRun[]> {
  const latest = schedule.nextRunAt && latestRun(schedule, days, now)
  if (!schedule.nextRunAt || !latest) return []
  const runs = runsBetween(schedule, days, schedule.nextRunAt, latest.runAt, MAX_RUNS_SHOWN)
  const missed: ScheduleRun[] = []
  for (const run of runs) if (!(await isSent(tx, schedule.id, run))) missed.push(run)
  return missed
}

/** Returns the runs of a schedule that are due and were not sent, which nothing sends once its times have changed. */
export async function findOutstanding(tx: Db, schedule: ScheduleRow, days: Flight, now: Date): Promise<ScheduleRun[]> {
  const { id, nextRunAt } = schedule
  const latest = latestRun(schedule, days, now)
  if (!nextRunAt || !latest || latest.runAt < nextRunAt) return []
  const missed = await findMissed(tx, schedule, days, now)
  return (await isSent(tx, id, latest)) ? missed : [...missed, latest]
}

/** Stores the result of a run and the time of the next one. */
export async function recordRun(
  tx: Db,
  id: string,
  run: Partial<
    Pick<ScheduleRow, 'nextRunAt' | 'lastRunAt' | 'lastResult' | 'lastProblem' | 'failures' | 'failureToldAt'>
  >,
): Promise<void> {
  await tx.update(scheduledReport).set(run).where(eq(scheduledReport.id, id))
}

/**
 * Queues a test of a schedule for the viewer; requested again before it is sent, it is sent once. Throws a
 * `Refusal`.
 */
export async function requestTestReport(
  { db, config, now: clock }: Pick<StoreParts, 'db' | 'config' | 'now'>,
  viewer: Viewer & { user: User },
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock()
    const visible = and(eq(scheduledReport.id, id), isVisible(tx, viewer))
    if ((await tx.$count(scheduledReport, visible)) === 0) throw new Refusal('not-found', SCHEDULE_NOT_FOUND)
    const count = { emails: 1, limit: config.dailyEmails, now }
    if (!(await takeDailyEmails(tx, { userID: viewer.user.id }, count)))
      throw new Refusal('too-many', dailyEmailsReached(config.dailyEmails))
    await tx.update(scheduledReport).set({ testFailure: null }).where(visible)
    await queueJob(tx, { kind: 'send-test-report', subjectID: `${id} ${viewer.user.id}`, dueAt: now, now })
  })
}

/** Returns the last complete period of a schedule; before the end of the campaign, that is the day before. */
export const lastCompleteRun = (rule: ScheduleRule, flight: Flight, now: Date): ScheduleRun | undefined =>
  latestRun(rule, flight, now) ?? latestRun({ ...rule, frequency: 'Daily' }, flight, now)

/** Test of a schedule, its period and its reader. */
export interface ScheduleTest {
  schedule: ScheduleRow
  campaignName: string
  owner: User
  reader: User
  run: ScheduleRun
}

/**
 * Returns the test of a job, with the last complete period; before the end of the campaign, that is the day before.
 * Undefined if the schedule was deleted or the reader can no longer sign in.
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
  const run = lastCompleteRun(about.schedule, flight, now)
  return run && { ...about, reader, run }
}
