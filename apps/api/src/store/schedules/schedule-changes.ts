import {
  CAMPAIGN_HAS_ENDED,
  LAST_RECIPIENT,
  latestRun,
  nextRun,
  RECIPIENT_NOT_FOUND,
  RECIPIENT_NOT_WAITING,
  SCHEDULE_NOT_FOUND,
  type ScheduleChange,
  type ScheduleRecipient,
} from '@placard/domain/internal/schedule'
import type { Flight, ScheduledReport, ScheduleRule } from '@placard/domain/schedule'
import { and, eq } from 'drizzle-orm'
import { invalid, Refusal } from '../../refusal.js'
import { accountEmail } from '../accounts/accounts.js'
import { userColumns } from '../accounts/sessions.js'
import { campaign, scheduledReport, scheduleRecipient, user } from '../schema.js'
import type { Db } from '../store.js'
import type { StoreParts } from '../store-parts.js'
import type { Viewer } from '../visibility.js'
import { addMissedRuns } from './run-results.js'
import { askAgain, retryAddress, setRecipients } from './schedule-recipients.js'
import { findOutstanding, isSent } from './schedule-runs.js'
import { isVisible, planSchedule, scheduleWithRecipients } from './schedules.js'

type Parts = Pick<StoreParts, 'db' | 'config' | 'sealer' | 'now'>

/** Locks a schedule that the viewer may see, and reads its owner and the campaign's flight. Throws a `Refusal`. */
async function lockVisible(tx: Db, viewer: Viewer, id: string) {
  const [schedule] = await tx
    .select()
    .from(scheduledReport)
    .where(and(eq(scheduledReport.id, id), isVisible(tx, viewer)))
    .for('update')
  if (!schedule) throw new Refusal('not-found', SCHEDULE_NOT_FOUND)
  // Read after the lock: a change of a flight locks the campaign's schedules.
  const [about] = await tx
    .select({ owner: userColumns, flight: { start: campaign.start, end: campaign.end } })
    .from(user)
    .innerJoin(campaign, eq(campaign.id, schedule.campaignID))
    .where(eq(user.id, schedule.ownerID))
  if (!about) throw new Refusal('not-found', SCHEDULE_NOT_FOUND)
  return { schedule, ...about }
}

/** Returns the next run whose period was not sent yet; null if there is none. */
export async function nextUnsent(
  tx: Db,
  id: string,
  rule: ScheduleRule,
  flight: Flight,
  now: Date,
): Promise<Date | null> {
  let run = nextRun(rule, flight, now)
  while (run && (await isSent(tx, id, run))) run = nextRun(rule, flight, run.runAt)
  return run?.runAt ?? null
}

async function shownAgain(tx: Db, viewer: Viewer, id: string): Promise<ScheduledReport> {
  const [row] = await tx.select().from(scheduledReport).where(eq(scheduledReport.id, id))
  if (!row) throw new Refusal('not-found', SCHEDULE_NOT_FOUND)
  return scheduleWithRecipients(tx, viewer, row)
}

/** Fields that the times of a schedule follow from. */
const RULE = ['frequency', 'weekday', 'monthDay', 'time', 'tzCode'] as const

/** Changes a schedule, and plans its next run if its times have changed. Throws a `Refusal`. */
export async function changeSchedule(
  { db, ...parts }: Parts,
  viewer: Viewer,
  { id, recipients, ...input }: ScheduleChange,
): Promise<ScheduledReport> {
  return db.transaction(async (tx) => {
    const now = parts.now()
    const { schedule, owner, flight } = await lockVisible(tx, viewer, id)
    await tx.update(scheduledReport).set(input).where(eq(scheduledReport.id, id))
    await setRecipients(tx, parts, owner, { scheduleID: id, emails: [...new Set(recipients.map(accountEmail))] })
    // A run that is due or being retried stays due if the times did not change.
    if (RULE.some((field) => input[field] !== undefined && input[field] !== schedule[field])) {
      const { weekday = schedule.weekday, monthDay = schedule.monthDay } = input
      const rule = { ...input, weekday, monthDay }
      const runAt = await nextUnsent(tx, id, rule, flight, now)
      if (!runAt && latestRun(rule, flight, now)) throw invalid([{ path: ['frequency'], message: CAMPAIGN_HAS_ENDED }])
      await addMissedRuns(tx, id, await findOutstanding(tx, schedule, flight, now))
      if (schedule.pausedAt === null) await planSchedule(tx, id, { runAt, now })
    }
    return shownAgain(tx, viewer, id)
  })
}

/** Pauses or resumes a schedule; runs missed during the pause are not sent later. Throws a `Refusal`. */
export async function pauseSchedule(
  { db, now: clock }: Pick<StoreParts, 'db' | 'now'>,
  viewer: Viewer,
  { id, paused }: { id: string; paused: boolean },
): Promise<ScheduledReport> {
  return db.transaction(async (tx) => {
    const now = clock()
    const { schedule, flight } = await lockVisible(tx, viewer, id)
    if (paused !== (schedule.pausedAt !== null)) {
      const pausedAt = paused ? now : null
      await tx.update(scheduledReport).set({ pausedAt }).where(eq(scheduledReport.id, id))
      if (paused) await addMissedRuns(tx, id, await findOutstanding(tx, schedule, flight, now))
      const runAt = paused ? null : await nextUnsent(tx, id, schedule, flight, now)
      await planSchedule(tx, id, { runAt, now })
    }
    return shownAgain(tx, viewer, id)
  })
}

/** Locks a schedule that the viewer may see, and finds one of its recipients. Throws a `Refusal`. */
async function lockRecipient(tx: Db, viewer: Viewer, { id, email }: ScheduleRecipient) {
  const { schedule, owner } = await lockVisible(tx, viewer, id)
  const [row] = await tx
    .select()
    .from(scheduleRecipient)
    .where(and(eq(scheduleRecipient.scheduleID, id), eq(scheduleRecipient.email, accountEmail(email))))
  if (!row) throw new Refusal('not-found', RECIPIENT_NOT_FOUND)
  return { schedule, owner, row }
}

/** Removes a recipient and their queued emails. Throws a `Refusal` for the last one. */
export async function removeRecipient(db: Db, viewer: Viewer, recipient: ScheduleRecipient): Promise<ScheduledReport> {
  return db.transaction(async (tx) => {
    const { schedule, row } = await lockRecipient(tx, viewer, recipient)
    const count = await tx.$count(scheduleRecipient, eq(scheduleRecipient.scheduleID, schedule.id))
    if (count === 1) throw new Refusal('conflict', LAST_RECIPIENT)
    await tx.delete(scheduleRecipient).where(eq(scheduleRecipient.id, row.id))
    return scheduleWithRecipients(tx, viewer, schedule)
  })
}

/** Includes a recipient in the next reports again, whose address was refused. Throws a `Refusal`. */
export async function retryRecipient(db: Db, viewer: Viewer, recipient: ScheduleRecipient): Promise<ScheduledReport> {
  return db.transaction(async (tx) => {
    const { schedule, row } = await lockRecipient(tx, viewer, recipient)
    await retryAddress(tx, row)
    return scheduleWithRecipients(tx, viewer, schedule)
  })
}

/** Sends a confirmation email again, on behalf of the schedule's owner. Throws a `Refusal`. */
export async function resendConfirmation(
  context: Parts,
  viewer: Viewer,
  recipient: ScheduleRecipient,
): Promise<ScheduledReport> {
  return context.db.transaction(async (tx) => {
    const { schedule, owner, row } = await lockRecipient(tx, viewer, recipient)
    if (row.confirmedAt !== null || row.unsubscribedAt !== null) throw new Refusal('conflict', RECIPIENT_NOT_WAITING)
    await askAgain(tx, context, owner, row)
    return scheduleWithRecipients(tx, viewer, schedule)
  })
}
