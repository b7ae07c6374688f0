import type { DeliveryProblem } from '@placard/domain/internal/schedule'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { WaitingEmail } from './emails.js'
import { queueJob } from './jobs.js'
import { accountToken, scheduledReport, scheduledRun, scheduleHistory, scheduleRecipient } from './schema.js'
import type { Db } from './store.js'

/** Delay in ms before the owner of a schedule is told of undelivered emails, so that one email lists all of a run. */
const TELL_AFTER_MS = 10 * 60_000

type Delivered = Pick<WaitingEmail, 'recipientID' | 'message'>

/** Records that a mail server has accepted an email: an earlier failure of its recipient is over. */
export async function recordDelivery(tx: Db, { recipientID }: Delivered): Promise<void> {
  if (recipientID === null) return
  await tx
    .update(scheduleRecipient)
    .set({ failedAt: null, failure: null, failureToldAt: null })
    .where(and(eq(scheduleRecipient.id, recipientID), isNotNull(scheduleRecipient.failedAt)))
}

async function failRecipient(tx: Db, id: string, failure: DeliveryProblem, now: Date): Promise<void> {
  const [recipient] = await tx
    .select({ scheduleID: scheduleRecipient.scheduleID, toldAt: scheduleRecipient.failureToldAt })
    .from(scheduleRecipient)
    .where(eq(scheduleRecipient.id, id))
  if (!recipient) return
  // The job is locked before its recipients, as when it ends, so that it cannot miss one or deadlock.
  if (recipient.toldAt === null) {
    const dueAt = new Date(now.getTime() + TELL_AFTER_MS)
    await queueJob(tx, { kind: 'tell-undelivered', subjectID: recipient.scheduleID, dueAt, now })
  }
  await tx.update(scheduleRecipient).set({ failedAt: now, failure }).where(eq(scheduleRecipient.id, id))
}

/** Records that an email was given up, where the person who waits for it can see it. */
export async function recordFailure(
  tx: Db,
  { recipientID, message }: Delivered,
  problem: DeliveryProblem,
  now: Date,
): Promise<void> {
  if (recipientID !== null) await failRecipient(tx, recipientID, problem, now)
  const purpose = message?.purpose
  if (purpose?.kind === 'report')
    await tx
      .update(scheduledRun)
      .set({ undelivered: sql`${scheduledRun.undelivered} + 1` })
      .where(and(eq(scheduledRun.scheduleID, purpose.scheduleID), eq(scheduledRun.period, purpose.period)))
  if (purpose?.kind === 'report' && purpose.runID !== undefined)
    await tx
      .update(scheduleHistory)
      .set({ undelivered: sql`${scheduleHistory.undelivered} + 1` })
      .where(eq(scheduleHistory.id, purpose.runID))
  if (purpose?.kind === 'test')
    await tx
      .update(scheduledReport)
      .set({ testFailure: { userID: purpose.userID, at: now.toISOString(), problem } })
      .where(eq(scheduledReport.id, purpose.scheduleID))
  if (purpose?.kind === 'invitation')
    await tx.update(accountToken).set({ failedAt: now, failure: problem }).where(eq(accountToken.key, purpose.tokenKey))
}
