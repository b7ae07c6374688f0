import { MAX_RUNS_SHOWN, SCHEDULE_PROBLEMS } from '@placard/domain/internal/schedule'
import { createId } from '@placard/domain/internal/text'
import type { ScheduleRun } from '@placard/domain/schedule'
import { and, desc, eq, inArray, notInArray, type SQLWrapper } from 'drizzle-orm'
import { scheduleHistory } from '../schema.js'
import type { Db } from '../store.js'

/** First and last day of a run. */
export type Period = Pick<ScheduleRun, 'start' | 'end'>

/** Order of the history. */
export const latestFirst = [desc(scheduleHistory.at), desc(scheduleHistory.id)] as const

/** Returns the condition for the entries of a period. */
export const isOfPeriod = (scheduleID: string, { start, end }: Period) =>
  and(eq(scheduleHistory.scheduleID, scheduleID), eq(scheduleHistory.start, start), eq(scheduleHistory.end, end))

const isMissed = eq(scheduleHistory.result, 'missed')

/** Deletes all but the latest entries of a schedule. */
async function trim(tx: Db, scheduleID: string): Promise<void> {
  const ofSchedule = eq(scheduleHistory.scheduleID, scheduleID)
  const latest = tx
    .select({ id: scheduleHistory.id })
    .from(scheduleHistory)
    .where(ofSchedule)
    .orderBy(...latestFirst)
    .limit(MAX_RUNS_SHOWN)
  await tx.delete(scheduleHistory).where(and(ofSchedule, notInArray(scheduleHistory.id, latest)))
}

/**
 * Adds the result of a run to the history, and returns its id. A period that was missed is no longer missed once it is
 * sent.
 */
export async function addRunResult(
  tx: Db,
  scheduleID: string,
  { start, end }: Period,
  result: Omit<typeof scheduleHistory.$inferInsert, 'id' | 'scheduleID' | 'start' | 'end'>,
): Promise<string> {
  const id = createId()
  const wasMissed = and(isOfPeriod(scheduleID, { start, end }), isMissed)
  if (result.result === 'sent') await tx.delete(scheduleHistory).where(wasMissed)
  await tx.insert(scheduleHistory).values({ ...result, id, scheduleID, start, end })
  await trim(tx, scheduleID)
  return id
}

/** Adds periods that were due while no server was running. */
export async function addMissedRuns(tx: Db, scheduleID: string, runs: readonly ScheduleRun[]): Promise<void> {
  if (runs.length === 0) return
  const problem = SCHEDULE_PROBLEMS.missed
  const entry = { scheduleID, result: 'missed' as const, problem }
  await tx
    .insert(scheduleHistory)
    .values(runs.map(({ start, end, runAt }) => ({ ...entry, id: createId(), start, end, at: runAt })))
  await trim(tx, scheduleID)
}

/** Returns the missed periods of schedules by schedule, newest first. */
export async function missedPeriods(db: Db, scheduleIDs: string[] | SQLWrapper): Promise<Map<string, Period[]>> {
  const rows = await db
    .select({ id: scheduleHistory.scheduleID, start: scheduleHistory.start, end: scheduleHistory.end })
    .from(scheduleHistory)
    .where(and(inArray(scheduleHistory.scheduleID, scheduleIDs), isMissed))
    .orderBy(...latestFirst)
  const bySchedule = new Map<string, Period[]>()
  for (const { id, ...period } of rows) bySchedule.set(id, [...(bySchedule.get(id) ?? []), period])
  return bySchedule
}
