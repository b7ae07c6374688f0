import { latestRun } from '@placard/domain'
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { campaign, scheduledReport, scheduledRun } from '../schema.js'
import type { Db } from '../store.js'
import { nextUnsent } from './schedule-changes.js'
import { isSent } from './schedule-runs.js'
import { planSchedule, type ScheduleRow } from './schedules.js'

const DAY_MS = 86_400_000
/** Tolerance in ms: another server may have finished a run just now. */
const TOLERANCE_MS = 300_000

/** Longest time in days until the next run: two periods, since a change of the time of day may skip one. */
const LONGEST_DAYS: Readonly<Partial<Record<ScheduleRow['frequency'], number>>> = { Daily: 2, Weekly: 14, Monthly: 62 }

const plannedTooLate = (now: Date) =>
  or(
    ...Object.entries(LONGEST_DAYS).map(([frequency, days]) =>
      and(
        eq(scheduledReport.frequency, frequency as ScheduleRow['frequency']),
        gt(scheduledReport.nextRunAt, new Date(now.getTime() + days * DAY_MS + TOLERANCE_MS)),
      ),
    ),
  )

/**
 * Undoes what a clock that was ahead did to schedules: runs that finished in the future do not count as sent, and a
 * schedule whose next run is later than its rule allows is planned again, at once for a period that was missed. Returns the number of replanned schedules.
 */
export async function replanSchedules(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const undone = await tx
      .delete(scheduledRun)
      .where(gt(scheduledRun.finishedAt, new Date(now.getTime() + TOLERANCE_MS)))
      .returning({ id: scheduledRun.scheduleID })
    const ids = [...new Set(undone.map(({ id }) => id))]
    const found = await tx
      .select({ schedule: scheduledReport, flight: { start: campaign.start, end: campaign.end } })
      .from(scheduledReport)
      .innerJoin(campaign, eq(campaign.id, scheduledReport.campaignID))
      .where(and(isNull(scheduledReport.pausedAt), or(inArray(scheduledReport.id, ids), plannedTooLate(now))))
      .orderBy(asc(scheduledReport.id))
      .for('update', { of: scheduledReport })
    for (const { schedule, flight } of found) {
      const due = latestRun(schedule, flight, now)
      const isMissed = due && due.runAt > schedule.createdAt && !(await isSent(tx, schedule.id, due))
      const runAt = isMissed ? now : await nextUnsent(tx, schedule.id, schedule, flight, now)
      await planSchedule(tx, schedule.id, { runAt, now })
    }
    return found.length
  })
}
