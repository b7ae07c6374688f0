import { DAY_MS } from '@placard/domain/internal/dates'
import { latestRun } from '@placard/domain/internal/schedule'
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { campaign, scheduledReport } from '../schema.js'
import type { Db } from '../store.js'
import { nextUnsent } from './schedule-changes.js'
import { isSent } from './schedule-runs.js'
import { planSchedule, type ScheduleRow } from './schedules.js'

/** Tolerance in ms: a day with a change of the clock has 25 hours. */
const TOLERANCE_MS = 2 * 3_600_000

/** Longest time in days until the next run. Rarely it is longer, when a schedule was changed; then its plan stays. */
const LONGEST_DAYS: Readonly<Partial<Record<ScheduleRow['frequency'], number>>> = { Daily: 1, Weekly: 7, Monthly: 31 }

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
 * Plans schedules again whose next run is later than their rule allows, because a clock that was ahead has run them: at
 * once for a period that was missed. Returns their number. Runs stay: under a clock that is behind, all of the last
 * days are in the future, and none of their periods may be sent twice.
 */
export async function replanSchedules(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ schedule: scheduledReport, flight: { start: campaign.start, end: campaign.end } })
      .from(scheduledReport)
      .innerJoin(campaign, eq(campaign.id, scheduledReport.campaignID))
      .where(and(isNull(scheduledReport.pausedAt), plannedTooLate(now)))
      .orderBy(asc(scheduledReport.id))
      .for('update', { of: scheduledReport })
    for (const { schedule, flight } of found) {
      const due = latestRun(schedule, flight, now)
      // Before the last run only if the schedule was changed since: what its new times had been is not missed.
      const { createdAt, lastRunAt } = schedule
      const since = lastRunAt && lastRunAt <= now ? lastRunAt : createdAt
      const isMissed = due && due.runAt > since && !(await isSent(tx, schedule.id, due))
      // Under a clock that is behind, the next run that was not sent is the one that is planned already.
      const after = new Date(Math.max(now.getTime(), createdAt.getTime()))
      const runAt = isMissed ? now : await nextUnsent(tx, schedule.id, schedule, flight, after)
      await planSchedule(tx, schedule.id, { runAt, now })
    }
    return found.length
  })
}
