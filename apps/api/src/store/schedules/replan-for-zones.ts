import { nextRun } from '@placard/domain/internal/schedule'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { campaign, scheduledReport } from '../schema.js'
import type { Db } from '../store.js'
import { planSchedule } from './schedules.js'

/** Larger than any change of a zone's offset, and smaller than the time between two runs. */
const MAX_SHIFT_MS = 3 * 3_600_000

/**
 * Plans runs again that were planned with older zone data, so that a report at 08:00 is sent at 08:00 of the new rules.
 * Returns the number of changed schedules.
 */
export async function replanForZones(db: Db, now: Date): Promise<number> {
  const planned = await db
    .select({ schedule: scheduledReport, flight: { start: campaign.start, end: campaign.end } })
    .from(scheduledReport)
    .innerJoin(campaign, eq(campaign.id, scheduledReport.campaignID))
    .where(and(isNull(scheduledReport.pausedAt), gt(scheduledReport.nextRunAt, now)))
  let changed = 0
  for (const { schedule, flight } of planned) {
    const { id, nextRunAt } = schedule
    if (!nextRunAt) continue
    const runAt = nextRun(schedule, flight, new Date(nextRunAt.getTime() - MAX_SHIFT_MS))?.runAt
    if (!runAt || runAt.getTime() === nextRunAt.getTime()) continue
    if (Math.abs(runAt.getTime() - nextRunAt.getTime()) > MAX_SHIFT_MS) continue
    changed += await db.transaction(async (tx) => {
      const isUnchanged = and(eq(scheduledReport.id, id), eq(scheduledReport.nextRunAt, nextRunAt))
      const [locked] = await tx
        .select({ id: scheduledReport.id })
        .from(scheduledReport)
        .where(isUnchanged)
        .for('update')
      if (!locked) return 0
      await planSchedule(tx, id, { runAt, now })
      return 1
    })
  }
  return changed
}
