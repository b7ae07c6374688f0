import { latestRun, nextRun, type ScheduleRun, type User } from '@placard/domain'
import { and, eq, isNull } from 'drizzle-orm'
import { campaign, scheduledReport, scheduledRun, user } from './schema.js'
import { userColumns } from './sessions.js'
import type { Db } from './store.js'

/** A row of the `scheduled_report` table. */
export type ScheduleRow = typeof scheduledReport.$inferSelect

/** A schedule whose time has come. */
export interface DueSchedule {
  schedule: ScheduleRow
  campaignName: string
  campaignOwnerID: string
  owner: User
  isOwnerDisabled: boolean
  /** The last of its runs that are due; undefined when none is or it was sent already. */
  run: ScheduleRun | undefined
}

const flight = { start: campaign.start, end: campaign.end }
const periodOf = ({ start, end }: ScheduleRun) => `${start}/${end}`

/**
 * A schedule and the run that is due. After a pause of all servers that is the latest period that was missed: nobody
 * wants ten mails at once about days long gone. Undefined when the schedule was ended or is paused.
 */
export async function findDueSchedule(db: Db, id: string, now: Date): Promise<DueSchedule | undefined> {
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
    .where(and(eq(scheduledReport.id, id), isNull(scheduledReport.pausedAt)))
  if (!found) return undefined
  const { flight: days, disabledAt, ...rest } = found
  const latest = latestRun(found.schedule, days, now)
  const run = latest && (await isSent(db, id, latest)) ? undefined : latest
  return { ...rest, isOwnerDisabled: disabledAt !== null, run }
}

/** Whether the period of a run was taken as sent. */
export async function isSent(db: Db, id: string, run: ScheduleRun): Promise<boolean> {
  const found = await db
    .select({ id: scheduledRun.scheduleID })
    .from(scheduledRun)
    .where(and(eq(scheduledRun.scheduleID, id), eq(scheduledRun.period, periodOf(run))))
  return found.length > 0
}

/** Takes a period as sent. False when it was taken before: then nothing of it may be sent again. */
export async function takePeriod(
  tx: Db,
  scheduleID: string,
  run: ScheduleRun,
  { mails, now }: { mails: number; now: Date },
): Promise<boolean> {
  const taken = await tx
    .insert(scheduledRun)
    .values({ scheduleID, period: periodOf(run), mails, finishedAt: now })
    .onConflictDoNothing()
    .returning({ id: scheduledRun.scheduleID })
  return taken.length > 0
}

/** Locks a schedule and says when it runs next as its campaign is now; undefined when the schedule was ended. */
export async function lockSchedule(
  tx: Db,
  id: string,
  now: Date,
): Promise<{ schedule: ScheduleRow; next: ScheduleRun | undefined } | undefined> {
  const [found] = await tx
    .select({ schedule: scheduledReport, flight })
    .from(scheduledReport)
    .innerJoin(campaign, eq(campaign.id, scheduledReport.campaignID))
    .where(eq(scheduledReport.id, id))
    .for('update', { of: scheduledReport })
  return found && { schedule: found.schedule, next: nextRun(found.schedule, found.flight, now) }
}

/** Writes down how a run went and when the next one is. */
export async function noteRun(
  tx: Db,
  id: string,
  run: Partial<Pick<ScheduleRow, 'nextRunAt' | 'lastRunAt' | 'lastResult' | 'lastProblem' | 'failures'>>,
): Promise<void> {
  await tx.update(scheduledReport).set(run).where(eq(scheduledReport.id, id))
}
